# Thin: every target is a chore of dev.py, which also runs where there is no make (python3 dev.py test).
PYTHON ?= python3

play test check build bench docs wheel prove fuzz web serve load endure format lock setup clean:
	@$(PYTHON) dev.py $@ $(ARGS)

.DEFAULT_GOAL := check
.PHONY: play test check build bench docs wheel prove fuzz web serve load endure format lock setup clean
