# Everything that is done with the book, by name. `make help` lists it.

BIN := .venv/bin
RUN := $(BIN)/python

.DEFAULT_GOAL := all
.PHONY: all help serve build booklets pictures chromium check check-game new-game test quick compiled adapters zensical bench mutants lock clean
.DELETE_ON_ERROR:

all: test ## what the CI does: check and test

help: ## this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1\t/' | expand -t 16

serve: build ## set up, build both languages, serve them at a printed address (PORT=8000)
	@$(RUN) -m tools.serve

build: .venv/book node_modules/.ready ## the whole site in site/ (SITE_URL=https://… where it will live)
	@$(RUN) -m tools.build

booklets: .venv/dev build chromium ## a PDF of each game in each language, to be printed, into site/ (rules, glossary, aid)
	@$(RUN) -m tools.booklets

pictures: .venv/dev build chromium ## what is shown where a page is shared, into site/ (SITE_URL=https://… or no page names them)
	@$(RUN) -m tools.pictures

chromium: .venv/dev
	@$(RUN) -m tools.chromium

check: .venv/dev node_modules/.ready ## style, types (Python and JavaScript), spelling, translations of one shape
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(RUN) -m tools.protocol check
	npx --no-install tsc --project overrides/assets/js
	npx --no-install tsc --project tools/offline
	npx --no-install cspell lint --no-progress --no-summary
	$(RUN) -m tools.structure

check-game: .venv/dev ## the contract and the tests of one game, in less than a minute or two: GAME=land_unter
	@test -n "$(GAME)" || { echo "Which game? make check-game GAME=land_unter"; exit 1; }
	$(BIN)/pytest -q -n auto --dist worksteal --game $(GAME) tests/conformance tests/games/$(GAME)

new-game: .venv/dev ## a small running card game, to be edited: KEY=high_card LETTERS=HC PLAYERS=2-4
	@$(RUN) -m tools.new_game "$(KEY)" "$(LETTERS)" "$(PLAYERS)"

# Two things at a time, since many of them keep one core busy, or none; but never two that write into .venv. Tests: one
# more at a time than there are cores, since those in a browser wait now and then. What they import is compiled once
# before, while a core is free: else each process compiles all of it for itself, some seven seconds each.
test: ## set up with a Chromium, check, then every test
	@$(MAKE) --no-print-directory --jobs=2 .venv/dev node_modules/.ready
	@$(MAKE) --no-print-directory --jobs=2 check build chromium compiled
	$(BIN)/pytest -n $$($(RUN) -c 'import os; print(1 + (os.cpu_count() or 1))') --dist worksteal

quick: .venv/dev build ## the tests that need no browser
	@$(BIN)/pytest -n auto --dist worksteal --ignore tests/site

# Whatever is wrong with a test's imports is told when it runs.
compiled: .venv/dev
	@PYTHONDONTWRITEBYTECODE= $(BIN)/pytest --collect-only -qq > /dev/null 2>&1 || true

adapters: .venv/dev .venv/bench ## the games as environments of PettingZoo and OpenSpiel, by these libraries' own tests
	$(BIN)/pytest -q -n auto --dist worksteal tests/adapters

zensical: .venv/book .venv/bench ## both books by Zensical, which comes after Material for MkDocs, and what they lack
	@$(RUN) -m tools.zensical

bench: adapters node_modules/.ready ## medians and ratios of one run
	$(RUN) -m tools.bench

mutants: .venv/dev node_modules/.ready ## break the code on purpose, print what no test notices (SAMPLE=20 SEED=1 ONLY=engine/match)
	@$(RUN) -m tools.mutants $(if $(SAMPLE),--sample $(SAMPLE)) $(if $(SEED),--seed $(SEED)) $(if $(ONLY),--only $(ONLY))

lock: .venv/lock ## renew the lock files after a change of requirements*.in or package.json
	for name in requirements requirements-dev requirements-bench requirements-lock; do \
	  CUSTOM_COMPILE_COMMAND="make lock" $(BIN)/pip-compile --quiet --upgrade --generate-hashes --strip-extras \
	    --allow-unsafe --no-emit-index-url --no-emit-find-links --output-file $$name.txt $$name.in || exit 1; \
	done
	npm install --package-lock-only --no-audit --no-fund
	node tools/strip-lock.mjs

clean: ## forget every build and the whole set-up
	rm -rf .venv node_modules site build

# --- the set-up, each part once ---

# The system's Python before others: it is built with profile-guided optimisation, which one compiled by hand seldom is,
# and runs the tests a fifth sooner. PYTHON=/path/to/python takes another.
.venv/made:
	@python=$$(PATH="/usr/bin:$$PATH" tools/python.sh) && "$$python" -m venv --clear .venv
	@touch $@

.venv/book: .venv/made requirements.txt
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements.txt
	@touch $@

.venv/dev: .venv/made requirements.txt requirements-dev.txt
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.txt
	@touch $@ .venv/book

.venv/bench: .venv/made requirements-bench.txt
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements-bench.txt
	@touch $@

.venv/lock: .venv/made requirements-lock.txt
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements-lock.txt
	@touch $@

node_modules/.ready: package-lock.json
	@tools/node.sh
	npm ci --no-audit --no-fund --loglevel=error
	@touch $@
