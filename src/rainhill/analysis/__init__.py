"""A match looked at afterwards: how the chances went, where it turned, and what each decision was worth."""
