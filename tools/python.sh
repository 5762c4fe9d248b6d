#!/bin/sh
# Print a Python that will do (3.11 or newer, able to make a venv), or say in one sentence what is missing.
set -eu

missing="Python 3.11 or newer is missing: please install it, or name it with PYTHON=/path/to/python."
for python in "${PYTHON:-python3}" python3.14 python3.13 python3.12 python3.11 python3 python; do
    "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue
    if "$python" -c 'import ensurepip, venv' 2>/dev/null; then
        command -v "$python"
        exit
    fi
    missing="Python's venv module is incomplete: please install it (on Debian and Ubuntu the package python3-venv)."
done
echo "$missing" >&2
exit 1
