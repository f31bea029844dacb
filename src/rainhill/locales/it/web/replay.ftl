# Ripercorrere una partita.

web-replay-title = Replay · { $map }
web-eyes = Visto da
web-eyes-onlooker = chi guarda
web-scrub = Momento della partita
web-speed = Velocità
web-share = Copia il link a questo momento
web-branch = Continua da qui
web-replay-final = Punti finali
web-replay-final-more = Punteggio finale
