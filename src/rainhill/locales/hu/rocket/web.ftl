# Stephenson's Rocket a böngészőben. Az első asztallal együtt érkezik.

rocket-web-turn-action = { $action }. akció a 2-ből
rocket-web-turn-veto = { $seat } mozgatja: { $company }
rocket-web-turn-veto-yours = te mozgatod: { $company }
rocket-web-turn-yours-act = Te jössz
rocket-web-turn-yours-veto = A te vétód
rocket-web-turn-yours-defend = Védekezhetsz
rocket-web-turn-named-act = { $seat } jön
rocket-web-turn-named-veto = { $seat } vétója
rocket-web-turn-named-defend = { $seat } védekezése
rocket-web-turn-other-act = { $seat } lép
rocket-web-turn-other-veto = { $seat } vétózhat
rocket-web-turn-other-defend = { $seat } védekezhet
rocket-web-waiting-veto = { $seat } vétózhat…
rocket-web-left = még { $number }
rocket-web-shares = { $number } részvény
rocket-short-1999 =
    { $points ->
        [0] 0 £
       *[other] { $points } ezer £
    }
rocket-web-unit-1999 = font
rocket-web-unit-2018 = presztízspont
rocket-web-tiles = { $tiles } lapka
rocket-web-tiles-explained = Megmaradt vágánylapkák; az utolsóval véget ér a játszma
rocket-web-passengers-left =
    { $number ->
        [0] Nem maradt utas
       *[other] Még { $number } utas maradt
    }
rocket-web-last-turn = Utolsó kör
rocket-web-standstill = { $turns } kör haladás nélkül
rocket-web-standstill-explained = Ennyi körben mozogtak egymás után csak állomások; három ilyen forduló után a játszma véget ér
rocket-web-nav-companies = Társaságok
rocket-web-nav-invest = Zsetonok
rocket-web-companies = Társaságok
rocket-web-companies-note = városok · részvények
rocket-web-company = Társaság
rocket-web-places = város
rocket-web-places-explained = A vonal által bekötött városok: ennyit ér a végén egy többség
rocket-web-company-closed = → { $survivor }
rocket-web-company-closed-text = Megszűnt, beolvadt ebbe: { $survivor }; hozzá kerültek a vágányai, az állomásai és a városai.
rocket-web-company-moved = Ebben a körben már mozgott.
rocket-web-company-hold = { $company }: { $joined } város. A végén a legtöbb részvény és a legtöbb állomás { $joined }-{ $joined } pontot ér, a második ennek a felét.
rocket-web-shares-held =
    { $number ->
        [0] { $seat }: nincs részvénye ({ $company })
       *[other] { $seat }: { $number } részvény ({ $company })
    }{ $leads ->
        [yes] ; senkinek sincs több
       *[no] {""}
    }
rocket-web-industry-held =
    { $number ->
        [0] { $seat }: nincs zsetonja ({ $industry })
       *[other] { $seat }: { $number } zseton ({ $industry })
    }{ $leads ->
        [yes] ; senkinek sincs több
       *[no] {""}
    }
rocket-web-industry-text = A végén a legtöbb zseton ({ $industry }) 6, a második legtöbb 3; a be nem kötött nagyvárosok zsetonjai nem számítanak.
rocket-web-passengers-text = A végén a legtöbb utas 6, a második legtöbb 3.
rocket-web-free-text = Szabad helyek a térképen
rocket-web-passengers-of = Megszerzett utasok: { $number }
rocket-web-shares-of = Részvények az összes társaságban: { $number }
rocket-web-company-joined =
    { $number ->
        [0] Még egy várost sem kötött be.
       *[other] Bekötve: { $places }.
    }
rocket-web-company-stations = Állomások: { $stations }.
rocket-web-company-isolated-short = elszigetelt
rocket-web-company-isolated = Elszigetelt: semmi újat nem érhet el.
rocket-web-company-waiting = A mozdonya még nem indult el.
rocket-web-pile-short =
    { $pile ->
        [0] üres készlet
       *[other] készlet: { $pile }
    }
