# The page on which the games are learnt.

web-learn-title = Learn to play
web-learn-intro = Read this in ten minutes, or start the practice match and look things up on the way. Every rule has a number; when a move is refused, its number leads to the full rule.
web-learn-games = Games
web-learn-contents = On this page
web-learn-practice = Practice match
web-learn-practice-text = A small map, mild bots, and everything can be taken back.
web-learn-practice-go = Start it
web-learn-real = Play bots on the big map
web-learn-in-full = In full:
web-learn-all = Every rule, with its number
web-learn-all-text = This is what the engine plays, word for word. Marks tell what stands in print, what is a ruling of ours, and what a table may choose.
web-learn-find = Find a rule
web-learn-nothing = No rule speaks of that.
