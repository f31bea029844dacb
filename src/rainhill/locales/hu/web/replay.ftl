# Végig egy játszmán.

web-replay-title = Visszajátszás · { $map }
web-eyes = Ahogy ő látja:
web-eyes-onlooker = egy néző
web-scrub = A játszma pillanata
web-speed = Sebesség
web-share = Hivatkozás erre a pillanatra
web-branch = Folytatás innen