rocket-web-supplementary =
    { $number ->
        [0] nincs több pótrészvény
       *[other] még { $number } pótrészvény
    }
rocket-web-stations-held = { $seat }: { $number } állomás ({ $company })
rocket-web-industries = Termékek
rocket-web-industries-note = legtöbb 6, második 3
rocket-web-industry = Termék
rocket-web-free = szabad
rocket-web-passengers = Utasok
rocket-web-investments = Termékzsetonok
rocket-web-investments-note = kettő egyikből, egy másikból
rocket-web-slot-taken = { $seat }, { $industry }
rocket-web-slot-free = { $industry }, szabad
rocket-web-city-joined = { $city }: bekötötte { $companies }
rocket-web-city-unjoined = { $city }: még egy vonal sem kötötte be
rocket-web-invest-in = Befektetés: { $city }, { $industry }
rocket-web-stations-left = Felhelyezhető állomások a készletben: { $number }
rocket-web-hex-city = { $place }, nagyváros, { $hex }
rocket-web-hex-town = { $place }, vasúti kisváros, { $hex }
rocket-web-hex-start = { $place }, indító város, { $hex }
rocket-web-hex-free =
    { $industries ->
        [none] minden hely foglalt
       *[other] szabad: { $industries }
    }
rocket-web-hex-invested = { $seat }: { $industries }
rocket-web-hex-industry =
    { $number ->
        [one] { $industry }
       *[other] { $industry } ×{ $number }
    }
rocket-web-hex-joined = bekötötte: { $companies }
rocket-web-hex-locomotive = { $company } mozdonya
rocket-web-hex-track = { $company } vágánya
rocket-web-hex-locomotive-isolated = { $company } mozdonya, elszigetelt
rocket-web-hex-station = { $seat } állomása
rocket-web-hex-station-on = { $seat } állomása, vonal: { $company }

# A napló helyekkel és irányokkal; amihez itt nincs mondat, az úgy szól, mint a terminálban.
rocket-web-told-station-placed = { $seat } állomást épít { $where }.
rocket-web-told-station-moved =
    { $company ->
        [none] { $seat } áthelyez egy állomást: eddig { $was } állt, most { $where } áll.
       *[other] { $seat } áthelyez egy állomást { AZ($company) } { $company } vonaláról: eddig { $was } állt, most { $where } áll.
    }
rocket-web-told-extension-proposed = { $seat } továbbvinné { AZ($company) } { $company } mozdonyát { $way }.
rocket-web-told-bid-made = { $seat } licitje: { $shares } részvény ({ $company }), hogy a mozdony { $way } menjen.
rocket-web-told-veto-paid = { $seat } befizet { $shares } részvényt ({ $company }), és { $way } küldi a mozdonyt.
rocket-web-told-line-extended =
    { $tile ->
        [yes] { $seat } továbbviszi { AZ($company) } { $company } mozdonyát { $way }; most { $where } áll.
       *[no] { $seat } elindítja { AZ($company) } { $company } mozdonyát az indító városából { $way }.
    }
rocket-web-told-line-sent = Most { $where } áll.
rocket-web-told-station-connected = { $seat } állomása ({ $where }) csatlakozik ehhez: { $company }.
rocket-web-told-passenger-taken =
    { $seat } kap egy utast { $owner } állomásáról ({ $where }); { $passengers_left ->
        [0] nem maradt több.
       *[other] még { $passengers_left } maradt.
    }
rocket-web-told-end-reached =
    A játszma véget ért: { $scores }. { $many ->
        [one] Győztes: { $winners }.
       *[other] Közös győzelem: { $winners }.
    }
