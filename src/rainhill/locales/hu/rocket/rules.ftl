# Stephenson's Rocket. A helyek nevek; a társaságok, városok és mezők neve a térképé.

# Pénz: a program pontokban számol, az 1999-es kiadás fontban mutatja (egy pont 1000 font).
rocket-money-1999 = { $pounds } £
rocket-money-2018 = { $points } pont
rocket-gain-1999 = { $seat } +{ $pounds } £
rocket-gain-2018 = { $seat } +{ $points }
rocket-gain-nobody = senki sem kap pontot
rocket-total = { $seat } { $amount }
rocket-unit-1999 = 1000 £
    .short = ezer £
rocket-unit-2018 = pont
    .short = pont

rocket-headline =
    { $title }, { $map }, { $edition }. { $turn }. kör, még { $tiles } lapka.{ $ending ->
        [none] {""}
       *[other] {" "}Utolsó kör!
    }
rocket-edition-1999 = 1999-es kiadás (font, titkos összegek, társaságonként 16 részvény)
    .title = 1999-es kiadás
rocket-edition-2018 = 2018-as kiadás (pont, nyílt összegek, korlátlan részvény)
    .title = 2018-as kiadás

rocket-option-defence =
    .label = Hová mehet az aktív játékos, ha megnyerte a vétót
    .text = Aki a mozdonyt mozgatja, tarthatja a legmagasabb licitet, és így megnyeri a vétót. Ez mondja meg, hová mehet utána.
    .any = bármely szabályos mezőre
    .original = csak az elsőként választott mezőre
rocket-option-open_scores =
    .label = Összegek játék közben
    .text = A kifizetések mindig nyíltak; itt az összegekről van szó.
    .yes = mindenki látja
    .no = mindenki csak a sajátját látja
rocket-option-home =
    .label = A társaság indító városa
    .text = A vonal egyik városának számít. Ez mondja meg, mikortól.
    .joined = a kezdettől
    .left = amint a mozdony elhagyta
    .why = A 2018-as kiadásban a kezdettől számít.
rocket-option-city_tokens =
    .label = Termékzsetonok egy nagyvárosban
    .text = Minden nagyvárosban három van. Ez mondja meg, milyen termékből.
    .mixed = kettő az egyikből, egy pedig egy másikból
    .equal = mind a három ugyanabból
rocket-option-isolation =
    .label = Mikor elszigetelt egy vonal
    .text = Az a vonal, amely semmi újat nem érhet el, nem ad több részvényt.
    .own = ha a saját mozdonya semmit sem érhet el
    .both = ha másik mozdony sem érheti el
rocket-option-standstill =
    .label = Csak állomások áthelyezése
    .text = Az állomásokat örökké lehetne ide-oda tenni. Ez mondja meg, mi lesz három ilyen forduló után.
    .none = a játszma folytatódik
    .ends = a játszma véget ér, jön a pontozás

rocket-industry-brewing = hordó
rocket-industry-cattle = marha
rocket-industry-coal = szén
rocket-industry-cotton = gyapot
rocket-industry-grain = gabona
rocket-industry-leather = bőr
rocket-industry-livestock = jószág
rocket-industry-manufactured-goods = iparcikk
rocket-industry-petrochemicals = petrolkémia
rocket-industry-steel = acél
rocket-industry-textiles = textil

# Mi a kérdés
rocket-decision-act =
    { $action ->
        [1] { $seat }: első akció a kettőből.
       *[other] { $seat }: második akció.
    }
rocket-decision-veto =
    { $bid ->
        [0] { $seat } vétózhat: { $company } célja { $target }.
       *[other] { $seat } vétózhat: { $company } célja { $target }; a licit { $bid }.
    }
rocket-decision-defend = { $seat } védekezhet: a licit { $bid } részvény, { $company } célja { $target }.

# Mi történt
rocket-event-turn-began = { $turn }. kör: { $seat }.
rocket-event-invested = { $seat } befektet: { $city }, { $industry }.
rocket-event-station-placed = { $seat } állomást tesz ide: { $at }.
rocket-event-station-moved =
    { $company ->
        [none] { $seat } áthelyez egy állomást: { $origin } → { $to }.
       *[other] { $seat } áthelyez egy állomást { AZ($company) } { $company } vonaláról: { $origin } → { $to }.
    }
rocket-event-extension-proposed = { $seat } mozgatná { AZ($company) } { $company } mozdonyát: { $origin } → { $to }.
rocket-event-share-taken = { $seat } kap egy részvényt: { $company }.
rocket-event-no-share =
    { $reason ->
        [isolated] { $seat } nem kap részvényt: { AZ($company) } { $company } elszigetelt.
       *[pile-empty] { $seat } nem kap részvényt: { AZ($company) } { $company } részvénykészlete üres.
    }
