# `make run` and `make test` set up everything they need in .venv; nothing else is required but Python.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: run test quick night lint types imports shape tests versions audit auditor clients bench fuzz leaks soak container \
	settings format lock clean

run: $(VENV)/.run
	$(BIN)/flugpost

test: lint types imports shape audit tests

# While you work: what your change touches, in under two minutes.
quick: lint types
	$(BIN)/python -m tests.quick

lint: $(VENV)/.dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

types: $(VENV)/.dev
	$(BIN)/mypy

imports: $(VENV)/.dev
	$(BIN)/lint-imports --no-cache

shape: $(VENV)/.dev
	$(BIN)/python -m tests.shape

# Secrets in the tree, licences, and vulnerable versions where that can be asked.
audit: $(VENV)/.dev
	$(BIN)/python -m tests.audit

# What asks it; the audit says so if it is not there.
auditor: $(VENV)/audit/.done

# Processes that tests start are up sooner where Python may keep what it has compiled.
tests: export PYTHONDONTWRITEBYTECODE :=
tests: $(VENV)/.dev
	$(BIN)/pytest -p no:randomly -n 2 --dist worksteal

# What takes too long for every change, one after the other; half a night on two cores that have nothing else to do.
# The order of the tests is another each time, and the first line of their output says how to have it again.
night: $(VENV)/.bench
	$(BIN)/pytest -n 2 --dist worksteal
	$(BIN)/python -m tests.words --whole
	$(BIN)/python -m tests.forgeries
	$(BIN)/python -m tests.posts
	$(BIN)/python -m tests.panels
	$(BIN)/python -m tests.bot.races
	$(BIN)/python -m tests.bot.races --unlocked
	$(MAKE) leaks
	$(MAKE) soak SEED=$$(date +%F)
	$(MAKE) fuzz
	$(MAKE) bench

# What rests on parts of Python that differ between its versions: pickles, enums, asyncio, SQLite, time zones, Unicode.
VERSIONS := tests/bot/cli tests/bot/kit tests/sandbox tests/bot/store tests/bot/tables tests/bot/test_app.py \
	tests/bot/test_front.py tests/bot/turns tests/conformance/test_records.py tests/render/kit tests/titles
versions: export PYTHONDONTWRITEBYTECODE :=
versions: $(VENV)/.dev
	$(BIN)/pytest -q -p no:randomly -n 2 --dist worksteal $(VERSIONS)

# Other libraries that talk to the sandbox, and axe-core, which looks at its page. Their tests are skipped without.
clients: $(VENV)/clients/.done $(VENV)/node_modules/.done

bench: $(VENV)/.bench
	$(BIN)/python -m tests.bench

# Of what comes in from outside, so many are tried.
INPUTS ?= 1000000
fuzz: $(VENV)/.dev
	for luck in 2 3 4 5 6 7 8 9; do FLUGPOST_LUCK=$$luck $(BIN)/pytest -q -n 2 tests/conformance/test_[ilopt]*.py || exit 1; done
	$(BIN)/python -m tests.fuzz
	$(BIN)/python -m tests.fuzz.clarity
	$(BIN)/python -m tests.fuzz.harmless
	$(BIN)/python -m tests.fuzz.edge --inputs $(INPUTS)

leaks: $(VENV)/.dev
	$(BIN)/python -m tests.bot.leaks

# What goes wrong, and in which order, follows from the seed.
SEED ?= 1
soak: $(VENV)/.dev
	FLUGPOST_SOAK=1 $(BIN)/pytest -q tests/soak
	$(BIN)/python -m tests.soak --seed $(SEED)

# The Dockerfile's steps without an engine, each in a fresh folder.
container: $(VENV)/.dev
	$(BIN)/python -m tests.container

# .env.example and the table of docs/settings.md, as bot/settings.py declares them.
settings: $(VENV)/.dev
	$(BIN)/python -m tests.bot.settings_page

format: $(VENV)/.dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

# The lock files are made with uv and installed with plain pip. That of an extra has what it adds to run.txt.
lock:
	$(PYTHON) -m venv $(VENV)/lock
	$(VENV)/lock/bin/pip -q install uv
	$(VENV)/lock/bin/uv pip compile -q --universal --generate-hashes --no-header --no-emit-index-url --no-annotate \
		--python-version 3.11 pyproject.toml -o requirements/run.txt
	$(VENV)/lock/bin/uv pip compile -q --universal --generate-hashes --no-header --no-emit-index-url --no-annotate \
		--python-version 3.11 pyproject.toml --extra postgres -c requirements/run.txt \
		$$(sed -n 's/^\([a-z0-9.-]*\)==.*/--no-emit-package \1/p' requirements/run.txt) -o requirements/postgres.txt
	$(VENV)/lock/bin/uv pip compile -q --universal --generate-hashes --no-header --no-emit-index-url --no-annotate \
		--python-version 3.11 pyproject.toml --group dev -o requirements/dev.txt
	$(VENV)/lock/bin/uv pip compile -q --universal --generate-hashes --no-header --no-emit-index-url --no-annotate \
		--python-version 3.11 --group clients -o requirements/clients.txt
	$(VENV)/lock/bin/uv pip compile -q --universal --generate-hashes --no-header --no-emit-index-url --no-annotate \
		--python-version 3.11 --group audit -o requirements/audit.txt
	$(VENV)/lock/bin/uv pip compile -q --universal --generate-hashes --no-header --no-emit-index-url --no-annotate \
		--python-version 3.11 --group bench -o requirements/bench.txt
	npm install --silent --package-lock-only --prefix requirements

$(VENV)/.run: pyproject.toml requirements/run.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements/run.txt
	$(BIN)/python -m pip install -q --disable-pip-version-check --no-deps -e .
	touch $@

$(VENV)/.dev: pyproject.toml requirements/dev.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements/dev.txt
	$(BIN)/python -m pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	touch $@ $(VENV)/.run

$(VENV)/.bench: $(VENV)/.dev requirements/bench.txt
	$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes --no-build-isolation \
		-r requirements/bench.txt
	touch $@

$(VENV)/clients/.done: requirements/clients.txt
	$(PYTHON) -m venv $(VENV)/clients
	$(VENV)/clients/bin/python -m pip install -q --disable-pip-version-check --require-hashes -r $<
	touch $@

$(VENV)/audit/.done: requirements/audit.txt
	$(PYTHON) -m venv $(VENV)/audit
	$(VENV)/audit/bin/python -m pip install -q --disable-pip-version-check --require-hashes -r $<
	touch $@

$(VENV)/node_modules/.done: requirements/package.json requirements/package-lock.json
	mkdir -p $(VENV) && cp $^ $(VENV)
	npm ci --silent --no-audit --no-fund --prefix $(VENV)
	touch $@

clean:
	rm -rf $(VENV) build *.egg-info
