show-description = Show the position of a record in the terminal: the map, and who holds what.