rocket-event-bid-made = { $seat } licitje: { $shares } részvény ({ $company }), cél: { $to }.
rocket-event-veto-passed = { $seat } passzol.
rocket-event-veto-paid = { $seat } befizet { $shares } részvényt ({ $company }), és ő dönt: { $to }.
rocket-event-line-extended =
    { $tile ->
        [yes] { $seat } mozgatja { AZ($company) } { $company } mozdonyát: { $origin } → { $to }; még { $tiles_left } lapka.
       *[no] { $seat } elindítja { AZ($company) } { $company } mozdonyát az indító városból: { $origin } → { $to }.
    }
rocket-event-station-connected = { $seat } állomása ({ $at }) csatlakozik ehhez: { $company }.
rocket-event-passenger-taken =
    { $seat } kap egy utast { $owner } állomásáról ({ $at }); { $passengers_left ->
        [0] nem maradt több.
       *[other] még { $passengers_left } maradt.
    }
rocket-event-place-joined =
    { $place_kind ->
        [start] Bekötött { AZ($company) } { $company } egy indító várost: { $place } ({ $places }. város).
        [city] Bekötött { AZ($company) } { $company } egy nagyvárost: { $place } ({ $places }. város).
       *[town] Bekötött { AZ($company) } { $company } egy vasúti kisvárost: { $place } ({ $places }. város).
    }
rocket-event-city-scored = { $city } pontozása: { $points }.
rocket-event-town-scored = { $town } pontozása, állomások ({ $company }, { $places } város): { $points }.
rocket-event-merged = Beolvad és megszűnik { AZ($closed) } { $closed } (túlélő: { $survivor }; { $places } város): { $points }. Még { $tiles_left } lapka.
rocket-event-shares-exchanged =
    { $seat } visszaad { $returned } részvényt ({ $closed }), és { $received ->
        [0] nem kap érte semmit
       *[other] kap értük { $received } részvényt ({ $survivor })
    }.
rocket-event-line-isolated = Elszigetelődött { AZ($company) } { $company }: semmi újat nem érhet el.
rocket-event-turn-lost = { $seat } nem tud szabályosan lépni, elveszíti a kör hátralévő részét.
rocket-event-standstill =
    { $rounds ->
        [one] Egy teljes fordulóban
       *[other] { $rounds } fordulón át
    } mindenki csak állomást helyezett át; még { $left } ilyen forduló, és a játszma véget ér.
rocket-event-end-announced =
    { $reason ->
        [companies] Már legfeljebb egy társaság növekedhet: a játszma e kör után véget ér.
        [tiles] Lekerült az utolsó vágánylapka: a játszma e kör után véget ér.
        [standstill] Három fordulón át csak állomások mozogtak: a játszma e kör után véget ér.
       *[blocked] Egyik mozdony sem mozdulhat: a játszma e kör után véget ér.
    }
rocket-event-match-ended =
    { $reason ->
        [companies] Már legfeljebb egy társaság növekedhet.
        [tiles] Lekerült az utolsó vágánylapka.
        [standstill] Három fordulón át csak állomások mozogtak.
       *[blocked] Egyik mozdony sem mozdulhat.
    } A játszma véget ért: { $scores }. { $many ->
        [one] Győztes: { $winners }.
       *[other] Közös győzelem: { $winners }.
    }

rocket-end-companies = már legfeljebb egy társaság növekedhet
rocket-end-tiles = lekerült az utolsó vágánylapka
rocket-end-blocked = egyik mozdony sem mozdulhatott
rocket-end-standstill = csak állomások mozogtak

# Ugyanez röviden: mit hozna egy akció
rocket-brief-share-taken = +1 részvény
rocket-brief-no-share = nincs részvény
rocket-brief-passenger-taken = +1 utas: { $seat }
rocket-brief-station-connected = { $seat } állomása csatlakozik
rocket-brief-place-joined = bekötve: { $place }
rocket-brief-city-scored = { $city }: { $points }
rocket-brief-town-scored = { $town }: { $points }
rocket-brief-merged = beolvadás, { $closed } → { $survivor }: { $points }
rocket-brief-line-isolated = { $company } elszigetelődik
rocket-brief-end-announced = utolsó kör
rocket-brief-match-ended = vége a játszmának
rocket-brief-holds = ott: { $holdings }
rocket-brief-holding = { $seat } { $number }
rocket-brief-nothing = most nem hoz pontot
rocket-brief-more = { $first }; { $next }

# Elutasítások
rocket-refusal-wrong-kind =
    { $decision ->
        [act] Most a két akció egyike jön: befektetés, állomás vagy fejlesztés.
        [veto] Most vétólicit jön, vagy passz.
        [defend] Most az aktív játékos licittel védekezik, vagy passzol.
       *[over] A játszma véget ért.
    }
