"""Stephenson's Rocket, in the editions of 1999 and 2018."""
