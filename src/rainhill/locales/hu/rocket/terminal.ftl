rocket-play-help =
    Akciók (a teljes jelölés is jó: extend GWR to H9)
      e           minden fejlesztés, és hogy mit hozna
      e gw        hová mehet a GWR, a térképen A, B, C betűkkel
      e gw a      a GWR fejlesztése A felé (vagy egy mezőre: e gw h9)
      s           a mezők, ahová állomást tehetsz; az s h9 oda is teszi
      m h9 k10    az állomásod áthelyezése: H9 → K10
      i london textil   befektetés Londonban, textil (elég: i lon t)
      b 2 a       vétó: licit 2 részvénnyel az A mezőért
      p           passz
    A térképen két betű és egy nyíl egy mozdony; a nagyvárosok alatt a
    termékhelyek állnak termékenként, vagy a tulajdonosuk jele.
    A táblázatban * vezet, = holtverseny az élen, (1) a csatlakozott állomások
    száma, x elszigetelt vonal.
rocket-play-hint-act = e: fejlesztés, s: állomás, m: áthelyezés, i: befektetés; l: lista, help: súgó
rocket-play-hint-veto =
    { $defends ->
        [yes] b SZÁM: védekezés, p: passz. Ha passzolsz: { $otherwise }.
       *[no] b SZÁM BETŰ: licit, p: passz. Ha senki sem licitál: { $otherwise }.
    }
rocket-play-nothing = Ilyesmi most nem lehetséges.
rocket-play-need-extend = Add meg a társaságot, és hogy hová menjen: e gw a
rocket-play-need-station = Add meg a mezőt: s h9
rocket-play-need-move = Add meg az állomásod mezőjét, és hogy hová kerüljön: m h9 k10
rocket-play-need-invest = Adj meg egy nagyvárost és egy terméket: i london textil
rocket-play-need-bid = Add meg a részvények számát és a célt: b 2 a
rocket-play-no-target =
    { $number ->
        [0] Itt nincs ilyen cél: { $word }.
       *[other] Nincs ilyen cél: { $word }. Válassz ezek közül: { $known }.
    }
rocket-play-which-city = Melyik nagyváros? { $known }
rocket-play-which-industry = Itt ezeknek van hely ({ $city }): { $known }. Melyik legyen?
rocket-play-stations = A térképen névvel jelölt bármelyik mezőre kerülhet állomás: írd be, hogy s, és a mező nevét.
rocket-play-move-from =
    { $number ->
        [0] Egyik állomásodat sem lehet áthelyezni.
       *[other] Innen helyezhetsz át állomást: { $hexes }; írd be, hogy m, és a mezőt, és látod, hová.
    }
rocket-play-move-to =
    { $number ->
        [0] Innen nem helyezhetsz át állomást: { $hex }.
       *[other] Az állomás ({ $hex }) a térképen névvel jelölt bármelyik mezőre kerülhet.
    }
rocket-play-and-stations = Állomást is tehetsz, { $number } mezőre (írd be: s).
rocket-play-nobody-there = ott senki
# A táblázat arról, kinek mije van, a terminálban.

rocket-ledger-companies =
    { $piles ->
        [yes] Vonal város készl.
       *[no] Vonal    város
    }
rocket-ledger-industries = Termék, szabad hely
rocket-ledger-flat = részvény
rocket-ledger-hidden = ?
rocket-ledger-free = -
rocket-ledger-cities = Nagyváros, mező, termékhelyek (- szabad)
rocket-ledger-company-closed = { $company } → { $survivor }
rocket-ledger-places =
    { $status ->
        [isolated] { $places }x
       *[other] { $places }
    }
rocket-ledger-pile = { $pile }
rocket-ledger-stations-on = ({ $number })
rocket-ledger-passengers = Utas, maradt { $left }
rocket-ledger-passengers-short = ut
rocket-ledger-supply = Állomás kézben
rocket-ledger-supply-short = ál
rocket-ledger-score = Állás, { $unit }
rocket-ledger-joined-by = bekötötte: { $companies }

# Valaki „Te” néven ül ott
rocket-you-invested = Befektetsz: { $city }, { $industry }.
rocket-you-station-placed = Állomást teszel ide: { $at }.
rocket-you-station-moved =
    { $company ->
        [none] Áthelyezel egy állomást: { $origin } → { $to }.
       *[other] Áthelyezel egy állomást { AZ($company) } { $company } vonaláról: { $origin } → { $to }.
    }
rocket-you-extension-proposed = Mozgatnád { AZ($company) } { $company } mozdonyát: { $origin } → { $to }.
rocket-you-share-taken = Kapsz egy részvényt: { $company }.
rocket-you-no-share =
    { $reason ->
        [isolated] Nem kapsz részvényt: { AZ($company) } { $company } elszigetelt.
       *[pile-empty] Nem kapsz részvényt: { AZ($company) } { $company } részvénykészlete üres.
    }
rocket-you-bid-made = A licited: { $shares } részvény ({ $company }), cél: { $to }.
rocket-you-veto-passed = Passzolsz.
rocket-you-veto-paid = Befizetsz { $shares } részvényt ({ $company }), és te döntesz: { $to }.
rocket-you-line-extended =
    { $tile ->
        [yes] Mozgatod { AZ($company) } { $company } mozdonyát: { $origin } → { $to }; még { $tiles_left } lapka.
       *[no] Elindítod { AZ($company) } { $company } mozdonyát az indító városból: { $origin } → { $to }.
    }
rocket-you-station-connected = Az állomásod ({ $at }) csatlakozik ehhez: { $company }.
rocket-you-passenger-taken =
    Kapsz egy utast { $owner } állomásáról ({ $at }); { $passengers_left ->
        [0] nem maradt több.
       *[other] még { $passengers_left } maradt.
    }
rocket-yours-passenger-taken =
    { $seat } kap egy utast a te állomásodról ({ $at }); { $passengers_left ->
        [0] nem maradt több.
       *[other] még { $passengers_left } maradt.
    }
rocket-you-shares-exchanged =
    Visszaadsz { $returned } részvényt ({ $closed }), és { $received ->
        [0] nem kapsz érte semmit
       *[other] kapsz értük { $received } részvényt ({ $survivor })
    }.
rocket-you-turn-lost = Nem tudsz szabályosan lépni, elveszíted a kör hátralévő részét.
rocket-you-match-ended =
    { $reason ->
        [companies] Már legfeljebb egy társaság növekedhet.
        [tiles] Lekerült az utolsó vágánylapka.
        [standstill] Három fordulón át csak állomások mozogtak.
       *[blocked] Egyik mozdony sem mozdulhat.
    } A játszma véget ért: { $scores }. Te győztél.
rocket-you-asked-veto =
    { $bid ->
        [0] Vétózhatsz: { $company } célja { $target }.
       *[other] Vétózhatsz: { $company } célja { $target }; a licit { $bid }.
    }
rocket-you-asked-defend = Védekezhetsz: a licit { $bid } részvény, { $company } célja { $target }.
