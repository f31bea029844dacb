# La pagina su cui si imparano i giochi.

web-learn-title = Impara a giocare
web-learn-intro = Leggi tutto in dieci minuti, oppure comincia la partita di prova e torna qui quando serve. Ogni regola ha un numero; quando una mossa viene rifiutata, il numero porta alla regola completa.
web-learn-games = Giochi
web-learn-contents = In questa pagina
web-learn-practice = Partita di prova
web-learn-practice-text = Una mappa piccola, bot facili, e tutto si può annullare.
web-learn-practice-go = Comincia
web-learn-real = Gioca con i bot sulla mappa grande
web-learn-in-full = Per esteso:
web-learn-all = Ogni regola, con il suo numero
web-learn-all-text = È ciò che il programma gioca, parola per parola. I segni dicono che cosa è stampato, che cosa abbiamo deciso noi e che cosa può scegliere il tavolo.
web-learn-find = Cerca una regola
web-learn-nothing = Nessuna regola ne parla.
