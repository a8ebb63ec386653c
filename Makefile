# make play           the table in a browser
# make play-terminal  a game in the terminal
# make test           the tests of a change: formatting, lint, unit tests, scenarios, cards, the page in a browser
# make ci             everything the build server runs: `make test`, then training, Python, docs, dependencies, other targets
# make bench          speed and size against the budgets
# make laws           the engine's laws over many games at every kind of table
# make exercise       every ability of every card in games
# make mutants        does a broken rule break a scenario?
# make screenshots    the pictures of the docs
# make site           the page without a server, for any static host
# make tools          installs what `make deps` needs
# CONTRIBUTING.md says which of these to run for which change.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
CARGO ?= cargo
# Data that is not part of the project: official card text, decks and rule texts, for some tests. Without it they are skipped.
SHARED ?= ../shared
export SHARED
TARGET := $(or $(CARGO_TARGET_DIR),target)
# The packages that `make test` tests with cargo. The Python package has its tests in Python: `make python-test` builds it. Training has a separate target.
TESTED := --workspace --exclude inkwright-python --exclude inkwright-training

# The tests and checks that this machine can't run, and the texts that a language leaves in English; `make test` prints them at the end.
export INKWRIGHT_SKIPPED := $(abspath $(TARGET))/skipped.txt
export INKWRIGHT_UNTRANSLATED := $(abspath $(TARGET))/untranslated.txt

.PHONY: play play-terminal web page web-check web-test test ci skips more fmt lint unit scenarios rules cards text-check docs deps features msrv wasm package site site-test tools bench bots laws exercise mutants screenshots fuzz fuzz-server python python-test python-bench

# Builds the page first, because it is embedded in the program.
play: web
	$(CARGO) run --profile play -p inkwright-cli -- serve --open

play-terminal:
	$(CARGO) run --profile play -p inkwright-cli -- play

# The page of the table, rebuilt when its sources have changed.
web: web/dist/index.html

WEB_PARTS := $(shell find web/src web/public web/index.html web/vite.config.ts web/svelte.config.js web/scripts -type f 2>/dev/null)

web/node_modules/.package-lock.json: web/package.json web/package-lock.json
	command -v npm >/dev/null || { echo "the table needs Node 20.19 or newer with npm: https://nodejs.org, or apt-get install nodejs npm"; exit 1; }
	cd web && npm ci --no-audit --no-fund
	touch $@

web/dist/index.html: web/node_modules/.package-lock.json $(WEB_PARTS)
	cd web && npm run build

# The page for tests. A machine that can't get its dependencies tests everything else, with a note.
page:
	if $(MAKE) --no-print-directory web/node_modules/.package-lock.json; \
	then $(MAKE) --no-print-directory web; \
	else scripts/skip "the page of the table is not built"; \
	fi

# Formatting, lint, types and unit tests of the page, without a browser.
web-check: page
	if [ -e web/node_modules/.package-lock.json ]; then cd web && npm run check && npm run unit; fi

# The table in Chromium, which is installed from Debian's packages if possible.
web-test: page
	$(CARGO) test -q $(TESTED) --no-run
	scripts/web-test

# Clippy compiles the tests, so that it needs no separate build. Without Clippy they are compiled normally.
ifneq ($(shell command -v clippy-driver),)
test unit scenarios web-test python-test training-test: export RUSTC_WORKSPACE_WRAPPER := clippy-driver
test unit scenarios web-test python-test training-test: export CLIPPY_ARGS := -D__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__
endif

# Incremental compilation costs the first build half a minute; set CARGO_INCREMENTAL=1 if you rebuild the tests often.
test unit scenarios web-test python-test training-test: export CARGO_INCREMENTAL ?= 0

