# Was alle Spiele teilen: Listen, Ablehnungen, Aufzeichnungen, Spielaufbau und Kartendateien.

list-none = niemand
list-more = { $first }, { $next }
list-last = { $first } und { $last }
seat-number = Platz { $number }
seat-you = du
rule-cited = { $sentence } ({ $rule })
quoted = „{ $word }“

# Ablehnungen: eine Aktion, die die Regeln verbieten. Nichts wurde verändert.
refusal-not-your-decision =
    { $asked ->
        [du] Jetzt entscheidest du, nicht { $seat }.
        [Du] Jetzt entscheidest du, nicht { $seat }.
       *[other] Jetzt entscheidet { $asked }, nicht { $seat }.
    }
refusal-match-over = Die Partie ist zu Ende.
refusal-not-forced = Laut Aufzeichnung war das die einzige Möglichkeit, aber es gab noch andere.
refusal-bad-value = Das Feld „{ $field }“ der Aktion „{ $kind }“ muss vom Typ „{ $wanted }“ sein, nicht „{ $value }“.

# Aufzeichnungen und Notation
record-too-long = Zu lang: { $actions } Aktionen, höchstens { $most } sind möglich.
record-too-large = Zu groß für eine Aufzeichnung ({ $size } Zeichen, höchstens { $most }).
record-not-a-record = Das ist keine Rainhill-Aufzeichnung: Die erste Zeile muss „Rainhill record 1“ lauten (oder die Datei muss eine JSON-Aufzeichnung sein).
record-is-a-path = „{ $path }“ ist der Name einer Datei, nicht ihr Inhalt. Gib den Text der Aufzeichnung an oder einen pathlib.Path.
record-not-json = Das sieht nach JSON aus, ist aber an dieser Stelle kaputt. Speichere die Aufzeichnung neu oder verbessere diese Zeile.
record-future-format = Die Aufzeichnung stammt von einem neueren Rainhill (Format { $format }; dieses liest bis { $known }). Aktualisiere Rainhill.
record-future-rules = Die Aufzeichnung braucht Regelversion { $rules }; dieses Rainhill kennt bis { $known }. Aktualisiere Rainhill.
record-unknown-game = Das ist eine Partie „{ $game }“; dieses Spiel kennt dieses Rainhill nicht.
record-header-missing = Im Kopf fehlt „{ $name }“.
record-header-not-a-number = Die Kopfzeile „{ $name }“ muss eine Zahl enthalten, nicht „{ $value }“.
record-header-line = Diese Kopfzeile ist nicht lesbar oder steht zweimal da: „{ $text }“. Kopfzeilen sehen so aus: „Map: england“.
record-seats-not-numbered = Die Plätze müssen lückenlos mit 1, 2, 3 nummeriert sein.
record-bad-setup = Die Partie lässt sich nicht aufbauen. { $reason }
record-map-text-missing = Gespielt wurde auf einer eigenen Karte ({ $map }), und die steht nicht in der Aufzeichnung.
record-map-changed = Gespielt wurde auf einer anderen Fassung der Karte „{ $map }“ ({ $recorded }; hier liegt { $present }).
record-hash-differs = Das Nachspielen führt zu einer anderen Stellung ({ $replayed }) als der aufgezeichneten ({ $recorded }). Eine Aktion wurde verändert, oder die Datei vermischt zwei Partien.
record-truncated = Das Ende fehlt (angekündigte Aktionen: { $expected }, vorhandene: { $found }). Um von hier weiterzuspielen, ändere „Actions: { $expected }“ in „Actions: { $found }“ und lösche die Zeilen Hash und Result.
record-action-line = Diese Zeile ist nicht lesbar: „{ $text }“. Aktionszeilen sehen so aus: „12. Ada: extend GWR to H9“.
record-action-number = Diese Zeile sollte die Nummer { $expected } haben, nicht { $found }: Eine Zeile fehlt oder ist doppelt.
record-unknown-seat = In dieser Partie heißt niemand { $seat }.
record-refused = Aktion { $number } verstößt gegen die Regeln. { $reason }
record-action-not-an-object =
    { $number ->
        [0] Die Aktion ist nicht als Objekt geschrieben.
       *[other] Aktion { $number } ist nicht als Objekt mit „seat“ und „action“ geschrieben.
    }