rocket-refusal-unknown-city = Nincs ilyen nagyváros ezen a térképen: { $city }.
rocket-refusal-unknown-industry = { $city }: itt nincs ilyen termék ({ $industry }).
rocket-refusal-no-free-place = { $city }: nincs több szabad hely ({ $industry }).
rocket-refusal-no-stations-left = Mind a hét állomásod a táblán van; helyezz át egyet.
rocket-refusal-unknown-hex = Ezen a térképen nincs ilyen mező: { $hex }.
rocket-refusal-hex-is-place = Itt { $place } van ({ $hex }); állomásnak üres mező kell.
    .here = Itt { $place } van; állomásnak üres mező kell.
rocket-refusal-hex-has-track = Itt { AZ($company) } { $company } vágánya fekszik ({ $hex }); állomásnak üres mező kell.
    .here = Itt { AZ($company) } { $company } vágánya fekszik; állomásnak üres mező kell.
rocket-refusal-hex-has-locomotive = Itt { AZ($company) } { $company } mozdonya áll ({ $hex }); állomásnak üres mező kell.
    .here = Itt { AZ($company) } { $company } mozdonya áll; állomásnak üres mező kell.
rocket-refusal-hex-has-station = Itt már { $seat } állomása áll ({ $hex }).
    .here = Itt már { $seat } állomása áll.
rocket-refusal-next-to-locomotive = { $hex }: ide nem kerülhet állomás, mert szomszédos { AZ($company) } { $company } mozdonyával.
    .here = Ide nem kerülhet állomás: szomszédos { AZ($company) } { $company } mozdonyával.
rocket-refusal-next-to-station = { $hex }: ide nem kerülhet állomás, mert szomszédos { $seat } állomásával.
    .here = Ide nem kerülhet állomás: szomszédos { $seat } állomásával.
rocket-refusal-not-your-station = Itt nincs állomásod: { $hex }.
    .here = Itt nincs állomásod.
rocket-refusal-station-connected = Az állomásod ({ $hex }) ehhez csatlakozik: { $company }; ebben a kiadásban ott is marad.
    .here = Az itteni állomásod ehhez csatlakozik: { $company }; ebben a kiadásban itt is marad.
rocket-refusal-station-stays = Az áthelyezett állomásnak másik mezőre kell kerülnie; már itt áll: { $hex }.
    .here = Az áthelyezett állomásnak másik mezőre kell kerülnie; most is itt áll.
rocket-refusal-unknown-company = Nincs ilyen társaság ezen a térképen: { $company }.
rocket-refusal-company-closed = Megszűnt { AZ($company) } { $company }; beolvadt ebbe: { $survivor }.
rocket-refusal-already-moved = Ebben a körben { AZ($company) } { $company } már mozgott.
rocket-refusal-not-a-neighbour = Nem szomszédos { AZ($company) } { $company } mozdonyával: { $hex }.
    .here = Ez nem szomszédos { AZ($company) } { $company } mozdonyával.
rocket-refusal-turn-too-sharp = Ilyen élesen nem fordulhat { AZ($company) } { $company }: egyenesen mehet, vagy egy oldallal balra vagy jobbra, ide nem: { $hex }.
    .here = Ilyen élesen nem fordulhat { AZ($company) } { $company }: egyenesen mehet, vagy egy oldallal balra vagy jobbra.
rocket-refusal-target-place = Itt { $place } van ({ $hex }); a vonalak a városok mellett haladnak, sosem rajtuk.
    .here = Itt { $place } van; a vonalak a városok mellett haladnak, sosem rajtuk.
rocket-refusal-target-track = { $hex }: ide nem mehet { AZ($company) } { $company }, mert { AZ($other) } { $other } vágánya fekszik itt.
    .here = Ide nem mehet { AZ($company) } { $company }: { AZ($other) } { $other } vágánya fekszik itt.
rocket-refusal-target-locomotive = { $hex }: ide nem mehet { AZ($company) } { $company }, mert { AZ($other) } { $other } mozdonya áll itt.
    .here = Ide nem mehet { AZ($company) } { $company }: { AZ($other) } { $other } mozdonya áll itt.
rocket-refusal-two-lines = { $hex }: ide nem mehet { AZ($company) } { $company }, mert két másik vonallal szomszédos ({ $first } és { $second }); egyszerre csak egyet lehet elérni.
    .here = Ide nem mehet { AZ($company) } { $company }: két másik vonallal szomszédos ({ $first } és { $second }); egyszerre csak egyet lehet elérni.