# Builds the page first, because it is embedded in the program.
test:
	mkdir -p $(TARGET) && rm -f $(INKWRIGHT_SKIPPED) $(INKWRIGHT_UNTRANSLATED)
	$(MAKE) --no-print-directory fmt
	$(MAKE) --no-print-directory page
	$(MAKE) --no-print-directory unit
	@# Each of these keeps one core busy most of the time.
	$(MAKE) --no-print-directory -j2 --output-sync=target cards rules text-check web-check
	$(MAKE) --no-print-directory web-test
	$(MAKE) --no-print-directory skips

# What the build server runs (.ci/run).
ci:
	$(MAKE) --no-print-directory test
	$(MAKE) --no-print-directory training-test
	$(MAKE) --no-print-directory python-test
	$(MAKE) --no-print-directory more
	$(MAKE) --no-print-directory skips

skips:
	@if [ -s $(INKWRIGHT_SKIPPED) ]; \
	then echo "skipped on this machine: $$(wc -l < $(INKWRIGHT_SKIPPED))"; sed 's/^/  /' $(INKWRIGHT_SKIPPED); \
	else echo "nothing was skipped"; \
	fi
	@if [ -s $(INKWRIGHT_UNTRANSLATED) ]; \
	then echo "left in English: $$(sort -u $(INKWRIGHT_UNTRANSLATED) | wc -l)"; sort -u $(INKWRIGHT_UNTRANSLATED) | sed 's/^/  /'; \
	else echo "nothing is left in English"; \
	fi

# Checks that need other builds and rarely change their result.
more: docs deps features wasm site-test msrv package

fmt:
	$(CARGO) fmt --all --check

# Clippy alone, without building the tests.
lint:
	$(CARGO) clippy --workspace --all-targets -- -D warnings

# All links in the documentation are valid.
docs:
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --workspace --no-deps --quiet

# Licences, sources and versions of the dependencies, and unused ones. `make tools` installs the tools.
deps:
	if $(CARGO) deny --version >/dev/null 2>&1; \
	then $(CARGO) deny --log-level error check licenses bans sources; \
		if $(CARGO) deny fetch db >/dev/null 2>&1; \
		then $(CARGO) deny --log-level error check advisories; \
		else scripts/skip "the list of advisories can't be fetched"; \
		fi; \
	else scripts/skip "cargo-deny is not installed; make tools installs it"; \
	fi
	if $(CARGO) machete --version >/dev/null 2>&1; \
	then $(CARGO) machete --with-metadata; \
	else scripts/skip "cargo-machete is not installed; make tools installs it"; \
	fi

# The library without features and with each one alone, without warnings.
features:
	for features in "" bots languages net scenarios; \
	do $(CARGO) clippy --quiet -p inkwright --all-targets --no-default-features --features "$$features" -- -D warnings; \
	done

# The library and the crates that it uses can be built from their packages, as from a registry.
package:
	$(CARGO) package --allow-dirty --quiet --target-dir $(TARGET)/published \
		$$($(CARGO) tree -p inkwright --edges normal,build --prefix none | sed -n 's/^\(inkwright[a-z-]*\) .*/-p \1/p' | sort -u)

# The library and the service build without threads, clocks or files.
wasm:
	if rustup target list --installed 2>/dev/null | grep -qx wasm32-unknown-unknown || rustup target add wasm32-unknown-unknown 2>/dev/null; \
	then $(CARGO) check --quiet --target wasm32-unknown-unknown -p inkwright -p inkwright-service; \
	else scripts/skip "the target wasm32-unknown-unknown is not installed and can't be added"; \
	fi

# The page without a server, in web/site: a folder for any static host, under any path. Prints the sizes.
site:
	scripts/wasm-build
	if [ ! -e web/wasm/inkwright.wasm ]; then :; \
	elif $(MAKE) --no-print-directory web/node_modules/.package-lock.json; then cd web && npm run site; \
	else scripts/skip "the page without a server is not built"; \
	fi

# Games in WebAssembly against the same games natively, then the page's stories without a server, in Chromium, and its times.
SAME_GAMES ?= 200
site-test: site
	scripts/wasm-compare $(SAME_GAMES)
	if [ -e web/site/index.html ]; then HOST=site scripts/web-test site links game pages decks replays; fi
	if [ -e web/site/index.html ]; then TIMES=1 HOST=site scripts/web-test times --workers 1; fi