record-action-unknown-kind =
    { $kind ->
        [none]
            { $number ->
                [0] Der Aktion fehlt die Art („kind“).
               *[other] Aktion { $number } fehlt die Art („kind“).
            }
       *[other]
            { $number ->
                [0] Eine Aktion der Art „{ $kind }“ gibt es nicht.
               *[other] Aktion { $number } ist von der unbekannten Art „{ $kind }“.
            }
    }
record-action-unknown-field =
    { $number ->
        [0] Eine Aktion der Art „{ $kind }“ hat kein „{ $field }“.
       *[other] Aktion { $number } der Art „{ $kind }“ hat ein Feld „{ $field }“, das nicht dorthin gehört.
    }
record-action-bad-field =
    { $number ->
        [0] „{ $field }“ der Aktion „{ $kind }“ fehlt oder hat den falschen Typ.
       *[other] Aktion { $number } der Art „{ $kind }“: „{ $field }“ fehlt oder hat den falschen Typ.
    }
record-action-unreadable = „{ $text }“ ist keine Aktion. Aktionen schreibt man wie in Aufzeichnungen, zum Beispiel: extend GWR to H9 (Rocket), lay 22 turned 1 at H9 (Steam).

# Aufbau einer Partie
setup-unknown-game = Das Spiel „{ $game }“ gibt es nicht. Bekannt: { $known }.
setup-unknown-map = Die Karte „{ $map }“ gibt es für { $game } nicht. Bekannt: { $known }.
setup-bad-first = Platz { $first } kann nicht beginnen; an diesem Tisch gibt es { $seats } Plätze.
setup-no-own-maps = { $game } lässt sich nur auf den mitgelieferten Karten spielen.
setup-bad-map = { $line ->
    [0] Die Karte ist nicht brauchbar. { $sentence }
   *[other] Die Karte ist nicht brauchbar (Zeile { $line }). { $sentence }
}
setup-unknown-edition = Die Ausgabe „{ $edition }“ gibt es von { $game } nicht. Bekannt: { $known }.
setup-unknown-option = Die Option „{ $option }“ gibt es bei { $game } nicht. Bekannt: { $known }.
setup-unknown-choice = Die Option „{ $option }“ kann nicht „{ $value }“ sein. Zur Wahl stehen: { $known }.
setup-wrong-seats =
    { $game } geht nicht mit { $seats ->
        [one] einem Platz
       *[other] { $seats } Plätzen
    }. Mögliche Zahlen: { $known }.
setup-unknown-bot = Ein Bot namens „{ $bot }“ ist nicht bekannt. Bekannt: { $known }.
setup-option-without-value = Schreibe eine Option als NAME=VALUE, nicht als „{ $option }“.
setup-too-many-bots = { $bots } Bots sind für { $seats } Plätze genannt. Nenne höchstens so viele, wie es Plätze gibt.
setup-too-few-bots = Nenne mindestens { $fewest } Bots.
setup-same-bot-twice = Jeder Bot darf nur einmal genannt werden: { $names }.
setup-bad-bot-budget = „{ $bot }“ ist kein Budget. Schreibe search:nodes=800 oder search:seconds=1.5; nur suchende Bots haben eines.
setup-own-bot-missing = Den Bot „{ $file }“ gibt es nicht. Nenne eine Python-Datei und ihre Klasse (bot.py:MyBot) oder ein ausführbares Programm.
setup-own-bot-name = Ein eigener Bot kann nicht „{ $bot }“ heißen. Gib ihm einen freien Namen: mybot=bot.py:MyBot.
setup-own-bot-silent = Der Bot „{ $bot }“ hat sich nicht gemeldet ({ $reason }).
setup-arena-file = { $file } enthält keine Ergebnisse von „rainhill arena“.
setup-arena-other = { $file } enthält Ergebnisse einer anderen Liga. Nenne eine andere Datei oder wähle dieselben Bots, Plätze und denselben Startwert.
setup-unknown-workers = Bei „{ $workers }“ arbeitet niemand. Schreibe local, ray (der Verbund, zu dem dieser Rechner gehört) oder ray://HOST:PORT.
setup-no-ray = Die Arbeit auf einem Verbund braucht Ray, das nicht installiert ist: pip install 'rainhill[ray]'.
setup-workers-silent = Der Verbund „{ $workers }“ antwortet nicht ({ $reason }).
setup-workers-lost = Der Verbund ist verschwunden ({ $reason }). Was fertig war, ist aufgehoben, wenn eine Datei genannt war; derselbe Befehl setzt dort fort.
setup-workers-differ = Im Verbund läuft Rainhill { $there }, hier { $here }. Nur mit überall derselben Version sind die Ergebnisse vergleichbar.
setup-own-bot-large = Die Dateien des Bots „{ $bot }“ haben { $size } MB; höchstens { $most } MB werden mitgeschickt. Installiere ihn auf jedem Rechner und nenne ihn mit seinem Befehl.
setup-bot-cannot-explain = Der Bot „{ $bot }“ spielt, kann aber nicht sagen, warum. Nenne einen, der sucht.
setup-bad-deal = Der Zufall kann nicht „{ $deal }“ ergeben haben.
setup-bad-seats = Nur ein Platz kann dein eigener sein.
setup-bad-seat-name = „{ $name }“ geht nicht als Name: Erlaubt sind 1 bis 40 Zeichen in einer Zeile, keines davon unsichtbar.
setup-same-seat-name = Zwei Plätze haben denselben Namen: { $names }. Gib allen einen eigenen.
setup-same-colour = Zwei Plätze wollen dieselbe Farbe; gib einem eine andere.

