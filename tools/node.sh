#!/bin/sh
# Say in one sentence which part of Node.js is missing, if any.
set -eu

if ! node -e 'const [a, b] = process.versions.node.split("."); process.exit(a * 100 + +b < 2018 ? 1 : 0)' 2>/dev/null; then
    echo "Node.js 20.18 or newer is missing: please install it." >&2
    exit 1
fi
if ! command -v npm >/dev/null; then
    echo "npm is missing: please install it beside Node.js." >&2
    exit 1
fi
