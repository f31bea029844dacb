# Eine Partie durchgehen.

web-replay-title = Replay · { $map }
web-eyes = Sicht von
web-eyes-onlooker = Publikum
web-scrub = Moment der Partie
web-speed = Tempo
web-share = Link zu diesem Moment
web-branch = Ab hier weiterspielen
web-replay-final = Endstand
web-replay-final-more = Schlusswertung
