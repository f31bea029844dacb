# Steam. A helyek nevek; a megállók és mezők neve a térképé.

# Győzelmi pontok, és ki szerzi őket
steam-money-base = { $points } GyP
steam-money-standard = { $points } GyP
steam-gain-base = { $seat } +{ $points }
steam-gain-standard = { $seat } +{ $points }
steam-gain-nobody = senki sem kap pontot
steam-total = { $seat } { $amount }
steam-unit-base = GyP
    .short = GyP
steam-unit-standard = GyP
    .short = GyP

steam-headline =
    { $title }, { $map }, { $edition ->
        [base] Alap
       *[standard] Standard
    }. { $round }. forduló / { $rounds }, { $phase ->
        [auction] körsorrend
        [capital] tőkeszerzés
        [actions] akciólapkák
        [build] vágányépítés
        [goods] áruszállítás, { $goods_round }. kör
        [scoring] áruszállítás, { $goods_round }. kör
        [income] bevételek és költségek
       *[over] vége
    }.
steam-edition-base = Alapjáték (pénzt akkor szerzel, amikor fizetni kell)
    .title = Alapjáték
steam-edition-standard = Standardjáték (pénzt előre szerzel, minden fordulóban árverés, mozdonyfenntartás)
    .title = Standardjáték

steam-option-first_order =
    .label = Hogyan alakul ki az első körsorrend
    .text = Az árverésen az elöl lévő helyek pénzbe kerülnek; a sorsolás gyorsabb, és a hátul lévőknek ad pénzt.
    .why = A standardjáték az első sorrendet mindig sorsolja.
    .auction = árveréssel, helyenként
    .random = sorsolással; az alapjátékban a későbbi helyek pénzt kapnak
steam-option-zero_bids =
    .label = Az első licit egy helyért
    .text = Ha nulláról indul, egy hely ingyen is meglehet, ha másnak nem kell.
    .why = A standardjátékban a licit mindig 0 $-ról indulhat.
    .yes = lehet 0 $
    .no = legalább 1 $
steam-option-unlimited_tiles =
    .label = Vágánylapkák
    .text = A ritka formák egy hosszú játszmában elfogyhatnak; ezt van, aki szereti, van, aki nem.
    .no = a doboz 136 lapkája
    .yes = amennyi csak kell
steam-option-mercy =
    .label = Mire szerezhető pénz úgy, mint az alapjátékban
    .text = A standardjátékban csak a forduló első fázisában szerezhetsz pénzt. Ez elnézi, ha elszámoltad magad.
    .why = Az alapjátékban amúgy is minden fizetéshez szerezhető pénz.
    .none = semmire
    .track = vágányra
    .upkeep = a bevételi fázis költségeire
    .both = mindkettőre
steam-option-capital_from_points =
    .label = Tőke győzelmi pontért −10 bevételnél
    .text = A bevételsáv alján pontokért még lehet pénzt venni.
    .why = Az alapjátékban ez mindig lehet.
    .yes = lehet
    .no = nem lehet
steam-option-income_limit =
    .label = A bevételsáv felső vége
    .text = Ha nincs vége, a +10 feletti bevétel is kifizetődik.
    .n10 = +10; a többi elvész
    .none = nincs
steam-option-repeats =
    .label = Min mehet át egy kocka kétszer
    .text = A saját kapcsolataidon megtett hosszabb út többet ér; a nyomtatott szabály alig szól önmagukat keresztező utakról.
    .no = semmin
    .towns = településeken
    .links = településeken és kapcsolatokon
steam-option-ownerless_links =
    .label = Gazdátlan kapcsolatok a szállításban
    .text = A gazdátlan befejezett kapcsolatokat bárki használhatja. Ez mondja meg, elronthatja-e a szállítást, ha túl sok van.
    .free = senkinek sem számítanak
    .limited = együtt egy további játékosnak számítanak
