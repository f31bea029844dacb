"""`people` and their sessions; `notifications` are written with a move and `send` delivers them."""
