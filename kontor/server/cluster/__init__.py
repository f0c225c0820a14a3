"""Several servers that share the work: how they speak, how what concerns a table finds its owner; docs/cluster.md."""
