# A Steam a böngészőben. Az első asztallal együtt érkezik.

steam-web-round = { $round }. forduló / { $rounds }
steam-web-now-auction =
    { $place ->
        [none] körsorrend
       *[other] { $place }. hely a körsorrendben
    }
steam-web-now-capital = tőke
steam-web-now-tile = akciólapka
steam-web-now-build =
    { $left ->
        [0] építés, nincs több lapka
       *[other] építés, még { $left } lapka
    }
steam-web-now-goods = szállítás, { $goods_round }/2
steam-web-now-score = bevétel vagy pont?
steam-web-your-turn = Te jössz
steam-web-other-turn = { $seat } lép
steam-web-waiting = { $seat } gondolkodik…
steam-web-nav-actions = Akciók
steam-web-nav-goods = Áruk

# Panelek
steam-web-actions = Akciók
steam-web-actions-note = ebben a fordulóban
steam-web-price =
    { $price ->
        [none] 4 $ + új szint
        [0] ingyen
       *[other] { $price } $
    }
    .short =
        { $price ->
            [none] 4 $ + új szint
            [0] ingyen
           *[other] { $price } $
        }
steam-web-passed = passzolva
steam-web-bid-of = Licit: { $amount } $
steam-web-out = passzolt
steam-web-or-passed = vagy passzolva
steam-web-take-passed = { $tile }, passzolva
steam-web-held-by = elvitte: { $seat }
steam-web-held-passed = passzolva elvitte: { $seat }
steam-web-does-turn-order =
    { $edition ->
        [base] első a következő fordulóban
       *[standard] egy szabad passz az árverésen
    }
steam-web-does-first-move = elsőként szállít
steam-web-does-engineer = három helyett négy lapkát épít
steam-web-does-first-build = elsőként épít
steam-web-does-city-growth = új árut visz egy városba
steam-web-does-locomotive = mozdony egy szinttel feljebb
steam-web-does-urbanization = településből várost csinál
steam-web-does-passed = csak a száma számít
steam-web-supply = Árukészlet
steam-web-supply-note = { $number } mező
steam-web-space = { $number }. készletmező: { $cubes }
steam-web-space-empty = { $number }. készletmező: üres
steam-web-new-cities = Új városok
steam-web-new-city-left = { $colour }: még { $left }
steam-web-bag = Játékon kívül
steam-web-bag-of = { $colour }: { $number }
steam-web-income = Bevétel
steam-web-income-note = −10-nél a pénz pontba kerül
steam-web-points = Pontok
steam-web-points-note = eddigi GyP
steam-web-at = { $seat }: { $amount }
steam-web-income-here = { $seat }: bevétel { $income }, { $due } a következő bevételi fázisban
steam-web-points-here = { $seat }: eddig { $points } GyP, ha most lenne vége: { $score }
steam-web-tile-facts = { $number }. { $tile }: { $does }
steam-web-round-tip = A játszma { AZ($rounds) } { $rounds }. fordulóval ér véget.
steam-web-bid-tip = Az eddigi licit egy helyért a körsorrendben
steam-web-place-tip = Az ezen az árverésen megszerzett hely a körsorrendben
steam-web-stock-tip = Fajtánként a megmaradt lapkák; a lapka hátoldalán más vágány van.
steam-web-bag-tip = Áruk, amelyek nincsenek sem a térképen, sem a készletben
steam-web-new-city-tip = Új város lapkák; a Városiasodás tesz egyet egy településre.
steam-web-supply-tip = Áruk, amelyek a Városi termeléssel és az Új városokkal kerülnek a térképre, mezőnként
steam-web-links = Nyitott kapcsolatok
steam-web-link-lost = Ha a tulajdonos a következő építési körében nem folytatja a befejezetlen kapcsolatot, elveszíti: a térképen marad, gazdátlanul.
steam-web-links-none = Nincs nyitott kapcsolat.
steam-web-link-now = { $a } – nyitott vége { $where }: most kell folytatni, vagy elvész
steam-web-link-later = { $a } – nyitott vége { $where }: megmarad { AZ($expires) } { $expires }. fordulóig
steam-web-stock = Megmaradt lapkák
steam-web-stock-unlimited = amennyi csak kell
steam-web-stock-of = { $front } vagy { $back }: { $left }
steam-web-players-note = körsorrendben · GyP
steam-web-cash = { $cash } $
steam-web-gets = +{ $amount } $
steam-web-pays = −{ $amount } $
steam-web-cash-title = Készpénz; összesen { $can_pay } $-t tudna fizetni
steam-web-income-of = bevétel { $income }
steam-web-locomotive =
    { $edition ->
        [base] { $level }. szintű mozdony: legfeljebb { $level } kapcsolaton szállít
       *[standard] { $level }. szintű mozdony: legfeljebb { $level } kapcsolaton szállít, fenntartása fordulónként { $level } $
    }