# Kartendateien
map-where = { $file }, Zeile { $line }: { $sentence }
map-where-file = { $file }: { $sentence }
map-unknown-map = Die Karte „{ $id }“ gibt es für { $game } nicht. Bekannt: { $known }.
map-misfiled-map = Laut Datei ist das die Karte „{ $id }“ für { $game }; benenne sie entsprechend.
map-text-too-long = Der Text hat { $size } Zeichen; höchstens { $most } werden gelesen.
map-bad-id = „{ $id }“ geht nicht als Kennung einer Karte: Erlaubt sind Kleinbuchstaben, Ziffern und Bindestriche, höchstens 30.
map-bad-name = „{ $name }“ geht hier nicht als Name: Erlaubt sind Buchstaben, Ziffern und einige Zeichen, höchstens 40 (ein Titel 80), aber kein Wort, das in Aufzeichnungen Namen trennt.
map-unreadable-map = Die Datei ist nicht lesbar ({ $reason }).
map-empty-map = Das Gelände hat kein bespielbares Feld.
map-not-toml =
    { $column ->
        [0] Das ist kein gültiges TOML. Der TOML-Parser meldet auf Englisch: „{ $reason }“.
       *[other] Das ist kein gültiges TOML (Spalte { $column }). Der TOML-Parser meldet auf Englisch: „{ $reason }“.
    }
map-future-format = Die Karte wurde für ein neueres Rainhill gemacht (Format { $format }; dieses liest bis { $known }).
map-unknown-format = Das Format muss { $known } sein, nicht { $format }.
map-missing-key = „{ $key }“ fehlt.
map-wrong-type = „{ $key }“ hat den falschen Typ.
map-unknown-layout = Die Anordnung „{ $layout }“ ist unbekannt. Bekannt: { $known }.
map-bad-sign = Das Zeichen „{ $sign }“ muss ein einzelnes Zeichen sein (kein Leerzeichen) und eine Art haben.
map-unknown-sign = Das Zeichen „{ $sign }“ (Spalte { $column }) ist unter [signs] nicht erklärt.
map-off-grid = Das Zeichen „{ $sign }“ (Spalte { $column }) steht zwischen den Feldern: Rücke es um eine Stelle.
map-too-wide = Die Karte ist zu breit: Die Ränder haben { $limit } Buchstaben.
map-too-tall = Das Bild hat { $rows } Zeilen, höchstens { $most } werden gelesen.
map-too-many-drawn = Es sind { $number } Einträge von „{ $table }“ zu zeichnen, höchstens { $most } sind möglich.
map-too-far = „{ $key }“ liegt zu weit von der Karte oder ist zu groß.
map-no-such-hex =
    { $place ->
        [none] Auf dieser Karte gibt es kein Feld { $hex }.
       *[other] { $place } liegt auf { $hex }, und das ist kein bespielbares Feld.
    }
