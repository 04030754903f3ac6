# Needs Python 3.11 or newer and make; everything else is installed into .tools and .venv.
# The engine is compiled if a C compiler and the headers of Python are available; otherwise it is plain Python.

PYTHON ?= python3
ARGS ?=

UV_VERSION := 0.13.7
UV := .tools/bin/uv
BIN := .venv/bin
PYTEST = $(BIN)/python -m pytest
PLAIN = PYTHONPATH="$(CURDIR)/src"
# One worker per available processor; report the slowest tests.
WORKERS = --durations=20 -n $$($(BIN)/python -c 'import os; print(len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count())') --dist worksteal
# Tests of compiled modules.
ENGINE = $(addprefix tests/,bots engine fixtures games invariants notation perft records rules)
# Quick tests, without a server, a browser or a compiled engine.
FAST = $(addprefix tests/,cli engine games i18n lint mutants notation perft records rules tables terminal tooling \
        docs/test_architecture.py docs/test_contributing.py docs/test_protocol.py) \
    $(addprefix --ignore=tests/,cli/test_serve.py terminal/test_hints.py terminal/test_terminals.py) \
    --deselect=tests/terminal/test_play.py::test_a_whole_game_can_be_played \
    --deselect=tests/docs/test_protocol.py::test_requests_and_frames_of_the_page_work_as_shown -m 'not hypothesis'

export UV_SYSTEM_CERTS := 1
export UV_PYTHON_DOWNLOADS := never
export UV_PYTHON := $(CURDIR)/.tools/bin/python
export UV_PROJECT_ENVIRONMENT := .venv
unexport VIRTUAL_ENV PYTHONPATH PYTHONHOME PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.NOTPARALLEL:
.DELETE_ON_ERROR:
.PHONY: help play terminal page page-packages page-build test check test-page test-plain test-plain-sample test-fast test-compiled test-browser \
    explore browser speed screens invariants mutants golden schemas rules arena bench compare lint format lock clean FORCE

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-15s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: .venv/.installed page ## play in your browser; ARGS="--host 0.0.0.0" accepts players from your network
	@$(BIN)/coltexpress serve --open $(ARGS) || [ $$? = 130 ]    # Ctrl-C

terminal: .venv/.installed ## play in the terminal; ARGS="--lang nl --humans 2" passes options
	@$(BIN)/coltexpress play $(ARGS)

# Rebuilt only if its sources have changed (web/, the catalogues, the types of the protocol), and copied into the installed
# package. It is not part of the wheel here, so that a change of the page does not compile the engine.
page: .venv/.installed ## build the page
	@if $(MAKE) --no-print-directory page-build; \
	    then $(PAGE_INSTALL); \
	    else echo "== the page was not built: the server has no web page" >&2; fi

