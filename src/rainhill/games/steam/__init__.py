"""Steam: railways of the age of coal, in its Base and its Standard game."""