steam-option-town_loops =
    .label = Kapcsolat egy településről önmagába
    .text = Egy településnél könnyű hurkot építeni, és a szállítás egy kapcsolattal hosszabb lesz.
    .no = nem lehet
    .yes = lehet
steam-option-takeover =
    .label = Saját kapcsolat és gazdátlan vágány összekötése
    .text = Egy félbemaradt vágány a túlsó végéről is elérhető. Ez mondja meg, kié lesz akkor.
    .yes = azé, aki eléri
    .no = külön meg kell szerezni
steam-option-redirects =
    .label = Vágány átirányítása
    .text = Egy befejezetlen kapcsolat utolsó vágánya átirányítható. Ez mondja meg, mi kerülhet oda.
    .turn = csak ez a vágány, elforgatva
    .tile = bármely lapka, második vágánnyal is

steam-colour-red = piros
steam-colour-blue = kék
steam-colour-yellow = sárga
steam-colour-purple = lila
steam-colour-grey = szürke

steam-tile-turn-order = Körsorrend
steam-tile-first-move = Első szállító
steam-tile-engineer = Mérnök
steam-tile-first-build = Első építő
steam-tile-city-growth = Városi termelés
steam-tile-locomotive = Mozdony
steam-tile-urbanization = Városiasodás

steam-shape-21 = egyenes
steam-shape-22 = enyhe ív
steam-shape-23 = szűk ív
steam-shape-41 = egyenes és ív keresztben
steam-shape-42 = két egyenes keresztben
steam-shape-43 = két ív keresztben
steam-shape-44 = egyenes és mellette szűk ív
steam-shape-45 = két ív egymás mellett
steam-shape-46 = ív és mellette szűk ív
steam-shape-47 = szűk ív és mellette ív
steam-shape-T11 = település, végállomás
steam-shape-T21 = település, egyenes
steam-shape-T22 = település, enyhe ív
steam-shape-T23 = település, szűk ív
steam-shape-T31 = település, csillag
steam-shape-T32 = település, balos Y
steam-shape-T33 = település, jobbos Y
steam-shape-T34 = település, három szomszéd
steam-shape-T41 = település, kereszt
steam-shape-T42 = település, egyenes és kettő
steam-shape-T43 = település, négy szomszéd

steam-side-north = É
steam-side-north-east = ÉK
steam-side-east = K
steam-side-south-east = DK
steam-side-south = D
steam-side-south-west = DNy
steam-side-west = Ny
steam-side-north-west = ÉNy
steam-side-pair = { $a }–{ $b }

steam-way-more = { $first } – { $next }

# Kapcsolatok, ahol rájuk mutatnak
steam-link =
    { $status ->
        [void] { $a }: hurok, nem számít kapcsolatnak
       *[complete] { $a } – { $b }, { $owner ->
            [none] gazdátlan
           *[other] { $owner }
        }
    }
steam-link-open =
    { $owner ->
        [none] { $a } – nyitott vége { $hex }, gazdátlan
       *[other] { $a } – nyitott vége { $hex }, { $owner }; folytatni kell: { $expires }. forduló
    }

# Mi a kérdés
steam-decision-auction =
    { $place ->
        [none] { $bid ->
            [none] { $seat } kezdi a körsorrend árverését: legalább { $lowest } $, vagy passz.
           *[other] { $seat }: a licit a körsorrendért { $bid } $. Legalább { $lowest } $, vagy passz{ $free_pass ->
                [yes] {" "}(szabad passz: bent maradsz)
               *[no] {""}
            }.
        }
       *[other] { $bid ->
            [none] { $seat }: { $place }. hely a körsorrendben. Licit { $lowest } $ és { $highest } $ között, vagy passz.
           *[other] { $seat }: { $place }. hely, a licit { $bid } $. Legalább { $lowest } $, vagy passz.
        }
    }