rocket-web-told-way = { AZ($where) } { $where } lévő mezőre
rocket-brief-shares-exchanged =
    { $received ->
        [0] { $seat }: { $returned } { $closed } elvész
       *[other] { $seat }: { $returned } { $closed } → { $received } { $survivor }
    }
rocket-web-gain-passenger = +1 utas
rocket-web-key-modes = I, S, E
rocket-web-key-modes-text = befektetés, állomás, fejlesztés
rocket-web-action-kinds = Az akciók fajtái
rocket-web-mode-invest = Befektetés
rocket-web-mode-station = Állomás
rocket-web-mode-extend = Fejlesztés
rocket-web-mode-invest-explained = Tegyél egy zsetont egy nagyváros szabad termékére: akkor számít, amikor egy vonal eléri a nagyvárost, és a végén a terméknél. (I)
rocket-web-mode-station-explained = Tegyél egy állomást üres mezőre, vagy helyezz át egyet. A rajta áthaladó vonalhoz csatlakozik. (S)
rocket-web-mode-extend-explained = Mozgass egy mozdonyt egy mezővel, és vegyél egy részvényt. A többi részvényes vétózhat. (E)
rocket-web-mode-invest-none = Egy nagyvárosban sincs szabad hely.
rocket-web-mode-station-none = Nem lehet állomást felhelyezni vagy áthelyezni.
rocket-web-mode-extend-none = Egy vonal sem fejleszthető.
rocket-web-ask = Válassz akciót
rocket-web-ask-detail = Érints meg egy mozdonyt, egy nagyvárost vagy valamelyik gombot.
rocket-web-ask-detail-no-city = Érints meg egy mozdonyt vagy valamelyik gombot.
rocket-web-ask-invest = Melyik nagyvárosban fektetsz be?
rocket-web-ask-invest-city = { $city }: melyik termék?
rocket-web-ask-station = Hol álljon az állomás?
rocket-web-ask-station-moved = Hová kerüljön ez az állomás?
rocket-web-ask-extend = Melyik vonalat fejleszted, és merre?
rocket-web-ask-invest-detail = Érints meg egy nagyvárost, vagy egy szabad terméket a táblázatban.
rocket-web-ask-station-detail = Érints meg egy üres mezőt, vagy egy állomásodat, ha áthelyeznéd.
rocket-web-ask-extend-detail = Érints meg egy mozdonyt, vagy egy mezőt, amelyet valamelyik elérhet.
rocket-web-ask-extend-company = { $company }: merre?
rocket-web-ask-lose-turn = Nincs szabályos akciód.
rocket-web-choose-industry = Termék
rocket-web-choose-company = Társaság
rocket-web-title-extend = { $company }, { $way }
rocket-web-title-invest = { $city }, { $industry }
rocket-web-title-bid = Licit, { $shares } részvény: { $way }
rocket-web-title-station = Állomás { $where }
rocket-web-title-move-station = Állomás áthelyezése: eddig { $was }, ezután { $where }
rocket-web-invest-there =
    { $held ->
        [none] { $place } eddig: senki
       *[other] { $place } eddig: { $held }
    }
rocket-web-others-may-veto = mások vétózhatnak
rocket-web-go-none = Válassz
rocket-web-go-extend = Menjen ide
rocket-web-go-invest = Befektetek
rocket-web-go-station = Ide teszem
rocket-web-go-move-station = Ide kerüljön
rocket-web-go-lose-turn = A kör elvész
rocket-web-go-bid = Licit
rocket-web-go-pass = Passz
rocket-web-veto = Vétó
rocket-web-veto-title = Vétózol?
rocket-web-veto-text = { $seat } mozgatja { AZ($company) } { $company } mozdonyát, cél: { $letter } ({ $way }). A részvényesek egyszer-egyszer licitálhatnak, hogy eldöntsék, merre menjen.
rocket-web-defend-title = Védekezel?
rocket-web-defend-text =
    { $letter ->
        [none] Egy licit szerint { AZ($company) } { $company } mozdonya { $way } megy.
       *[other] Egy licit szerint { AZ($company) } { $company } célja { $letter } ({ $way }).
    } Elég tartanod, és te döntesz.
