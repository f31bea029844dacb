"""One file a command: `add(subparsers)` and `run(args) -> int`."""