steam-web-links-of = { $links } kapcsolat
steam-web-bankrupt = csőd
steam-web-risk-now =
    { $whom ->
        [you] Csőd előtt állsz. Bevétel { $income }: a forduló végén { $owed } $-t kell fizetned, de csak { $most } $-t tudsz előteremteni. { $deliveries ->
            [none] Ne költs többet.
           *[some] A szállítás pontjait fordítsd bevételre, és ne költs többet.
        }
       *[name] { $seat } csőd előtt áll. Bevétel { $income }: a forduló végén { $owed } $-t kell fizetnie, de csak { $most } $-t tud előteremteni.
    }
steam-web-risk-near =
    { $whom ->
        [you] Közel a csőd. Bevétel { $income }: minden fordulóban { $owed } $-t kell fizetned, és összesen { $most } $-t tudsz előteremteni. { $deliveries ->
            [none] Költs kevesebbet.
           *[some] A szállítás pontjait fordítsd bevételre, és költs kevesebbet.
        }
       *[name] { $seat } közel van a csődhöz. Bevétel { $income }: minden fordulóban { $owed } $-t kell fizetnie, és összesen { $most } $-t tud előteremteni.
    }
steam-web-risk-action = Ezután nem tudnád kifizetni a költségeidet: csődbe mennél.
steam-web-went-bankrupt =
    { $whom ->
        [you] Nem tudtál kifizetni { $owed } $-t: csődbe mentél, és kiestél a játszmából. A végéig nézheted.
       *[name] { $seat } nem tudott kifizetni { $owed } $-t: csődbe ment, és kiesett a játszmából.
    }
steam-web-due =
    { $edition ->
        [base] { $due } a következő bevételi fázisban
       *[standard] { $due } a következő bevételi fázisban, a mozdony fenntartását levonva
    }
steam-web-links-tip = Befejezett kapcsolatok; a végén mindegyik 1 GyP
steam-web-seat-tip = { $seat }: összesen { $can_pay } $-t tudna fizetni; { $due } a következő bevételi fázisban; ha most lenne vége, { $score } GyP

# Mezők szavakban
steam-web-hex-city = { $place }, { $colour } város, { $hex }
steam-web-hex-goods = áruk: { $cubes }
steam-web-hex-no-goods = nincs áru
steam-web-hex-town = { $place }, település, { $hex }
steam-web-hex-hill = hegy
steam-web-hex-river = folyó
steam-web-hex-canal = csatorna
steam-web-hex-lake = kis tó
steam-web-hex-coast = partvidék
steam-web-hex-link =
    { $seat ->
        [none] { $a } – { $b }, gazdátlan kapcsolat: { $sides }
       *[other] { $a } – { $b }, { $seat } kapcsolata: { $sides }
    }
steam-web-hex-link-open =
    { $seat ->
        [none] nyitott, gazdátlan vágány, kezdete { $a }: { $sides }
       *[other] { $expires ->
            [none] { $seat } nyitott vágánya, kezdete { $a }: { $sides }
           *[other] { $seat } nyitott vágánya, kezdete { $a }: { $sides }; elvész, ha { AZ($expires) } { $expires }. fordulóban nem folytatja
        }
    }
