# Stephenson's Rocket für alle, die es lernen. Absätze sind durch Leerzeilen getrennt.

rocket-learn-aim = Worum es geht
    .text =
        Eisenbahnlinien schieben sich durchs Land. Keine davon gehört dir. Punkte bekommst du, wenn du an der richtigen Stelle dabei bist: mit Plättchen einer Metropole, mit einem Bahnhof an einer Linie, mit Aktien einer Linie.

        Jede Linie beginnt in ihrer Startstadt (ein farbiges Feld). Metropolen haben drei Plättchen; Bahnhofsstädte sind kleine Ringe. Eine Linie schließt eine solche Stadt an, wenn ihre Lok daneben hält. Eine Linie ist so viele Punkte wert, wie sie Städte angeschlossen hat.
    .alt = Die kleine Karte: drei Startstädte, vier Metropolen und drei Bahnhofsstädte.
rocket-learn-turn = Dein Zug: zwei Aktionen
    .text =
        Mach zwei Aktionen nacheinander. Jede ist eine von dreien: ein Plättchen nehmen, einen Bahnhof setzen oder eine Lok bewegen. Zweimal dieselbe Art ist erlaubt, aber niemand bewegt dieselbe Lok zweimal in einem Zug.

        Bevor du bestätigst, sagt die Leiste unter dem Spielplan, was eine Aktion bringt, und wem.
rocket-learn-invest = Plättchen nehmen
    .text =
        Nimm ein freies Plättchen einer Metropole. Es bleibt die ganze Partie deines und wirkt doppelt. Erreicht eine Linie die Metropole, bringen die meisten Plättchen dort 2 Punkte, die zweitmeisten 1. Am Ende wird jede Sorte über die ganze Karte gezählt: meiste 6 Punkte, zweitmeiste 3.

        Im Bild hat die grüne Linie gerade Kettleford erreicht. Ada (Kreis) hat dort zwei Plättchen und bekommt 2 Punkte; Ben (Dreieck) hat eines und bekommt 1.
    .alt = Eine Lok neben Kettleford, dessen drei Plättchen Ada, Ben und Ada gehören.
rocket-learn-extend = Eine Linie ausbauen
    .text =
        Bewege eine beliebige Lok um ein Feld: geradeaus oder in einer leichten Kurve nach links oder rechts. Aus ihrer Startstadt darf sie in jede Richtung. Städte, Gleise und der Kartenrand halten sie auf. Du bekommst eine Aktie der Linie, was auch immer danach geschieht.

        Hier kann die grüne Lok nach A, B oder C.
    .alt = Eine Lok mit drei Feldern vor sich, markiert mit A, B und C.
rocket-learn-veto = Das Veto
    .text =
        Bevor die Lok ankommt, dürfen alle anderen mit Aktien dieser Linie reihum einmal Einspruch erheben: Sie bieten einige ihrer Aktien und nennen ein Feld. Du antwortest zuletzt und musst das höchste Gebot nur erreichen.

        Wer am höchsten bietet, gibt diese Aktien ab und entscheidet; alle anderen behalten ihre. Aktien sind also am Ende Punkte wert und unterwegs Macht.
rocket-learn-station = Bahnhöfe und Fahrgäste
    .text =
        Ein Bahnhof steht auf einem freien Feld, nicht neben einer Lok oder einem anderen Bahnhof. Fährt eine Linie darüber, gehört er zu ihr und zählt für sie.

        Wer eine Lok auf einen fremden Bahnhof bewegt, nimmt einen Fahrgast mit. Die meisten Fahrgäste sind am Ende 6 Punkte wert, die zweitmeisten 3. Im Bild kann die grüne Linie über den Bahnhof von Ben fahren.
    .alt = Eine Lok und geradeaus vor ihr ein Feld mit dem Bahnhof von Ben.
rocket-learn-town = Bahnhofsstädte
    .text =
        Erreicht eine Linie eine Bahnhofsstadt, werden die Bahnhöfe an dieser Linie ausgezahlt: Die meisten bringen 1 Punkt für jede Stadt, die die Linie angeschlossen hat, die zweitmeisten halb so viel.

        Hier erreicht die rote Linie Signal Hill. Sie hat ihre Startstadt, Tanner’s Cross und jetzt Signal Hill: drei Städte. Nur Ada hat Bahnhöfe daran, nämlich zwei, und bekommt deshalb 3 Punkte.
    .alt = Die rote Linie führt über zwei Bahnhöfe von Ada und hält neben Signal Hill.
rocket-learn-merge = Fusionen
    .text =
        Hält eine Lok neben einer anderen Linie, wird ihre eigene Linie aufgelöst. Die erreichte Linie übernimmt Gleise, Bahnhöfe und Städte. Die Aktien der aufgelösten Linie werden ausgezahlt (meiste 1 Punkt je Stadt, zweitmeiste die Hälfte) und zwei gegen eine getauscht.

        Fährt die rote Lok auf das markierte Feld, wird Rot aufgelöst und Grün besteht weiter. Ein Feld neben zwei anderen Linien ist verboten.
    .alt = Die rote Lok vor einem Feld, das an die grüne Linie grenzt.
rocket-learn-end = Das Ende
    .text =
        Eine Linie, die nichts Neues erreichen kann, ist isoliert und gibt keine Aktien mehr. Wenn höchstens eine Linie weder aufgelöst noch isoliert ist oder die Gleisteile aufgebraucht sind, endet die Partie.

        Dann kommen die großen Summen: jede Sorte und die Fahrgäste 6 und 3; für jede Linie, die es noch gibt, bringen die meisten Bahnhöfe und die meisten Aktien je 1 Punkt pro Stadt, die zweitmeisten die Hälfte. Plättchen aus Metropolen, die keine Linie erreicht hat, sind nichts wert. Die meisten Punkte gewinnen.
rocket-learn-hints = Drei Tipps
    .text =
        Aktien einer Linie, die lang wird, sind am meisten wert. Achte auf die Spalte der angeschlossenen Städte.

        Eine Fusion, bei der du die meisten Aktien der aufgelösten Linie hast, zahlt sofort und bringt dir einen Fuß in die Tür der anderen.

        Plättchen einer Metropole zahlen jedes Mal, wenn eine weitere Linie ankommt. Wähle Metropolen zwischen zwei Linien.