# The oldest compiler that Cargo.toml allows. It has a separate target folder, so that nothing else is rebuilt.
MSRV := $(shell sed -n 's/^rust-version = "\(.*\)"/\1/p' Cargo.toml)
msrv:
	if rustup run $(MSRV) cargo --version >/dev/null 2>&1 || rustup toolchain install $(MSRV) --profile minimal --no-self-update >/dev/null 2>&1; \
	then CARGO_TARGET_DIR=$(TARGET)/msrv rustup run $(MSRV) cargo check --quiet --workspace; \
	else scripts/skip "Rust $(MSRV) is not installed and can't be got"; \
	fi

# Tools that check the dependencies. Takes a few minutes, once per machine.
tools:
	$(CARGO) install --locked cargo-deny cargo-machete

# One more test at a time than there are cores, because some of them wait for a clock or another program.
unit:
	if $(CARGO) nextest --version >/dev/null 2>&1; \
	then $(CARGO) nextest run $(TESTED) --test-threads $$(($$(nproc) + 1)); \
	else $(CARGO) test $(TESTED) --lib --bins --tests --examples; \
	fi
	$(CARGO) test $(TESTED) --doc

# Uses the program built for the unit tests, so that nothing is built twice. The unit tests run the scenarios, too.
scenarios:
	$(CARGO) test -q $(TESTED) --no-run
	if [ -n "$$(find scenarios -name '*.scn' -print -quit 2>/dev/null)" ]; \
	then INKWRIGHT_DATA=$(TARGET)/nothing-imported $(TARGET)/debug/inkwright scenario run scenarios; \
	else scripts/skip "there are no scenarios"; \
	fi

# Fails for a rule without a scenario or test. A unit test checks that the tests listed as proofs exist. Shows only the end of the output.
rules:
	$(TARGET)/debug/inkwright rules coverage | tail -n 2

# Fails for a construct of the card language that no scenario shows, and for a law violated in games built around some cards or pairs
# of cards.
cards:
	$(TARGET)/debug/inkwright cards constructs --missing
	$(TARGET)/debug/inkwright cards exercise --part 3/25
	$(TARGET)/debug/inkwright cards pairs --partners 1 --games 1

text-check:
	if [ -x $(SHARED)/tools/no-official-text ]; \
	then $(SHARED)/tools/no-official-text . && echo "no official text"; \
	else scripts/skip "$(SHARED)/tools/no-official-text is not there to look for official text"; \
	fi

# Instructions, games per second, copying, compiling and start-up time against their budgets; counting needs valgrind.
bench:
	$(CARGO) build --release -q -p inkwright-bench
	$(TARGET)/release/inkwright-bench

# 10,000 games of all players over all decks: no answer outside the list, no broken game. Then the players' strength.
bots:
	$(CARGO) build --release -q -p inkwright-cli
	$(TARGET)/release/inkwright arena --players random,greedy --decks $(SHARED)/decks/starter --decks $(SHARED)/decks/tournament --any-deck --games 9000 --mixed
	$(TARGET)/release/inkwright arena --players random,search:fast --decks $(SHARED)/decks/starter --decks $(SHARED)/decks/tournament --any-deck --games 1000 --mixed
	$(TARGET)/release/inkwright arena --players random,greedy --decks $(SHARED)/decks/starter --games 400
	$(TARGET)/release/inkwright arena --players greedy,search:fast,search:normal --decks $(SHARED)/decks/starter --games 400

# The tests of training: positions that the learned player solves, and training in miniature if PyTorch is installed.
.PHONY: training-test
training-test:
	$(CARGO) test -q -p inkwright-training

# The training in miniature: some games, a minute on a CPU, and the net must beat `random`. Needs PyTorch; see training/README.md.
.PHONY: learn-small
learn-small:
	$(CARGO) test -p inkwright-training --test miniature -- --nocapture