steam-decision-capital = { $seat } tőkét szerezhet: legfeljebb { $most } $, 5 $-onként egy pont bevételért.
steam-decision-tile = { $seat } akciólapkát választ.
steam-decision-build =
    { $seat } épít: { $left ->
        [0] nincs több lapka
       *[other] még { $left } lapka
    }, elköltve { $spent } $.
steam-decision-goods = { $seat } következik (áruszállítás, { $goods_round }/2. kör): szállít, mozdonyt fejleszt vagy passzol.
steam-decision-score = { $seat }: { $points } pont; bevételre vagy győzelmi pontra?

# Mi történt
steam-event-round-began = { $round }. forduló / { $rounds }.
steam-event-phase-began =
    { $phase ->
        [auction] A körsorrend árverése.
        [capital] Tőkeszerzés.
        [actions] Akciólapkák választása.
        [build] Vágányépítés.
        [goods] Áruszállítás, { $goods_round }. kör.
       *[income] Bevételek és költségek.
    }
steam-event-order-set = A körsorrend: { $order }.
steam-event-bid-made =
    { $place ->
        [none] { $seat } licitje { $amount } $.
       *[other] { $seat } licitje { AZ($place) } { $place }. helyért { $amount } $.
    }
steam-event-auction-passed =
    { $free ->
        [yes] { $seat } a Körsorrend lapkával passzol, és bent marad.
       *[no] { $place ->
            [none] { $seat } passzol.
           *[other] { $seat } passzol ({ $place }. hely).
        }
    }
steam-event-place-taken =
    { $paid ->
        [0] { $seat } ingyen kapja { AZ($place) } { $place }. helyet.
       *[other] { $seat } megkapja { AZ($place) } { $place }. helyet, ára { $paid } $.
    }
steam-event-money-raised =
    { $points_lost ->
        [0] { $seat } szerez { $amount } $-t { $income_lost } pont bevételért.
       *[other] { $income_lost ->
            [0] { $seat } szerez { $amount } $-t { $points_lost } győzelmi pontért.
           *[other] { $seat } szerez { $amount } $-t { $income_lost } pont bevételért és { $points_lost } győzelmi pontért.
        }
    }
steam-event-capital-declined = { $seat } nem szerez tőkét.
steam-event-paid =
    { $purpose ->
        [place] { $seat } fizet { $amount } $-t a helyért.
        [tile] { $seat } fizet { $amount } $-t az akciólapkáért.
        [track] { $seat } fizet { $amount } $-t a vágányért.
       *[expenses] { $seat } fizet { $amount } $ költséget.
    }
steam-event-tile-taken =
    { $passed ->
        [yes] { $seat } választása: { $tile }, passzolva.
       *[no] { $price ->
            [0] { $seat } választása: { $tile }.
           *[other] { $seat } választása: { $tile }, ára { $price } $.
        }
    }
steam-event-locomotive-improved =
    { $by_tile ->
        [yes] { $seat } mozdonya a lapkával { $level }. szintű lett.
       *[no] { $seat } fejleszti a mozdonyát: { $level }. szint.
    }
steam-event-build-began = { $seat } épít, legfeljebb { $tiles } lapkát.
steam-event-track-laid =
    { $how ->
        [improve] { $seat } vágányt fejleszt ({ $hex }): { $replaced } → { $tile }, ára { $price } $.
        [redirect] { $seat } vágányt irányít át ({ $hex }): { $tile }, ára { $price } $.
       *[new] { $seat } vágányt fektet ({ $hex }): { $tile }, ára { $price } $.
    }
steam-event-link-completed =
    { $owner ->
        [none] Befejezett, gazdátlan kapcsolat: { $a } – { $b }.
       *[other] Befejezett kapcsolat: { $a } – { $b }, tulajdonos: { $owner }.
    }
