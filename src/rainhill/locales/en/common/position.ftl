# The position in sentences: what every game tells.

position-now = Now
position-asked = { $seat } is to decide.
position-over = The match is over.
position-at = at { $hex }
position-score = { $seat }: { $amount }
