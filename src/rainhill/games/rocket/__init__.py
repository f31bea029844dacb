"""Stephenson's Rocket: editions of 1999 and 2018, two to four seats."""