steam-event-link-claimed = { $seat } megszerzi a gazdátlan kapcsolatot: kezdete { $start }, az építés helye: { $hex }.
steam-event-link-lost = { $seat } elveszíti a befejezetlen kapcsolatot: kezdete { $start }, nyitott vége { $hex }.
steam-event-link-void =
    { $owner ->
        [none] Nem számít kapcsolatnak az önmagába visszatérő vágány: { $city } – { $city }.
       *[other] { $owner } önmagába visszatérő vágánya már nem számít kapcsolatnak: { $city } – { $city }.
    }
steam-event-city-placed =
    { $supply ->
        [0] { $seat } várossá alakítja: { $town } ({ $colour }); áru már nem jut rá.
       *[other] { $seat } várossá alakítja: { $town } ({ $colour }), áruk: { $cubes }.
    }
steam-event-city-grown = { $seat } árut ad egy városnak: { $city }, { $cubes }.
steam-event-duty-lapsed = { $seat } már nem hajthatja végre: { $tile }.
steam-event-build-ended =
    { $tiles ->
        [0] { $seat } nem épít többet.
       *[other] { $seat } befejezi az építést: { $tiles } lapka, { $spent } $.
    }
steam-event-goods-delivered = { $seat } szállít: { $cube } kocka, { $origin } → { $to } ({ $stops }): { $points }.
steam-event-income-scored =
    { $lost ->
        [0] { $seat } bevétele +{ $points }, most { $income }.
       *[other] { $seat } bevétele +{ $points }, most { $income }; a sáv végén túl { $lost } elvész.
    }
steam-event-points-scored = { $seat } győzelmi pontjai: +{ $points }, most { $total }.
steam-event-goods-passed = { $seat } passzol.
steam-event-income-received =
    { $upkeep ->
        [0] { $seat } kap { $amount } $ bevételt.
       *[other] { $seat } kap { $amount } $ bevételt, { $upkeep } $ fenntartás levonása után.
    }
steam-event-shortfall-covered =
    { $points_lost ->
        [0] { $income_lost ->
            [0] { $seat }: nincs miből fizetnie.
           *[other] { $seat }: hiányzik { $amount } $, ezért −{ $income_lost } bevétel.
        }
       *[other] { $income_lost ->
            [0] { $seat }: hiányzik { $amount } $, ezért −{ $points_lost } GyP.
           *[other] { $seat }: hiányzik { $amount } $, ezért −{ $points_lost } GyP és −{ $income_lost } bevétel.
        }
    }
steam-event-change-returned = { $seat } visszakap { $amount } $-t.
steam-event-went-bankrupt = { $seat } nem tud kifizetni { $owed } $-t, és csődbe megy.
steam-event-match-ended =
    { $reason ->
        [bankruptcy] Csak egy játékos maradt.
       *[rounds] Az utolsó forduló is lezárult.
    } A játszma véget ért: { $scores }. { $many ->
        [one] Győztes: { $winners }.
       *[other] Közös győzelem: { $winners }.
    }

steam-end-rounds = lezárult az utolsó forduló
steam-end-bankruptcy = csak egy játékos maradt

# Ugyanez röviden: mit hozna egy akció
steam-brief-money-raised =
    { $points_lost ->
        [0] szerez { $amount } $-t: −{ $income_lost } bevétel
       *[other] { $income_lost ->
            [0] szerez { $amount } $-t: −{ $points_lost } GyP
           *[other] szerez { $amount } $-t: −{ $income_lost } bevétel, −{ $points_lost } GyP
        }
    }
steam-brief-locomotive-improved = { $level }. szintű mozdony
steam-brief-link-completed =
    { $owner ->
        [none] elkészül, gazdátlan: { $a } – { $b }
       *[other] { $owner } befejezi ezt: { $a } – { $b }
    }
steam-brief-link-claimed = megszerzi a kapcsolatot, kezdete { $start }
steam-brief-link-lost = { $seat } elveszíti a kapcsolatot, kezdete { $start }
steam-brief-link-void = egy hurok már nem számít: { $city }
steam-brief-city-placed = új áru: { $cubes }
steam-brief-city-grown = új áru: { $cubes }
steam-brief-place-taken =
    { $paid ->
        [0] { $seat }: { $place }. hely
       *[other] { $seat }: { $place }. hely, ára { $paid } $
    }