steam-web-hex-price = építés { $price } $-tól
steam-web-hex-marker = volt városi termelés
steam-web-the-hex = { $where }
# Hol van egy mező, a Steam szavaival a városokra és településekre.
steam-web-where-place = { $place }
steam-web-where-at = { $place } mezőjén
steam-web-where-between = { $first } és { $second } között

# A körsorrend
steam-web-ask-auction =
    { $place ->
        [none] Licit a körsorrendért
       *[other] Licit { AZ($place) } { $place }. helyért
    }
steam-web-bid-stands = { $seat } licitje { $bid } $
steam-web-bid-none = Még nincs licit
steam-web-places = Helyek a körsorrendben
steam-web-place = { $place }. hely
steam-web-place-pays = fizet { $paid } $-t
steam-web-place-free = ingyen
steam-web-place-left = marad { $cash } $
steam-web-pass-takes =
    { $paid ->
        [0] { $place }. hely, ingyen
       *[other] { $place }. hely, ára { $paid } $
    }
steam-web-bid-amount = A licited
steam-web-free-pass = egyszer szabadon passzolhatsz: bent maradsz
steam-web-go-bid = Licit: { $amount } $
steam-web-go-pass = Passz

# Tőke
steam-web-ask-capital = Szerzel tőkét?
steam-web-capital-amount = Tőke
steam-web-capital-cost = 5 $-onként −1 bevétel
steam-web-capital-usual = Az első fordulóban 10 $ a szokásos
steam-web-first-match-base = Az első játszmában a sorrendet sorsoljuk, nem árverezzük; aki később jön, egy kevés pénzzel kezd.
steam-web-first-match-standard = Újabb játékosoknak: vágányra és az esedékes költségekre bármikor szerezhető pénz. Helyenként választható.
steam-web-go-capital =
    { $amount ->
        [0] Nem szerzek
       *[other] Szerzek { $amount } $-t
    }

# Akciólapkák
steam-web-ask-tile = Válassz akciólapkát
steam-web-ask-tile-detail =
    { $edition ->
        [base] Fordulónként mindegyik egy játékosé; a legkisebb szám lesz az első a következőben.
       *[standard] Fordulónként mindegyik egy játékosé.
    }
steam-web-tile-options = Akciólapkák
steam-web-afterwards = utána { $cash } $ készpénz, bevétel { $income }
steam-web-afterwards-points = utána { $cash } $ készpénz, bevétel { $income }, { $points } GyP
steam-web-then-same = a készpénz { $cash } $ marad
steam-web-go-take =
    { $price ->
        [0] Ezt választom
       *[other] Választom, { $price } $
    }
steam-web-go-take-passed = Passzolva választom

# Építés
steam-web-ask-build =
    { $left ->
        [0] Nincs több letehető lapka
       *[other] Vágányépítés: még { $left } lapka
    }
steam-web-next-hex = Válassz egy megjelölt mezőt.
steam-web-next-town = Válassz egy települést a térképen.
steam-web-next-colour = Válassz színt és árut a készletből.
steam-web-next-city = Válassz egy várost a térképen.
steam-web-next-space = Válassz árut a készletből.
steam-web-ask-build-spent =
    { $spent ->
        [0] { "" }
       *[other] Eddig elköltve { $spent } $.
    }
steam-web-ask-build-cash =
    { $more ->
        [0] Készpénz { $cash } $.
       *[other] Készpénz { $cash } $, még legfeljebb { $more } $ szerezhető, 5 $-onként 1 pont bevételért.
    }
steam-web-must-city = A Városiasodás még hátravan.
steam-web-must-growth = A Városi termelés még hátravan.
steam-web-build-kinds = Mit teszel ebben a körben
steam-web-mode-track = Vágány
steam-web-mode-city = Új város
steam-web-mode-growth = Termelés
steam-web-shapes = Vágánylapkák
steam-web-shape = { $shape }, { $sides }, { $price } $-tól
steam-web-turn = Forgatás
steam-web-turn-title =
    { $number ->
        [one] Csak egyféleképpen illik.
       *[other] { $number } állása illik; a következő: { $sides }.
    }
