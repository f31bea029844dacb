# A Steam azoknak, akik most tanulják. A bekezdéseket üres sor választja el.

steam-learn-aim = Miről szól
    .text =
        Városok és települések között vágányt építesz, és árut szállítasz rajta. A vágány két szomszédos megálló közötti szakasza egy kapcsolat. Ha egy kocka a kapcsolataidon utazik, mindegyikért egy pontot kapsz.

        A városoknak színük van, és kockák állnak rajtuk. Minden kocka a színével egyező városba szeretne eljutni. A települések karikák; rajtuk át kicsit drágább építeni.
    .alt = A kis térkép: öt színes város kockákkal és négy település.
steam-learn-round = Egy forduló
    .text =
        Mindenki választ egy akciólapkát, mindenki épít, két körben mindenki árut szállít, végül jönnek a bevételek és a költségek. Aztán megváltozik a sorrend, és új forduló kezdődik: három játékossal tíz, néggyel nyolc, többel hét forduló van.

        A tábla alján lévő sáv mindig megmondja, melyik lépésnél tartasz, és mit tehetsz.
steam-learn-money = A pénz kölcsön
    .text =
        Üres kézzel kezdesz. Az alapjátékban a bank 5 $-t ad, valahányszor fizetned kell, és a bevételed minden alkalommal 1-gyel csökken. Nulla alatt a bevétel adósság, amelyet minden fordulóban fizetsz.

        Az első vágányokat tehát adósságból veszed, a szállítások pedig újra felhozzák a bevételt. Hogy mibe kerül egy lépés, és mennyi lesz a készpénzed és a bevételed, ott áll mellette, mielőtt megerősíted.
steam-learn-tiles = Akciólapkák
    .text =
        Hét lapka van, mindenki egyet választ: legyél első a következő fordulóban, szállíts elsőként, építs három helyett négy lapkát, építs elsőként, adj új árut egy városnak, fejleszd azonnal a mozdonyodat, vagy alakíts várossá egy települést. Az erősebbek az alapjátékban pénzbe kerülnek; a standardjátékban mind ingyenes.
steam-learn-build = Építés
    .text =
        A körödben legfeljebb három lapkát tehetsz le. Egy lapka ára 1 $ minden oldalért, ahol a vágány kilép, és még 1 $ településért, 1 $ folyóért, 2 $ hegyért. A vágány városból indul, vagy egy saját nyitott végedet folytatja.

        Egy kapcsolat akkor befejezett, ha mindkét végén megálló van. Ada kapcsolata Anchorby és Birkby között ilyen. A másiknak még nyitott vége van: ha a következő építési körében nem folytatja, már nem az övé.
    .alt = Egy befejezett kapcsolat két megálló között, és egy másik, amely még sehová sem ér.
steam-learn-deliver = Áruszállítás
    .text =
        Fordulónként kétszer szállíthatsz egy-egy kockát; az egyik helyett fejlesztheted a mozdonyodat. A szállítás legfeljebb annyi kapcsolaton halad át, ahányas a mozdonyod szintje, az első megfelelő színű városban véget ér, és egy városon sem megy át kétszer. Legalább egy kapcsolat a tiéd legyen, és az úton senkinek ne legyen több, mint neked.

        Itt Ada egy piros kockát szállít Cobhamból Birkbyn át Anchorbyba: két kapcsolat, két pont. Mindkettőt bevételre vagy mindkettőt győzelmi pontra fordítja.
    .alt = Egy kocka útja Cobhamból Anchorbyba két kapcsolaton át.
steam-learn-city = Új városok és városi termelés
    .text =
        A Városi termelés egy készletmező kockáit egy városra teszi. A Városiasodás egy településből várost csinál, a színét te választod, és saját kockákat kap. A településhez vezető vágány innentől a városhoz vezet.

        Kettle Bridge szürke város lett. A térképeken kezdetben egy sincs: a szürke kockáknak csak most van hová menniük.
    .alt = Kettle Bridge most szürke város, két kockával.
steam-learn-end = A bevétel és a játszma vége
    .text =
        A forduló végén mindenki megkapja a bevételét, vagy ha negatív, befizeti. Az utolsó forduló után a pozitív bevétel fele győzelmi pont, a negatív minden pontja 2 pontba kerül, és minden befejezett kapcsolat 1 pontot ad. Akinek a legtöbb pontja van, az nyer.
steam-learn-standard = A standardjáték
    .text =
        Tapasztalt játékosoknak. Tőkét csak a forduló első fázisában lehet szerezni, ezért gondolkodj előre. A körsorrend minden fordulóban árverésen dől el. Az akciólapkák ingyenesek. A mozdonyod minden szintje fordulónként 1 $ fenntartásba kerül, és amit nem tudsz kifizetni, az pontokat visz el.
steam-learn-hints = Három tanács
    .text =
        Először a kockákat keresd meg, aztán arra építs, amerre menni akarnak.

        Addig növeld a bevételed, amíg van még forduló, amely kifizeti; az utolsó harmadban válts győzelmi pontra.

        Ha másoknak is kell a kapcsolatod, az ő szállításaikból is kapsz pontot. Egy település két város között egy kapcsolatból kettőt csinál.
