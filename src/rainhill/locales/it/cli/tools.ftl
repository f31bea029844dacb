# Parole comuni a più comandi.

tools-whole = { NUMBER($value, maximumFractionDigits: 0) }
tools-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 2) }
tools-percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
tools-argument-game = il gioco: rocket (Stephenson’s Rocket) o steam (Steam); se non indicato quello della mappa, o altrimenti il primo
tools-argument-map = la mappa, o un tuo file (.toml); `rainhill maps list` le mostra tutte
tools-argument-edition = l’edizione delle regole: 1999 o 2018 per Stephenson’s Rocket, base o standard per Steam
tools-argument-seats = numero di posti (4 se non indicato)
tools-argument-option = un’opzione del gioco, come defence=any; si può ripetere
tools-not-positive = { $value } non è un numero sopra 0
tools-file-trouble = { $file } non si può usare ({ $reason }). Controlla il nome, e se lì puoi leggere e scrivere.
