"""Tables: who sits, what is played, who is told; in the order of a move.

| Module | What it does |
|---|---|
| `tables` | the one door: lock, key and version; play, write, then tell |
| `commands` | what may be done: play, undo, concede, offers, hand-over, time-out, preview |
| `table_match`, `log_row`, `clocks` | the match that follows from its log, row by row |
| `live_table` | a table in memory: its row and its match |
| `access`, `describe` | who may see it, and all that clients are told |
| `under_way` | nobody looks ahead in a match that is being played |
| `listeners`, `other_processes` | who listens here, and the call to those elsewhere |
| `lobby`, `chat` | before the match, and beside it |
| `errors` | why something was not done |
"""
