# Végig egy játszmán.

web-replay-title = Visszajátszás · { $map }
web-eyes = Nézőpont
web-eyes-onlooker = egy néző
web-scrub = A játszma pillanata
web-speed = Sebesség
web-share = Link erre a pillanatra
web-branch = Folytatás innen
web-replay-final = Végső pontok
web-replay-final-more = Végső pontozás
