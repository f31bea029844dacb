# Mit mondunk, amikor valakitől először kérdezünk valamit, a döntés fajtája szerint.

steam-helper-auction = Árverés a körsorrendért
    .text =
        Licitálj többet az előző licitnél, vagy passzolj. Aki elöl van, előbb választ akciólapkát, és általában előbb épít és szállít.

        Az alapjátékban a hiányzó pénzt kölcsönkapod: 5 $-onként egy pont bevételért. Így egy hely ritkán ér 5 $-nál sokkal többet.
steam-helper-capital = Tőkeszerzés
    .text =
        A standardjátékban most, a forduló elején szerzel pénzt: 5 $-onként egy pont bevételért. Számolj a licittel, a vágánnyal és a bevételi fázissal.

        Az első fordulóban 10 $ jó választás.
steam-helper-tile = Válassz akciólapkát
    .text =
        Egy lapka erre a fordulóra; hogy mit tud, rá van írva. Az alapjátékban a száma adja a helyedet a következő sorrendben is, a legkisebb az első, és a Városi termelés, a Mozdony meg a Városiasodás pénzbe kerül.

        Ha bizonytalan vagy: az Első építő vagy az Első szállító semmibe sem kerül.
steam-helper-build = Vágányépítés
    .text =
        Legfeljebb három lapka. Városból indulj, vagy egyik nyitott végedtől, és próbálj befejezni egy kapcsolatot egyik megállótól a következőig: áru csak akkor utazhat rajta. Oldalanként 1 $; település, folyó és hegy még drágít.

        Előbb keress egy kockát, aztán építsd meg az útját a színének megfelelő városba. A lépéseidet visszavonhatod, amíg be nem fejezed a köröd.
steam-helper-goods = Áruszállítás
    .text =
        Fordulónként kétszer: szállíts le egy kockát, vagy egyszer fejleszd a mozdonyodat, vagy passzolj. A kocka az útja első megfelelő színű városába megy, legfeljebb annyi kapcsolaton át, ahányas a mozdonyod szintje. Minden kapcsolat egy pontot hoz a tulajdonosának.

        Az úton legalább egy kapcsolat a tiéd legyen, és senkinek ne legyen rajta több, mint neked.
steam-helper-score = Bevétel vagy győzelmi pont
    .text =
        E szállítás összes pontját a kettő egyikére fordítod. A bevételt minden forduló végén kifizetik; a győzelmi pont csak a végén számít.

        Amíg több forduló van hátra, általában jobb a bevétel; az utolsó harmadban a győzelmi pont. Az adósság minden pontja 2 győzelmi pontba kerül a végén.