rocket-refusal-no-tiles = Nem maradt vágánylapka, így egy vonal sem fejleszthető.
rocket-refusal-bid-too-low = A licit legalább { $needed } részvény legyen, ne { $bid }.
rocket-refusal-bid-too-high =
    { $held ->
        [0] { $bid } részvényt licitálsz, de ebből a társaságból egy sincs nálad.
       *[other] { $bid } részvényt licitálsz, de ebből a társaságból csak { $held } van nálad.
    }
rocket-refusal-bid-target = Ez a lépés ide nem vezethet: { $hex }.
    .here = Ez a lépés ide nem vezethet.
rocket-refusal-defence-too-low = A védekezéshez legalább { $needed } részvényt kell licitálnod, { $bid } kevés.
rocket-refusal-defence-target = Ennél az asztalnál csak az elsőként választott célt védheted ({ $original }), mást nem ({ $hex }).
    .here = Ennél az asztalnál csak az elsőként választott célt védheted ({ $original }).
rocket-refusal-can-act = Még tudsz lépni, így a köröd hátralévő részéről nem mondhatsz le.
rocket-refusal-not-in-veto = Most nincs vétó: licitálni és passzolni csak vonalfejlesztés után lehet.

# Végső pontozás
rocket-score-earned = Játék közben
rocket-score-industry = Termék: { $industry }
rocket-score-passengers = Utasok
rocket-score-stations = { $company } állomásai, { $places } város
rocket-score-shares = { $company } részvényei, { $places } város
rocket-score-closed = { $company }: beolvadt ebbe: { $survivor }

# A szabályok röviden
rocket-rules-2018 =
    A körödben két akciót hajtasz végre; mindegyik ezek egyike: befektetés egy nagyvárosban, állomás felhelyezése vagy áthelyezése, vonal fejlesztése.
    Fejlesztés: mozgass egy mozdonyt egy mezővel (egyenesen vagy enyhe kanyarral balra vagy jobbra), és vegyél egy részvényt. A társaság többi részvényese vétózhat: részvényekkel licitál, és megnevez egy célt; a legmagasabb licit dönt, és azt be is kell fizetni. Te védekezel utoljára, az elsőként választott mezőért; elég tartanod a licitet. Más állomásának eléréséért kapsz egy utast, ha senki sem licitált, vagy te nyertél.
    Nagyváros mellé érő vonal: a nagyvárosban a legtöbb zseton 2, a második 1.
    Vasúti kisváros mellett: a vonal legtöbb állomása minden bekötött városért 1, a második ennek fele.
    Másik vonal mellett: a te vonalad megszűnik. A legtöbb részvény minden bekötött városért 1, a második ennek fele; két részvényért egy jár a túlélő társaságból. Két másik vonallal szomszédos mezőre nem lehet lépni.
    Amelyik vonal semmi újat nem érhet el, elszigetelt: nem ad több részvényt.
    A játszma annak a körnek a végén ér véget, amelyben legfeljebb egy vonal maradt, amely se nem szűnt meg, se nem elszigetelt, vagy elfogyott a lapka.
    Ezután: minden termék és az utasok 6 és 3; minden vonal állomásai és részvényei bekötött városonként 1, a második fele.
rocket-rules-1999 =
    A körödben két akciót hajtasz végre; mindegyik ezek egyike: befektetés egy nagyvárosban, állomás felhelyezése vagy áthelyezése, vonal fejlesztése.
    Fejlesztés: mozgass egy mozdonyt egy mezővel (egyenesen vagy enyhe kanyarral balra vagy jobbra), és vegyél egy részvényt a társaság 16 darabos készletéből. A társaság többi részvényese vétózhat: részvényekkel licitál, és megnevez egy célt; a legmagasabb licit dönt, és visszakerül a készletbe. Te védekezel utoljára, bármely szabályos mezőért; elég tartanod a licitet. Más állomásának eléréséért kapsz egy utast, ha senki sem licitált, vagy te nyertél.
    Nagyváros mellé érő vonal: a nagyvárosban a legtöbb zseton 2000 £, a második 1000 £.
    Vasúti kisváros mellett: a vonal legtöbb állomása minden bekötött városért 1000 £, a második ennek fele.
    Másik vonal mellett: a te vonalad megszűnik. A legtöbb részvény minden bekötött városért 1000 £, a második ennek fele; két részvényért egy jár a túlélő társaságból. Két másik vonallal szomszédos mezőre nem lehet lépni.
    Amelyik vonal semmi újat nem érhet el, elszigetelt: nem ad több részvényt. Az összegek titkosak.
    A játszma azonnal véget ér, ha legfeljebb egy olyan vonal maradt, amely nem szűnt meg, nem elszigetelt, és van részvénye a készletben, vagy lekerül az utolsó lapka.
    Ezután: minden termék és az utasok 6000 £ és 3000 £; minden vonal állomásai és részvényei bekötött városonként 1000 £, a második ennek fele.