steam-web-how-new = { $shape }, { $sides }
steam-web-how-improve = a lapka fejlesztése: { $shape }, { $sides }
steam-web-how-redirect = a vágány átirányítása: { $shape }, { $sides }
steam-web-price-sides = { $dollars } oldal { $dollars } $
steam-web-price-town = település { $dollars } $
steam-web-price-hills = hegy { $dollars } $
steam-web-price-river = folyó { $dollars } $
steam-web-price-sum = { $parts } = { $price } $
steam-web-peek-lay = { $how }: { $price }
steam-web-peek-deliver = { $cube } → { $to }, +{ $points }
steam-web-lay-title = { $where }: { $shape }, { $sides }
# Egy vágány a mező egyik oldalától a másikig, és egy, amely a településnél végződik.
steam-web-sides = { $a }–{ $b }
steam-web-side-town = { $a } felől a településig
steam-web-sides-town = a településtől { $sides } felé
steam-web-score-income = A pontok bevételre
steam-web-score-points = A pontok győzelmi pontra
steam-web-completes = befejezi a kapcsolatot
steam-web-go-build = Építés, { $price } $
steam-web-go-improve = Fejlesztés, { $price } $
steam-web-go-redirect = Átirányítás, { $price } $
steam-web-go-end = Építés vége
steam-web-end-lost = Ha most befejezed: { $lost }
steam-web-ask-city = Melyik településből legyen város?
steam-web-ask-city-colour = { $town }: milyen szín, milyen áruk?
steam-web-ask-growth = Melyik város kap árut?
steam-web-ask-growth-supply = { $city }: milyen áruk?
steam-web-colours = Az Új város színe
steam-web-spaces = Egy készletmező árui
steam-web-city-title = { $town }: { $colour } város lesz
steam-web-grow-title = { $city } árut kap
steam-web-go-city = Legyen város
steam-web-go-grow = Kapjon árut

# Áruk
steam-web-ask-goods =
    { $number ->
        [0] Nincs lehetséges szállítás
       *[other] { $number } lehetséges szállítás
    }
steam-web-ask-goods-detail =
    { $number ->
        [0] { $improve ->
            [yes] Fejleszd a mozdonyt, vagy passzolj.
            [risky] Passzolj, vagy fejleszd a mozdonyt (a fenntartás 1 $-ral nő).
           *[no] Csak passzolhatsz.
        }
       *[other] { $improve ->
            [yes] Válassz szállítást, fejleszd a mozdonyt, vagy passzolj.
           *[no] Válassz szállítást, vagy passzolj.
        }
    }
steam-web-deliveries = Szállítások
steam-web-deliveries-from = honnan: { $city }
steam-web-deliveries-all = mind
steam-web-via = útközben { $stops }
steam-web-deliveries-best = a legjobb elöl
steam-web-delivery = { $cube }, { $origin } → { $to }, { $points }
steam-web-delivery-title = { $cube }: { $way }
steam-web-go-deliver = Szállítás: +{ $points }
steam-web-go-improve-locomotive = { $level }. szintű mozdony
steam-web-improve-locomotive = Mozdony fejlesztése
steam-web-improve-title = A mozdony fejlesztése: { $level }. szint
steam-web-improve-detail = szállítás legfeljebb { $level } kapcsolaton át
steam-web-improve-upkeep = szállítás legfeljebb { $level } kapcsolaton át; fenntartás fordulónként { $level } $
steam-web-ask-score = { $points } pont: bevételre vagy győzelmi pontra?
steam-web-score-of = { $cube }, { $origin } → { $to }
steam-web-to-income =
    { $lost ->
        [0] Bevétel { $now } → { $then }
       *[other] Bevétel { $now } → { $then }, { $lost } elvész
    }
steam-web-to-points = Pont { $now } → { $then }

# Miért nem
steam-web-why-city = Áru városból indul: válassz szaggatott körvonalú várost.
steam-web-why-no-goods = { $city }: nincs áru.
steam-web-why-nothing-leaves = Innen most semmi sem indulhat ({ $city }): nincs olyan, legfeljebb { $level } kapcsolatból álló út, amelyen neked is van kapcsolatod, és megfelelő színű városba visz.
steam-web-why-no-cube = Itt nincs { $colour } áru ({ $origin }), amely ide mehetne: { $to }.
steam-web-why-no-way = Így nem szállítható { $colour } áru ({ $origin } → { $to }): nincs olyan, legfeljebb { $level } kapcsolatból álló út, amelyen neked is van kapcsolatod.