PAGE_INSTALL = place=$$($(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("platlib"))')/coltexpress/web; \
    cmp -s web/dist/.made-of "$$place/.made-of" || { rm -rf "$$place" && cp -R web/dist "$$place"; }

page-packages: .venv/.node
	@$(BIN)/python web/scripts/build.py --install

page-build: .venv/.node
	@$(BIN)/python web/scripts/build.py

test: .tools/uv-$(UV_VERSION) ## check everything: lint, the page, all tests on the compiled engine and in a browser; rules and bots also on plain Python
	@.tools/bin/python tests/phases.py

check: .venv/.dev .venv/.node ## the fast checks: lint, types, unit tests of the page, tests without servers and browsers
	@.tools/bin/python tests/phases.py lint page-check fast

test-page: .venv/.node ## type checks and unit tests of the page; its browser tests are in tests/web
	@$(BIN)/python web/scripts/build.py --run check
	@$(BIN)/python web/scripts/build.py --run test

test-plain: .venv/.dev ## the tests on plain Python, except those in a browser; ARGS="-k fire" selects
	@$(PLAIN) COLTEXPRESS_EXPECT=plain $(PYTEST) $(WORKERS) --ignore=tests/web $(ARGS)

# In one process: it runs beside the compiler, and every further one would collect the tests again.
test-plain-sample: .venv/.dev .tools/made-of
	@if grep -q '^engine compiled' .tools/made-of; \
	    then $(MAKE) --no-print-directory test-plain ARGS="$(ENGINE) $(ARGS)" WORKERS=--durations=20; \
	    else $(MAKE) --no-print-directory test-plain; fi

test-fast: .venv/.dev ## the tests that need no server, no browser and no compiled engine
	@$(MAKE) --no-print-directory test-plain ARGS="$(FAST) $(ARGS)"

test-compiled: .venv/.dev page ## the tests on the compiled engine, except those in a browser; ARGS="-k fire" selects
	@if grep -q '^engine compiled' .tools/made-of; \
	    then COLTEXPRESS_EXPECT=compiled $(PYTEST) $(WORKERS) --ignore=tests/web $(ARGS); \
	    else echo "== no compiled engine to test: COLTEXPRESS_PLAIN is set, or a C compiler or the headers of Python are missing"; fi

test-browser: .venv/.dev page browser ## the tests in a browser; ARGS="-k phone" selects
	@$(PYTEST) $(WORKERS) tests/web $(ARGS)

explore: .venv/.dev page browser ## properties, invariants and browser games with fresh seeds; ARGS="--minutes 30"
	@$(BIN)/python tests/explore.py $(ARGS)

browser: .venv/.dev ## install a browser for tests/web, if there is none
	@$(BIN)/python tests/web/helpers/browsers.py

speed: .venv/.dev .venv/.installed page browser ## measure the page in a browser, as JSON
	@$(BIN)/python web/scripts/speed.py

screens: .venv/.dev .venv/.installed page browser ## retake the pictures of docs/screens
	@$(BIN)/python web/scripts/screens.py

invariants: .venv/.dev .venv/.installed ## check 20,000 games against the invariants, on the installed engine; ARGS=500 for fewer
	@$(BIN)/python tests/invariants $(ARGS)

mutants: .venv/.dev .venv/.node browser ## check that the tests find 20 deliberate bugs; ARGS="03 clock" for some of them
	@$(BIN)/python tests/mutants $(ARGS)

golden: .venv/.dev ## rewrite the golden games, after a change of events or views
	@$(PLAIN) $(BIN)/python tests/games/playthrough.py

schemas: .venv/.dev ## rewrite docs/schemas and docs/options.md, after a change of the protocol or of options
	@$(PLAIN) $(BIN)/python tools/generate_schemas.py docs

rules: .venv/.dev ## list the paragraphs of docs/rules without a test
	@$(PLAIN) $(PYTEST) --rules -q -p no:xdist

arena: .venv/.dev .venv/.installed ## bots against bots; ARGS="--bots outlaw,rustler --games 400", or "ladder"
	@$(BIN)/coltexpress arena $(ARGS)

bench: .venv/.installed ## measure the engine, as JSON
	@$(BIN)/coltexpress bench engine --json $(ARGS)

compare: .venv/.dev ## compare the speed of the engine in two commits; ARGS="main~5 main"
	@$(BIN)/python tools/compare_engine.py $(ARGS)

lint: .venv/.dev ## style, types and the direction of imports
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@$(PLAIN) $(BIN)/lint-imports --no-logo
	@$(BIN)/python tests/lint/check_tests.py

format: .venv/.dev ## format the code and fix what ruff can fix
	@$(BIN)/ruff check --fix-only --quiet
	@$(BIN)/ruff format

lock: .tools/uv-$(UV_VERSION) ## update uv.lock, with public addresses only; ARGS=--upgrade for newer versions
	@env -u UV_FIND_LINKS -u UV_INDEX -u UV_INDEX_URL -u UV_EXTRA_INDEX_URL UV_NO_CONFIG=1 \
	    $(UV) lock --default-index https://pypi.org/simple $(ARGS)
	@! grep -nE '(registry|url|path|directory) = ' uv.lock \
	    | grep -vE '"https://(pypi\.org/simple|files\.pythonhosted\.org/[^"]+)"' \
	    || { echo "uv.lock names an address that is not public" >&2; exit 1; }

clean: ## remove everything that make and the tools have created
	@rm -rf .tools .venv dist web/dist web/node_modules .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache .failures
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# ------------------------------------------------------------------------------------------------------- installation

.tools/uv-$(UV_VERSION):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	    { echo "$(PYTHON) is not Python 3.11 or newer: install it, or set the program with make PYTHON=..." >&2; exit 1; }
	@echo "== installing uv $(UV_VERSION), which installs everything else"
	@rm -rf .tools
	@$(PYTHON) -m venv .tools || \
	    { rm -rf .tools; echo "$(PYTHON) cannot create a virtual environment: install its venv module" >&2; exit 1; }
	@.tools/bin/python -m pip install --quiet --disable-pip-version-check uv==$(UV_VERSION)
	@touch $@

# Checksums of all sources of the installed package. The file changes only if the package must be rebuilt. Phases that run at the
# same time write to separate temporary files.
.tools/made-of: .tools/uv-$(UV_VERSION) FORCE
	@new=$$(mktemp $@.XXXXXX) || exit 1; trap 'rm -f "$$new"' EXIT; \
	    find src pyproject.toml uv.lock hatch_build.py -type f ! -path '*/__pycache__/*' | LC_ALL=C sort | xargs cksum > "$$new"; \
	    set -- $$(.tools/bin/python -c 'import sysconfig as s; print(s.get_path("include"), s.get_config_var("CC") or "cc")'); \
	    include=$$1; shift; compiler="$${CC:-$$*}"; \
	    case "$${COLTEXPRESS_PLAIN:-0}" in 0) ;; *) compiler=false;; esac; \
	    if echo '#include <Python.h>' | $$compiler -fsyntax-only -I"$$include" -x c - 2>/dev/null; \
	        then echo "engine compiled by $$compiler"; else echo "engine plain"; fi >> "$$new"; \
	    cmp -s "$$new" $@ || mv "$$new" $@

# The dependencies of the package and the tools, but not the package itself, so that changes can be linted and tested on plain
# Python without compiling.
.venv/.dev: .tools/uv-$(UV_VERSION) pyproject.toml uv.lock
	@$(UV) sync --quiet --frozen --no-install-project --extra arena --extra cluster --extra server --inexact
	@touch $@

# The package, compiled if possible.
.venv/.installed: .tools/made-of
	@echo "== installing coltexpress: $$(tail -n 1 .tools/made-of); this takes some minutes"
	@$(UV) sync --quiet --frozen --no-install-project --extra server --no-dev --inexact
	@rm -rf .tools/wheel
	@COLTEXPRESS_PAGELESS=1 $(UV) build --wheel --out-dir .tools/wheel >.tools/build.log 2>&1 || { cat .tools/build.log >&2; exit 1; }
	@grep '^coltexpress: building plain' .tools/build.log || true    # the reason why it is not compiled
	@$(UV) pip install --quiet --no-deps --reinstall --python $(BIN)/python .tools/wheel/*.whl
	@touch $@

# Node builds the page.
.venv/.node: .tools/uv-$(UV_VERSION) pyproject.toml uv.lock
	@$(UV) sync --quiet --frozen --no-install-project --only-group page --inexact
	@touch $@
