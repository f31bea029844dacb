"""Settings of the documentation site; it builds without the network, and warnings are errors."""

from __future__ import annotations

import runpy
from pathlib import Path

HERE = Path(__file__).resolve().parent

project = "Rainhill"
author = "the Rainhill contributors"
copyright = "the Rainhill contributors, Apache License 2.0"
release = runpy.run_path(str(HERE.parent / "src" / "rainhill" / "_version.py"))["__version__"]
version = release

extensions = ["myst_parser"]
source_suffix = {".md": "markdown"}
exclude_patterns = ["_build"]
myst_enable_extensions = ["colon_fence", "deflist", "smartquotes"]
myst_heading_anchors = 4

html_theme = "furo"
html_title = f"Rainhill {release}"
html_copy_source = False
html_show_sourcelink = False