# Napló és végső pontozás
steam-web-told-track-completes =
    { $how ->
        [improve] { $seat } jobb lapkával befejez egy kapcsolatot { $where } ({ $sides }): { $a } – { $b }, ára { $price } $.
        [redirect] { $seat } átirányítással befejez egy kapcsolatot { $where } ({ $sides }): { $a } – { $b }, ára { $price } $.
       *[new] { $seat } befejez egy kapcsolatot: { $a } – { $b } ({ $tile }, { $sides }), ára { $price } $.
    }
steam-web-told-track-laid =
    { $how ->
        [improve] { $seat } vágányt fejleszt { $where } ({ $tile }, { $sides }), ára { $price } $.
        [redirect] { $seat } vágányt irányít át { $where } ({ $tile }, { $sides }), ára { $price } $.
       *[new] { $seat } vágányt fektet { $where } ({ $tile }, { $sides }), ára { $price } $.
    }
steam-web-told-goods-delivered = { $seat } szállít: { $cube } kocka, { $stops }: { $points }.
steam-web-told-link-claimed = { $seat } megszerzi a gazdátlan kapcsolatot: kezdete { $start }, az építés helye: { $where }.
steam-web-told-link-lost = { $seat } elveszíti a befejezetlen kapcsolatot: kezdete { $start }, nyitott vége { $where }.
steam-web-log-round = { $round }. forduló · { $phase ->
        [auction] körsorrend
        [capital] tőke
        [actions] akciólapkák
        [build] építés
        [goods] szállítás, { $goods_round }. kör
       *[income] bevételek
    }
steam-web-when = { $round }. forduló
steam-web-past-round = Visszatekintés · { $round }. forduló
steam-web-chart-round = { $round }. forduló
steam-web-key-turn = R, Shift + R
steam-web-key-turn-text = a lapka forgatása, visszaforgatása
steam-web-final-when = véget ért: { $rounds }. forduló
steam-web-legend-black = Zárt oldal: vágány nem haladhat át rajta
steam-web-legend-hill = Hegy: drágább az építés
steam-web-legend-river = Folyó: drágább az építés
steam-web-legend-city = Város: a színének megfelelő árut fogadja, a rajta lévő kockák szállításra várnak
steam-web-legend-new = Új város: a belső vonala szaggatott
steam-web-legend-leaf = Várositermelés-jelző: ez a város többször nem kap árut
steam-web-legend-town = Település
steam-web-legend-link = Vágány a tulajdonosa jelével
steam-web-legend-loose = Gazdátlan vágány
steam-web-legend-due = Befejezetlen kapcsolat: elvész, ha ebben a fordulóban nem folytatják
steam-web-legend-target = Itt tehetsz valamit; ahol elfér, az árával
steam-web-legend-last = Ami utoljára épült vagy mozgott
steam-web-final-earned = A játszmában
steam-web-final-end = A végén
steam-web-final-why-points = Áruszállítással szerzett győzelmi pontok, levonva belőlük, amit pénzért odaadtak.
steam-web-final-why-income = A bevétel a felét éri, lefelé kerekítve; nulla alatt minden lépés két pontba kerül.
steam-web-final-why-links = Minden befejezett kapcsolat egy pontot ér.
steam-web-final-round = { $round }. forduló: { $won }
steam-web-final-won = { $seat } { $points }
steam-web-final-has-income =
    { $counts ->
        [no] { $seat }: csőd
       *[yes] { $points ->
            [0] { $seat }: bevétel { $number }, semmi
           *[other] { $seat }: bevétel { $number }, { $points } pont
        }
    }
steam-web-final-has-links =
    { $number ->
        [0] { $seat }: nincs kapcsolat
       *[other] { $seat }: { $number } kapcsolat
    }