rocket-web-veto-bid = { $shares } részvény → { $letter }
rocket-web-veto-passed = passzol
rocket-web-veto-yours = a te licited
rocket-web-veto-thinks = gondolkodik
rocket-web-veto-last = utoljára dönt
rocket-web-veto-send = Ide menjen
rocket-web-veto-pay = Ennyit fizetsz, ha nyersz
rocket-web-veto-range = legalább { $least }, nálad van { $held }
rocket-web-veto-limits =
    { $only ->
        [yes] csak { $least }
       *[no] { $least }–{ $most }
    }
rocket-web-veto-choose = Licit
rocket-web-veto-passenger = { $owner } állomása { AZ($letter) } { $letter } mezőn áll: { $seat } ott kap egy utast, hacsak nem más licitje győz.
rocket-web-veto-fold = Vétókártya becsukása
rocket-web-veto-unfold = Vétókártya kinyitása
rocket-web-veto-ahead = Előre passzolok: { $company }
rocket-web-veto-ahead-turn = a kör végéig
rocket-web-veto-ahead-own = a következő körömig
rocket-web-veto-idle = Ne kérdezz, ha semmi sem változhat
rocket-web-veto-passing = Passzolsz: { $company }
rocket-web-veto-ask-again = Kérdezz meg újra: { $company }
rocket-web-veto-go = Licit: { $shares } → { $letter }
rocket-web-pass = Passz
rocket-web-log-turn = { $turn }. kör · { $seat }
rocket-web-when = { $turn }. kör
rocket-web-past-turn = Visszatekintés · { $turn }. kör
rocket-web-final-when = véget ért: { $turns }. kör
rocket-web-final-earned = A vége előtt
rocket-web-final-majorities = Termékek és utasok
rocket-web-final-companies = Társaságok
rocket-web-final-has =
    { $points ->
        [0] { $seat } { $number }: semmi
       *[other] { $seat } { $number }: { $amount }
    }
rocket-web-final-in-play = { $seat }: { $parts }
rocket-web-final-by-cities = nagyvárosok: { $amount }
rocket-web-final-by-towns = vasúti kisvárosok: { $amount }
rocket-web-final-by-mergers = egybeolvadás: { $amount }
rocket-web-final-by-nothing = semmi
rocket-web-final-why-earned = A vonalak építése közben szerzett pontok.
rocket-web-final-why-industry = Zsetonok bekötött nagyvárosokban: legtöbb 6, második 3. Holtverseny esetén osztoznak, lefelé kerekítve.
rocket-web-final-why-passengers = Utasok: legtöbb 6, második 3. Holtverseny esetén osztoznak, lefelé kerekítve.
rocket-web-final-why-stations = Állomások a vonalon: a legtöbb { $places } pont, minden bekötött városért egy; a második ennek fele, lefelé kerekítve. Holtverseny esetén osztoznak.
rocket-web-final-why-shares = A társaság részvényei: a legtöbb { $places } pont, minden bekötött városért egy; a második ennek fele, lefelé kerekítve. Holtverseny esetén osztoznak.
rocket-web-legend-start = Egy társaság indító városa; áthúzva, ha megszűnt
rocket-web-legend-engine = Mozdony: az orra mutatja, merre mehet tovább a vonal
rocket-web-legend-isolated = Elszigetelt: ez a vonal semmi újat nem érhet el
rocket-web-legend-city = Nagyváros három termékhellyel
rocket-web-legend-town = Vasúti kisváros
rocket-web-legend-station = Egy játékos állomása
rocket-web-legend-joined = Pötty: ez a vonal bekötötte a várost
rocket-web-legend-target = Itt tehetsz valamit
rocket-web-legend-last = Ami utoljára mozgott
