# Was gesagt wird, wenn jemand zum ersten Mal etwas gefragt wird, nach der Art der Entscheidung.

rocket-helper-act = Dein Zug: zwei Aktionen
    .text =
        Jede Aktion ist eine von dreien. Plättchen: Nimm eines aus einer Metropole; es zahlt, wenn eine Linie ankommt, und am Ende. Bahnhof: Setze einen auf ein leeres Feld, auf das eine Linie kommen könnte. Ausbau: Bewege eine beliebige Lok um ein Feld und nimm eine Aktie ihrer Linie.

        Zeig auf etwas auf dem Spielplan oder in den Tafeln: Bevor du bestätigst, siehst du, was es bringt, und wem.
rocket-helper-veto = Du kannst Einspruch erheben
    .text =
        Jemand bewegt die Lok einer Linie, von der du Aktien hast. Biete einige davon für ein anderes Feld, oder lass es geschehen. Wer die Lok bewegt, antwortet zuletzt und muss mit dem höchsten Gebot nur gleichziehen.

        Nur wer am höchsten bietet, zahlt und gibt diese Aktien ab. Passen kostet nichts.
rocket-helper-defend = Jemand erhebt Einspruch gegen deine Bewegung
    .text =
        Du hast das letzte Wort. Zieh mit dem Gebot gleich, und die Lok fährt dorthin, wohin du wolltest; das kostet dich ebenso viele Aktien. Oder gib nach: Dann zahlt und entscheidet, wer geboten hat.

        Die Aktie, die du für die Bewegung genommen hast, behältst du auf jeden Fall und darfst sie hier einsetzen.
