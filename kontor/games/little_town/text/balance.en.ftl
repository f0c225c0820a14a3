# What the report on balance counts: an event, and the argument that says which thing.
balance-build-tile = Buildings built
balance-use-tile = Buildings used
balance-claim-objective = Objectives claimed
balance-place = Workers placed
balance-fee = Fees paid for others’ buildings
balance-hunger = Rounds with hungry workers
