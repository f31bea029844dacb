# Steam für alle, die es lernen. Absätze sind durch Leerzeilen getrennt.

steam-learn-aim = Worum es geht
    .text =
        Du baust Gleise zwischen Städten und Orten und fährst Waren darüber. Jedes Stück Gleis von einem Halt zum nächsten ist eine Strecke. Ein Würfel, der über deine Strecken fährt, bringt dir für jede einen Punkt.

        Städte haben eine Farbe und Würfel. Ein Würfel will in eine Stadt seiner eigenen Farbe. Orte sind Ringe; durch sie zu bauen kostet etwas mehr.
    .alt = Die kleine Karte: fünf farbige Städte mit Würfeln und vier Orte.
steam-learn-round = Eine Runde
    .text =
        Alle nehmen ein Aktionsplättchen, alle bauen, Waren fahren in zwei Durchgängen, und es wird Geld gezahlt. Dann ändert sich die Reihenfolge und die nächste Runde beginnt: zehn sind es zu dritt, acht zu viert, sieben bei mehr.

        Die Leiste unter dem Spielplan sagt immer, welcher Schritt dran ist und was du tun kannst.
steam-learn-money = Geld ist geliehen
    .text =
        Du beginnst mit nichts. Im Basisspiel leiht dir die Bank jeweils 5 $, sobald eine Zahlung es braucht, und jedes Mal sinkt dein Einkommen um 1. Unter null ist Einkommen eine Schuld, die du jede Runde bezahlst.

        Die ersten Gleise sind also auf Kredit gekauft, und Lieferungen bringen das Einkommen wieder hoch. Was ein Schritt kostet und was danach Bargeld und Einkommen sind, steht daneben, bevor du bestätigst.
steam-learn-tiles = Aktionsplättchen
    .text =
        Sieben Plättchen, alle nehmen eines: nächste Runde zuerst dran sein, Waren zuerst bewegen, vier Gleisteile legen statt drei, zuerst bauen, eine Stadt wachsen lassen, die Lok sofort verbessern oder einen Ort zur Stadt machen. Die stärkeren kosten im Basisspiel Geld; im Standardspiel sind alle gratis.
steam-learn-build = Bauen
    .text =
        Lege in deinem Zug bis zu drei Gleisteile. 1 $ für jede Seite, über die das Gleis das Feld verlässt, 1 $ mehr für einen Ort, 1 $ für einen Fluss, 2 $ für Hügel. Gleise beginnen an einer Stadt oder an einem eigenen offenen Ende.

        Eine Strecke ist fertig, wenn sie an beiden Enden einen Halt hat. Adas Strecke von Anchorby nach Birkby ist es. Die andere hat noch ein offenes Ende: Baut Ada im nächsten Bauzug nicht daran weiter, gehört sie ihr nicht mehr.
    .alt = Eine fertige Strecke zwischen zwei Halten und eine andere, die offen endet.
steam-learn-deliver = Waren liefern
    .text =
        Zweimal je Runde darfst du einen Würfel liefern, oder einmal stattdessen deine Lok verbessern. Eine Lieferung führt über höchstens so viele Strecken, wie deine Lok Stufen hat, endet an der ersten Stadt ihrer Farbe und kommt durch keine Stadt zweimal. Mindestens eine Strecke muss dir gehören, und niemand darf auf dem Weg mehr haben als du.

        Hier fährt Ada einen roten Würfel von Cobham über Birkby nach Anchorby: zwei Strecken, zwei Punkte. Beide zählen als Einkommen oder beide als Siegpunkte.
    .alt = Der Weg eines Würfels von Cobham nach Anchorby über zwei Strecken.
steam-learn-city = Neue Städte und Wachstum
    .text =
        Stadtwachstum legt die Würfel eines Vorratsfelds in eine Stadt. Urbanisierung macht einen Ort zu einer Stadt in einer Farbe deiner Wahl, mit eigenen Würfeln. Gleise, die zum Ort führten, führen nun zur Stadt.

        Kettle Bridge ist eine graue Stadt geworden. Am Anfang hat keine Karte eine: Erst jetzt haben graue Würfel ein Ziel.
    .alt = Kettle Bridge ist jetzt eine graue Stadt mit zwei Würfeln.
steam-learn-end = Einkommen und das Ende
    .text =
        Am Ende einer Runde bekommen alle ihr Einkommen ausgezahlt oder zahlen es, wenn es negativ ist. Nach der letzten Runde zählt die Hälfte eines positiven Einkommens als Siegpunkte, jeder Punkt eines negativen kostet 2, und jede fertige Strecke bringt 1. Die meisten Punkte gewinnen.
steam-learn-standard = Standard
    .text =
        Für erfahrene Tische. Geld gibt es nur in der ersten Phase einer Runde, denk also voraus. Die Reihenfolge wird jede Runde versteigert. Aktionsplättchen sind gratis. Jede Lokstufe kostet 1 $ je Runde, und was du nicht zahlen kannst, kostet Punkte.
steam-learn-hints = Drei Tipps
    .text =
        Such zuerst nach Würfeln und baue dann den Weg, den sie nehmen wollen.

        Erhöhe dein Einkommen, solange es noch in vielen Runden ausgezahlt wird; wechsle im letzten Drittel zu Siegpunkten.

        Strecken, die andere brauchen, bringen dir bei deren Lieferungen etwas ein. Ein Ort zwischen zwei Städten macht aus einer Strecke zwei.
