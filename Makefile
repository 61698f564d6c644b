# Every target sets up what it needs, packages of the system included; see Scripts/bootstrap.

export PATH := $(shell Scripts/bootstrap --path)

.DEFAULT_GOAL := help
.PHONY: help setup build release demo test check-outside check-clients check-wake bench bench-language bench-search format lint \
    parity parity-record docs docs-images clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## install what is missing on this machine
	@Scripts/bootstrap

build: setup ## build everything, for debugging
	swift build

release: setup ## build everything, optimised
	swift build -c release

demo: setup ## build, then run intents of the example apps from the terminal
	@Scripts/demo

# Some tests at a time, so that none waits long for its turn; and an end, since children of a test run that crashed keep
# `swift test` waiting.
test: setup ## run all fast tests
	python3 -m unittest discover -q -s Scripts/Tests
	swift build --build-tests
	SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=8 timeout --kill-after=10 20m swift test --skip-build --parallel

check-outside: setup ## build and run an app in a package of its own, by path and by git URL (slow)
	Scripts/outside-package-check

check-clients: setup ## let other people's MCP clients talk with beckon mcp, and print a table (slow)
	Scripts/check-clients

check-wake: setup ## let alarms wake a virtual machine from sleep, and set its clock; needs QEMU (a minute)
	swift build --product beckon
	@Scripts/check-wake

bench: setup ## measure, and print a table
	@Benchmarks/run

bench-language: setup ## measure how language is understood, with the public sets in the folder DATA
	@test -d "$(DATA)" || { echo "make bench-language DATA=FOLDER: a folder with the sets that Documentation/Language.md names" >&2; exit 2; }
	swift build -c release --product LanguageBenchmarks
	swift build -c release --product SentenceBenchmarks
	@if [ -n "$(HOME_ASSISTANT)" ]; then \
	  python3 -m venv .build/hassil && .build/hassil/bin/pip install -q hassil==3.13.0 PyYAML && \
	  .build/hassil/bin/python Scripts/bench-home-assistant "$(HOME_ASSISTANT)" "$(DATA)/home-assistant/ha.jsonl" .build/home.json; fi
	.build/release/LanguageBenchmarks $(DATA) $(if $(HOME_ASSISTANT),--home .build/home.json)
	@.build/release/SentenceBenchmarks | awk -F '\t' '{ printf "%-66s  %16.3f %s%s\n", $$1, $$2, $$3, ($$4 == "" ? "" : "  (" $$4 ")") }'

bench-search: setup ## measure search beside other engines; with CRANFIELD=FOLDER its quality, with GROWTH=1 how it grows
	@test -f /usr/share/wordnet/data.noun || { echo "make bench-search: the items are WordNet's; install wordnet-base" >&2; exit 2; }
	swift build -c release --product SearchBenchmarks
	Benchmarks/search-table $(if $(CRANFIELD),--cranfield $(CRANFIELD)) $(if $(GROWTH),--growth)

format: setup ## write all Swift sources in the project's format
	Scripts/lint --fix

lint: setup ## check format and scripts
	Scripts/lint

parity: setup ## print the share of Apple's API that is here; more: Scripts/parity --help
	@Scripts/parity

parity-record: setup ## raise the recorded share in API/parity.tsv to what is here
	@Scripts/parity --record

docs: setup ## make the documentation site in Documentation/site
	@Scripts/docs

docs-images: ## draw the views of the examples into Documentation/Images by headless Chromium
	@Scripts/bootstrap --images
	@Scripts/docs-images

clean: ## remove what the other targets made
	rm -rf .build Documentation/site Benchmarks/results
