#!/usr/bin/env python3
"""Do the project's chores: `python3 dev.py play`, `... test`; the Makefile only passes its targets on to here.

This file is kept to syntax that any Python understands, so that an old one can say what it lacks instead of failing
to read it. The work itself is in tools/.
"""

import os
import subprocess
import sys

OLDEST = (3, 11)
NAMES = ["python3.14", "python3.13", "python3.12", "python3.11", "python3", "python"]
QUESTION = "import sys; print(sys.version_info >= %r)" % (OLDEST,)


def is_recent(command):  # type: (str) -> bool
    """Ask an interpreter its version by running it: a name on the search path may be an empty shell."""
    try:
        answer = subprocess.Popen([command, "-c", QUESTION], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        return answer.communicate()[0].strip() == b"True"
    except OSError:
        return False


def main():  # type: () -> int
    """Hand over to tools/ with a Python that is recent enough."""
    root = os.path.dirname(os.path.abspath(__file__))
    if sys.version_info < OLDEST:
        for name in NAMES:
            if is_recent(name):
                return subprocess.call([name, os.path.join(root, "dev.py")] + sys.argv[1:])
        sys.stderr.write(
            "Rainhill needs Python %d.%d or later; this is Python %d.%d and no other was found.\n"
            "Install a newer Python and try again, or name one: make test PYTHON=path/to/python\n"
            % (OLDEST + tuple(sys.version_info[:2]))
        )
        return 1
    sys.path.insert(0, root)
    from tools.chores.tasks import run_dev

    return run_dev(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
