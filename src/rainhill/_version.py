"""The one place that states the version; pyproject.toml and the package both read it."""

__version__ = "0.1.0"
