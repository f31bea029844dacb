# `rainhill play`

play-description =
    Játszma a terminálban. Argumentumok nélkül egy menü mindent megkérdez; ha megadsz egy fájlt, az a játszma folytatódik.

    példák:
      rainhill play
      rainhill play --seats "Ada,bot:engineer,bot:baron" --map england --edition 2018
      rainhill play --game steam --seats "Ada,Ben,bot:baron" --map northeast
      rainhill play my-match.rail
play-file-help = a folytatandó jegyzőkönyv (.rail vagy .json)
play-game-help = melyik játék: rocket vagy steam
play-first-help = ki kezd, névvel vagy számmal; alapesetben sorsolás dönt
play-map-help = melyik térkép, vagy egy saját fájl (.toml); `rainhill maps list` felsorolja őket
play-edition-help = a szabályok melyik kiadása
play-seats-help = kik játszanak, vesszővel elválasztva: emberek névvel, botok szinttel: bot:novice, bot:clerk, bot:engineer, bot:baron, bot:stephenson
play-option-help = az asztal egy beállítása, például defence=original vagy mercy=both; többször is megadható
play-seed-help = egy szám, amely rögzíti a véletlent és a botok ízlését, hogy egy játszma megismételhető legyen

# A menü
play-menu-title = Rainhill
play-menu-continue = Van egy befejezetlen játszma.
play-menu-last = folytatás ({ $file })
play-menu-new = új játszma
play-menu-game = Melyik játék?
play-menu-edition = Melyik kiadás?
play-menu-map = Melyik térkép?
play-menu-map-item = { $title } ({ $hexes } mező)
play-menu-seats = Hány játékos?
play-menu-seats-item = { $number } játékos
play-menu-who = Kik játszanak? Embernek írj be egy nevet, botnak azt, hogy „bot”, és a fajtáját ({ $bots }).
play-menu-player = Játékos
play-menu-seat = { $seat }. hely [{ $default }]:
play-menu-options = Az asztal beállításai?
play-menu-as-usual = ahogy ebben a kiadásban szokásos
play-menu-other = választok
play-menu-item = {"  "}{ $number }  { $answer }
play-menu-number = Szám [{ $default }]:
play-menu-wrong-number = Írj be egy számot 1 és { $most } között, vagy csak Entert.

# Az asztalnál
play-begin = A játszmát minden akció után elmentjük: { $file }. Súgó: help.
play-prompt = { $seat }>
play-continue = Tovább: Enter.
play-choice = { $number }  { $notation }  [{ $code }]  { $brings }
play-choose =
    { $letters ->
        [yes] Írj be egy számot, vagy a térképen látható betűt.
       *[no] Írj be egy számot, vagy a zárójeles kódot.
    }
play-no-number = A lista számai 1 és { $number } közé esnek.
play-not-understood = „{ $line }” se nem akció, se nem parancs. Súgó: help; a lehetőségek listája: l.
play-undone = Visszavonva.
play-nothing-to-undo = Nincs mit visszavonni.
play-saved = Elmentve: { $file }
    Bármikor folytatható: rainhill{"\u00A0"}play{"\u00A0"}{ $file }
play-kept = A játszma itt van: { $file }.
    Minden játszma itt van: { $folder }.
play-draw-needs-file = Adj meg egy fájlt: draw position.svg
play-drawn = Kirajzolva: { $file }.
play-hand-over = { $seat } következik. Az összegek titkosak: add át a billentyűzetet.
play-hand-over-prompt = Ha kész vagy, nyomj Entert.
play-goodbye =
    { $over ->
        [yes] A játszma megmaradt. Újra megnézheted: rainhill{"\u00A0"}replay{"\u00A0"}{ $file }
       *[no] A játszma megmaradt. Bármikor folytatható: rainhill{"\u00A0"}play{"\u00A0"}{ $file }
    }
play-trouble =
    Valami elromlott, de nem a te hibádból. A játszma megvan: rainhill{"\u00A0"}play{"\u00A0"}{ $file }
    Kérjük, jelentsd, ami itt olvasható: { $report }.
play-other-seats = Ebben a játszmában { $number } hely van, de a --seats ennyit nevez meg: { $given }.

play-over = A játszma véget ért: { $reason }.
play-winner =
    { $number ->
        [one] Győztes: { $names }, { $amount }.
       *[other] Közös győzelem: { $names }, egyenként { $amount }.
    }
play-winner-you = Te győztél, { $amount }.
play-over-prompt = log, map, save FÁJL, draw FÁJL, undo vagy quit>

play-help =
    Parancsok
      l           számozva felsorolja, mit tehetsz; a szám beírása végre is hajtja
      map         a teljes térkép; map names minden szabad mező nevét kiírja
      c, cities   mi van a városokban, és más is
      t, table    kinek mije van
      read        az állás mondatokban
      log [N]     mi történt, szavakban
      why         miért azt tette a legutóbb gondolkodó bot, amit tett
      u, undo     visszavonja az utolsó akciódat
      save [FÁJL] jegyzőkönyvet ír; a játszma minden akció után amúgy is mentődik
      draw FÁJL   az állás SVG-rajzként
      rules       a szabályok röviden
      file        hol van a játszma
      q, quit     kilépés; a játszma megmarad
play-why-nobody = Még egy bot sem gondolkodott előre. A Mérnök, a Báró és Stephenson szokott.
play-why-secret = Ennél az asztalnál az összegek titkosak, ezért a botok a játszma végéig megtartják maguknak a gondolataikat.
play-why = { $seat } választása „{ $action }” volt { $choices } mérlegelt lépésből, { $nodes } csomópont után, { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 2) } s alatt.
play-why-line = Erre számít: { $line }.
play-why-seat = { $seat }: { NUMBER($chance, maximumFractionDigits: 0) }% esély a nyerésre, nagyjából { NUMBER($points, maximumFractionDigits: 0) } pont