# Checks every invariant at every step of this many games of each kind: three, four and six players, teams, Pack Rush.
GAMES ?= 10000
laws:
	INKWRIGHT_GAMES=$(GAMES) $(CARGO) test --release -p inkwright-engine --test tables -- --nocapture --test-threads 2

# Games built around each card until every ability has had an effect, with all laws checked at every step. Then games with pairs of related
# cards, checked for results that can't be right for any cards.
exercise:
	$(CARGO) build --release -q -p inkwright-cli
	$(TARGET)/release/inkwright cards exercise
	$(TARGET)/release/inkwright cards pairs --partners 20 --games 3

# A random sample of changes to the rules, built into one program and switched on one by one; each must be caught by a scenario or a test.
# Needs cargo-mutants, which it installs.
MUTANTS ?= 160
mutants:
	$(CARGO) mutants --version >/dev/null 2>&1 || $(CARGO) install --locked cargo-mutants
	scripts/mutants $(MUTANTS)

# The pictures for the docs, from real runs. Needs chromium.
screenshots: page
	$(CARGO) build --release -q -p inkwright-cli
	scripts/screenshots
	$(CARGO) test -q $(TESTED) --no-run
	PICTURES=1 scripts/web-test pictures
	$(CARGO) run --release -q -p inkwright --example ornament_sheet > docs/images/ornaments.svg

# Looks for bytes that violate a law in fuzz/laws.rs, for a few seconds per kind of input.
SECONDS_EACH ?= 60
fuzz:
	INKWRIGHT_FUZZ_SECONDS=$(SECONDS_EACH) $(CARGO) test -p inkwright-cli --test fuzz -- --nocapture --test-threads 1

# Sends this many malformed and out-of-turn messages to a server. They must not change a game, and the server must keep answering.
MESSAGES ?= 100000
fuzz-server:
	INKWRIGHT_FUZZ=$(MESSAGES) $(CARGO) test -p inkwright-server --test it fuzz -- --nocapture

# Python: a virtual environment with the package and all dependencies of its environments, plots, notebooks and clusters.
PYTHON ?= python3
VENV := python/.venv
# What ruff formats and checks; ruff.toml names the scripts that are Python.
PYTHON_PARTS := python training scripts
python: $(VENV)/bin/python
	$(VENV)/bin/pip install -q "./python[gym,zoo,plot,notebook]" -r python/requirements-test.txt
	$(VENV)/bin/pip install -q "./python[cluster]" || scripts/skip "Ray can't be had here, and clusters can't be used"
	@echo "ready: . $(VENV)/bin/activate"

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

# The package with an extension module that reuses the unit tests' build. Unavailable dependencies are skipped with a note.
python-test: $(VENV)/bin/python
	$(VENV)/bin/pip install -q -r python/requirements-test.txt
	$(VENV)/bin/pip install -q ray matplotlib || scripts/skip "Ray and matplotlib can't be had here, and what needs them is not tested"
	$(CARGO) build -q -p inkwright-python -p inkwright-cli
	rm -rf $(TARGET)/python && mkdir -p $(TARGET)/python && cp -r python/inkwright $(TARGET)/python/
	cp $(TARGET)/debug/lib_inkwright.so $(TARGET)/python/inkwright/_inkwright.abi3.so
	$(VENV)/bin/ruff check -q $(PYTHON_PARTS)
	$(VENV)/bin/ruff format -q --check $(PYTHON_PARTS)
	PYTHONPATH=$(abspath $(TARGET)/python) INKWRIGHT_PROGRAM=$(abspath $(TARGET)/debug/inkwright) $(VENV)/bin/python -m pytest python/tests -rs

# Steps per second of our environments and others; needs `make python`.
python-bench: python
	$(VENV)/bin/pip install -q pygame rlcard open_spiel || scripts/skip "not all of the other libraries can be had here"
	$(VENV)/bin/python python/benchmarks/speed.py