steam-brief-went-bankrupt = { $seat } csődbe megy
steam-brief-match-ended = vége a játszmának
steam-brief-nothing = { "" }
steam-brief-more = { $first }; { $next }

# Elutasítások
steam-refusal-wrong-kind =
    { $decision ->
        [auction] Most licit jön, vagy passz.
        [capital] Most tőkeszerzés jön: raise 0, raise 5 és így tovább.
        [tile] Most akciólapkát kell választani.
        [build] Most vágányépítés jön: tegyél le egy lapkát, vagy fejezd be az építést.
        [goods] Most áruszállítás jön: szállíts, fejleszd a mozdonyt, vagy passzolj.
        [score] Most a pontokról kell dönteni: bevétel vagy győzelmi pont.
       *[over] A játszma véget ért.
    }
steam-refusal-unknown-choice = A pontok bevételre („income”) vagy győzelmi pontra („points”) fordíthatók, erre nem: „{ $choice }”.
steam-refusal-capital-not-by-five = Tőkét 5 $-onként lehet szerezni, { $amount } $-t nem.
steam-refusal-capital-too-high = Legfeljebb { $most } $ tőkét szerezhetsz, { $amount } $-t nem.
steam-refusal-unknown-action-tile = Nincs ilyen akciólapka: „{ $tile }”.
steam-refusal-unknown-hex = Ezen a térképen nincs ilyen mező: { $hex }.
steam-refusal-unknown-tile = Nincs ilyen vágánylapka: { $tile }.
steam-refusal-unknown-rotation = Egy lapka 0–5 hatodfordulattal forgatható, ennyivel nem: { $rotation }.
steam-refusal-same-rotation = { $rotation } hatodfordulattal ez a lapka ugyanúgy áll, mint { $same } hatodfordulattal; helyesen: { $same }.
steam-refusal-unknown-stop = Nincs ilyen megálló ezen a térképen: { $stop }.
steam-refusal-unknown-colour = Nincs ilyen szín: „{ $colour }”.
steam-refusal-unknown-supply = Nincs ilyen készletmező: { $supply }.
steam-refusal-wrong-points = Egy szállítás pontjaihoz helyenként egy szám kell, amely legalább 0: { $points } nem jó.
steam-refusal-must-urbanize = Kifizetted a Városiasodást: mielőtt befejezed az építést, tegyél Új várost egy településre.
steam-refusal-must-grow = Kifizetted a Városi termelést: mielőtt befejezed az építést, adj árut egy városnak.
steam-refusal-level-highest = A mozdonyod már a legmagasabb szinten van.
steam-refusal-already-improved = Ebben a fázisban már fejlesztetted a mozdonyodat.
steam-refusal-bid-too-low = A licit legalább { $lowest } $ legyen, ne { $bid } $.
steam-refusal-bid-too-high = Legfeljebb { $highest } $-t tudsz fizetni, { $bid } $-t nem.
steam-refusal-tile-taken = { $seat } már elvitte: { $tile }.
steam-refusal-no-pass-option = Itt nem választható passzolva: { $tile }. Az alapjátékban csak a Városi termelés és a Városiasodás, a standardjátékban egyik sem.
steam-refusal-cannot-grow = Most egy város sem kaphat árut, így a Városi termelés csak passzolva választható.
steam-refusal-no-town-left = Nem maradt település, amelyből város lehetne.
steam-refusal-no-city-left = Elfogytak az Új város lapkák.
steam-refusal-tile-too-expensive = { $tile }: ára { $price } $, de legfeljebb { $can_pay } $-t tudsz fizetni.
steam-refusal-hex-is-city = Városra nem kerülhet vágány ({ $hex }).
steam-refusal-town-needs-town-tile = Itt település van ({ $hex }): csak település-vágánylapka kerülhet ide.
steam-refusal-town-tile-elsewhere = Település-vágánylapka csak településre kerülhet; itt nincs ({ $hex }).
steam-refusal-out-of-stock = Ebből a formából elfogyott a lapka ({ $tile }).
steam-refusal-into-black-edge = A vágány ({ $hex }) zárt élnek futna, vagy kilépne a térképről.
steam-refusal-meets-others = A vágány ({ $hex }) más kapcsolatának nyitott végéhez érne.
steam-refusal-no-start = A vágány ({ $hex }) sehonnan sem indul: városból kell kiindulnia, vagy egy saját vagy megszerezhető nyitott véget folytatnia.
steam-refusal-cannot-claim = A nyitott vég ({ $hex }) gazdátlan, de a kiinduló településénél nincs kapcsolatod.
steam-refusal-same-stop = A kapcsolat ({ $hex }) ott érne véget, ahol kezdődött.
steam-refusal-same-tile = Ez a lapka már így fekszik ott ({ $hex }).
steam-refusal-track-not-kept = A lapka ({ $hex }) csak olyanra cserélhető, amely megtartja a vágányát, és újat ad hozzá.
steam-refusal-complete-link = A kapcsolat ({ $hex }) befejezett; nem módosítható.
steam-refusal-not-your-link = A kapcsolat ({ $hex }) nem a tiéd; csak a tulajdonosa irányíthatja át.
steam-refusal-not-last-track = Csak egy kapcsolat utolsó vágánya irányítható át, és ez nem a nyitott végénél van ({ $hex }).
steam-refusal-start-moved = Az átirányítás csak a nyitott véget változtatja; a vágány ({ $hex }) máshonnan indulna.
steam-refusal-town-not-reached = Még nem érted el a települést ({ $hex }): nem vezet hozzá saját vagy megszerezhető nyitott vég, és kapcsolatod sem ér oda.
steam-refusal-no-tiles-left = Ebben a körben már letetted mind { AZ($tiles) } { $tiles } lapkádat; többet nem tehetsz le.
steam-refusal-track-too-expensive = A lapka ({ $hex }) ára { $price } $, de legfeljebb { $can_pay } $-t tudsz fizetni.
steam-refusal-no-urbanization = Ebben a körben nincs végrehajtható Városiasodásod.
steam-refusal-no-growth = Ebben a körben nincs végrehajtható Városi termelésed.
steam-refusal-already-done = Ebben a körben ezt már megtetted.
steam-refusal-not-a-town = { $stop } nem olyan település, amelyből város lehet.
steam-refusal-colour-gone = Nem maradt { $colour } Új város.
steam-refusal-supply-needed = Van még áru a készletben: nevezd meg a mezőt, amelynek áruit a város kapja.
steam-refusal-not-a-city = { $stop } nem város.
steam-refusal-city-has-marker = { $city }: már van rajta várositermelés-jelző; többször nem kaphat árut.
steam-refusal-supply-empty = Üres a készletmező: { $supply }.
steam-refusal-no-such-cube = { $origin }: itt nincs { $cube } kocka.
steam-refusal-wrong-colour = { $to } nem { $cube } város.
steam-refusal-back-to-origin = Egy kocka nem szállítható abba a városba, ahonnan indul.
steam-refusal-no-own-link = Az úton legalább egy kapcsolat a tiéd legyen.
steam-refusal-too-many-of-other = Az úton { $theirs } kapcsolat { $seat } tulajdona, és csak { $own } a tiéd: senkinek sem lehet több, mint neked.
steam-refusal-level-too-low = A mozdonyod ({ $level }. szint) { $links } kapcsolaton nem jut át.
steam-refusal-stops-earlier = Egy { $cube } kocka megáll az első { $cube } városban; minden ilyen út előbb érint egy másikat (cél: { $to }).
steam-refusal-passes-twice = Minden ilyen út ({ $origin } – { $to }) kétszer érintene egy várost, települést vagy kapcsolatot.
steam-refusal-no-route = Befejezett kapcsolatokon nincs olyan út ({ $origin } – { $to }), amely ennyit hozna: { $points }.

