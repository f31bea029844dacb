"""`python -m rainhill.cli`: the same as the command `rainhill`."""

from rainhill.cli import main

raise SystemExit(main())