map-shared-hex = { $place } und { $other } liegen auf demselben Feld { $hex }.
map-same-name = Den Ortsnamen { $place } gibt es zweimal.
map-same-id = Die Kennung „{ $id }“ gibt es zweimal.
map-nameless-place = Auf { $hex } ist ein Ort gezeichnet, aber keiner aufgeführt.
map-edge-between-no-neighbours = Eine Kante muss zwischen zwei Nachbarfeldern liegen, nicht zwischen { $between }.
map-edge-off-map = Die Kante zwischen { $between } berührt kein bespielbares Feld.
map-edge-given-twice = Die Kante zwischen { $between } ist zweimal angegeben.
map-river-too-short = Ein Fluss braucht mindestens zwei Felder.
map-river-jumps = Der Fluss springt: { $hex } ist kein Nachbar des Feldes davor.
map-other-game = Das ist eine Karte für { $game }.
map-same-industry = Eine Sorte ist zweimal aufgeführt: { $industries }.
map-unknown-colour = Die Farbe „{ $colour }“ gibt es hier nicht. Bekannt: { $known }.
map-not-two-and-one = Die Metropole { $city } braucht drei Plättchen: zwei von einer Sorte, eines von einer anderen.
map-unknown-industry = Die Metropole { $city } hat die unbekannte Sorte „{ $industry }“. Bekannt: { $known }.
map-company-number = 
    { $range ->
        [no] Es müssen { $fewest } Linien sein, nicht { $number }.
       *[yes] Es müssen { $fewest } bis { $most } Linien sein, nicht { $number }.
    }
map-city-number =
    { $wanted ->
        [none] Es müssen { $fewest } bis { $most } Städte sein, nicht { $number }.
       *[other] Es müssen { $wanted } Metropolen sein, nicht { $number }.
    }
map-town-number = Es müssen { $fewest } bis { $most } Orte sein, nicht { $number }.
map-cube-number = Eine Stadt hat { $fewest } bis { $most } Würfel, nicht { $number }.
map-cubes-in-all = Die Städte haben zusammen { $number } Würfel; nötig sind { $fewest } bis { $most }.
map-too-many-cubes = Die Städte haben zusammen { $number } Würfel, möglich sind höchstens { $most }.
map-colour-missing = Keine Stadt hat die Farbe „{ $colour }“; jede Farbe außer Grau braucht eine.
map-unknown-edge = Eine Kante der Art „{ $kind }“ bedeutet hier nichts. Bekannt: { $known }.
map-stops-adjacent = { $place } und { $other } sind Nachbarn; zwischen zwei Halten muss ein Feld liegen.
map-river-through-dry-hex = Der Fluss { $river } fließt durch { $hex }, und dort ist kein Fluss gezeichnet.
map-canal-not-drawn = Auf { $hex } ist ein Kanal gezeichnet, aber keiner verläuft dort (ein Fluss der Art „canal“).
map-unknown-course = Ein Fluss der Art „{ $kind }“ bedeutet hier nichts. Bekannt: { $known }.
map-coast-without-sea = { $hex } ist als Küste gezeichnet, aber Gleise können das Feld auf jeder Seite verlassen: Es liegt nicht am Meer.
map-river-not-drawn = { $hex } ist als Fluss gezeichnet, aber kein Fluss verläuft dort.
map-too-many-hexes = Es gibt { $number } bespielbare Felder, möglich sind höchstens { $most }.
map-too-many-places = Es gibt { $number } Orte, möglich sind höchstens { $most }.
map-too-many-industries = Es gibt { $number } Sorten, möglich sind höchstens { $most }.
map-company-twice = Zwei Linien haben bei „{ $key }“ denselben Wert: „{ $value }“.
map-unknown-terrain = Das Gelände „{ $kind }“ auf { $hex } bedeutet hier nichts; führe es unter „decoration“ auf, wenn es nur fürs Auge ist.
map-place-not-drawn = { $place } auf { $hex } ist im Bild nicht als Ort gezeichnet.
map-industry-sum = „{ $industry }“ hat { $number } Plättchen, die anderen { $wanted }: Alle Sorten müssen gleich viele haben.
map-starts-too-close =
    { $distance ->
        [one] { $company } und { $other } starten nur ein Feld voneinander entfernt; nötig sind mindestens { $fewest }.
       *[other] { $company } und { $other } starten nur { $distance } Felder voneinander entfernt; nötig sind mindestens { $fewest }.
    }
map-start-shut-in = Die Lok der { $company } kommt aus ihrer Startstadt nicht heraus.
map-place-out-of-reach =
    { $company ->
        [none] Kein Gleis kann { $place } und { $other } verbinden.
       *[other] Die { $company } kann { $place } nie erreichen.
    }
