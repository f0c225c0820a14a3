"""Who sits with whom, and where: by solvers that say how good the best possible answer could be. Nothing here knows of
servers or databases, so it runs in a process of its own."""