# Végső pontozás
steam-score-points = Győzelmi pontok
steam-score-income = Bevétel (fele; negatív: ×2)
steam-score-links = Befejezett kapcsolatok

# A szabályok röviden
steam-rules-base =
    Egy forduló: mindenki akciólapkát választ, épít, kétszer árut szállít, bevételt kap vagy költséget fizet. A lapkák sorszáma adja a következő forduló körsorrendjét.
    Pénz: akinek nincs elég készpénze, 5 $-onként szerez, egyenként 1 pont bevételért (−10-nél 2 GyP-ért), amikor fizetni kell.
    Építés: legfeljebb három lapka (Mérnök: négy). 1 $ minden oldalért, ahol a vágány kilép, 1 $ településért, 1 $ folyóért, 2 $ hegyért. A vágány városból indul, vagy a saját nyitott végedet folytatja. Egy kapcsolat akkor befejezett, ha mindkét vége megálló. A befejezetlen kapcsolat elvész, ha a következő építési körödben nem folytatod. Fejlesztés és átirányítás: oldalanként 1 $ és településért 1 $, terepköltség nélkül.
    Áruszállítás, két kör: szállíts egy kockát a színének megfelelő városba, fejleszd a mozdonyodat (egyszer), vagy passzolj. A szállítás legfeljebb annyi kapcsolaton megy át, ahányas a mozdonyod szintje; legalább egy a tiéd, és az úton senkinek sincs több, mint neked. Az első megfelelő színű városban megáll. Minden kapcsolat 1 pontot ad a tulajdonosának: mindet bevételre, vagy mindet győzelmi pontra.
    A végén: GyP, a pozitív bevétel fele (negatív: egyenként −2), és 1 minden befejezett kapcsolatért.
