"""Tables that come from others, by a rematch or a branch, and tables that go."""
