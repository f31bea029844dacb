"""Speed: what is measured, in which processes, and how it compares with earlier releases."""
