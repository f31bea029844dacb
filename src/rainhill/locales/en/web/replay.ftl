# Going through a match.

web-replay-title = Replay · { $map }
web-eyes = Seen by
web-eyes-onlooker = an onlooker
web-scrub = Moment of the match
web-speed = Speed
web-share = Copy link to this moment
web-branch = Continue from here
web-replay-final = Final points
web-replay-final-more = Final scoring
