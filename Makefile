# One word each. `make` alone tests.
PYTHON ?= python3
BIN := .venv/bin
ARGS ?=
export PYTHONUNBUFFERED := 1

test: check
	$(BIN)/python -m pytest -n 2 --dist loadfile

play: .venv/.play
	@$(BIN)/firehall play $(ARGS)

check: .venv/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/basedpyright
	$(BIN)/lint-imports --no-logo
	$(BIN)/codespell src/firehall/words/en docs/grammar.md docs/dice.md docs/boards.md docs/house-rules.md README.md CONTRIBUTING.md CHANGELOG.md
	$(BIN)/python tools/rule_index.py --check
	$(BIN)/python tools/rulings.py --check

bench: .venv/.play
	$(BIN)/firehall bench $(ARGS)

soak: .venv/.test
	SOAK=20 FUZZ_SECONDS=60 $(BIN)/python -m pytest -n 2 --dist loadfile tests/test_machines.py tests/test_properties.py tests/test_fuzz.py

mutants: .venv/.test
	$(BIN)/python tools/mutants.py $(ARGS)

docs: .venv/.test
	$(BIN)/python tools/rule_index.py
	$(BIN)/python tools/rulings.py

playthroughs: .venv/.test
	$(BIN)/python -m tests.playthroughs_tool

counts: .venv/.test
	$(BIN)/python -m tests.counts_tool --write

signature: .venv/.test
	@$(BIN)/python tools/signature.py

clean:
	rm -rf .venv build dist

.venv/.play: pyproject.toml
	@tools/venv "$(PYTHON)"
	@touch $@

.venv/.test: pyproject.toml
	@tools/venv "$(PYTHON)" dev
	@touch $@ .venv/.play

.PHONY: test play check bench soak mutants docs playthroughs counts signature clean
