show-description = Zeigt die Stellung einer Aufzeichnung im Terminal: die Karte, und wer was hat.
