"""Settings of the documentation site; it builds without the network, and warnings are errors."""

from __future__ import annotations

import os
import runpy
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent

project = "Rainhill"
author = "the Rainhill contributors"
copyright = "the Rainhill contributors, Apache License 2.0"
release = runpy.run_path(str(HERE.parent / "src" / "rainhill" / "_version.py"))["__version__"]
version = release

# The reference is read from the source itself: extensions carry no signatures.
os.environ["RAINHILL_PLAIN"] = "1"
sys.path.insert(0, str(HERE.parent / "src"))

extensions = ["myst_parser", "sphinx.ext.autodoc"]
# One pair of backquotes in a docstring means code.
default_role = "code"
autodoc_typehints = "signature"
autodoc_member_order = "bysource"
autodoc_preserve_defaults = True
source_suffix = {".md": "markdown"}
exclude_patterns = ["_build"]
myst_enable_extensions = ["colon_fence", "deflist", "smartquotes"]
myst_heading_anchors = 4

html_theme = "furo"
html_title = f"Rainhill {release}"
html_copy_source = False
html_show_sourcelink = False