steam-rules-standard =
    Egy forduló: tőkeszerzés (5 $ egyenként 1 pont bevételért), a körsorrend árverése, akciólapka választása, építés, kétszer áruszállítás, bevételek és költségek. Máskor nem szerezhető pénz; az akciólapkák ingyenesek.
    Árverés: licit vagy passz; aki passzol, az utolsó szabad helyet kapja. Az első kettő a teljes licitjét fizeti, az utolsó semmit, a többi a felét. A Körsorrend lapkával egyszer úgy passzolhatsz, hogy bent maradsz.
    Építés: legfeljebb három lapka (Mérnök: négy). 1 $ minden oldalért, ahol a vágány kilép, 1 $ településért, 1 $ folyóért, 2 $ hegyért. A vágány városból indul, vagy a saját nyitott végedet folytatja. Egy kapcsolat akkor befejezett, ha mindkét vége megálló. A befejezetlen kapcsolat elvész, ha a következő építési körödben nem folytatod. Fejlesztés és átirányítás: oldalanként 1 $ és településért 1 $, terepköltség nélkül.
    Áruszállítás, két kör: szállíts egy kockát a színének megfelelő városba, fejleszd a mozdonyodat (egyszer), vagy passzolj. A szállítás legfeljebb annyi kapcsolaton megy át, ahányas a mozdonyod szintje; legalább egy a tiéd, és az úton senkinek sincs több, mint neked. Az első megfelelő színű városban megáll. Minden kapcsolat 1 pontot ad a tulajdonosának: mindet bevételre, vagy mindet győzelmi pontra.
    A bevételből a mozdonyod minden szintjéért lejön 1 $. Amit a készpénz nem fedez, 2 $-onként 1 GyP, majd 1 pont bevétel.
    A végén: GyP, a pozitív bevétel fele (negatív: egyenként −2), és 1 minden befejezett kapcsolatért.
