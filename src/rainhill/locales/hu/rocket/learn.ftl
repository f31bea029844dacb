# A Stephenson's Rocket azoknak, akik most tanulják. A bekezdéseket üres sor választja el.

rocket-learn-aim = Miről szól
    .text =
        Vasúttársaságok építik vonalaikat szerte az országban. Egyik sem a tiéd. Pontot azzal szerzel, hogy jó helyen vagy: zsetonnal egy nagyvárosban, állomással egy vonalon, részvénnyel egy társaságban.

        Minden társaság a saját városából indul (színes mező). A nagyvárosokban három hely van zsetonoknak; a vasúti kisvárosok kis karikák. Egy vonal akkor köt be egy várost, amikor a mozdonya megáll mellette. Egy vonal annyi pontot ér, ahány várost bekötött.
    .alt = A kis térkép: három indító város, négy nagyváros és három vasúti kisváros.
rocket-learn-turn = A köröd: két akció
    .text =
        Két akciót hajtasz végre, egymás után. Mindegyik háromféle lehet: befektetsz egy nagyvárosban, állomást helyezel el, vagy mozdonyt mozgatsz. Kétszer ugyanaz is lehet, de egy körben senki sem mozgathatja kétszer ugyanazt a társaságot.

        Mielőtt megerősíted, a tábla alján lévő sáv megmutatja, mit hoz a lépés, és kinek.
rocket-learn-invest = Befektetés
    .text =
        Foglalj el egy szabad helyet egy nagyvárosban. Az egész játszmában a tiéd marad, és kétszer is számít. Amikor egy vonal eléri a nagyvárost, 2 pontot kap, akinek ott a legtöbb zsetonja van, és 1 pontot a második. A végén minden termék az egész térképen számít: a legtöbb zseton 6 pont, a második legtöbb 3.

        A képen a zöld társaság épp elérte Kettlefordot. Adának (kör) két zsetonja van ott, 2 pontot kap; Bennek (háromszög) egy, ő 1 pontot.
    .alt = Mozdony Kettleford mellett, amelynek három helye Adáé, Bené és Adáé.
rocket-learn-extend = Vonal fejlesztése
    .text =
        Mozgasd bármelyik mozdonyt egy mezővel: egyenesen előre, vagy egy oldallal balra vagy jobbra. Az indító városából bármerre elindulhat. Városra, vágányra és a térkép szélén túlra nem mehet. Kapsz egy részvényt a társaságból, bármi történik is ezután.

        Itt a zöld mozdony az A, B vagy C mezőre mehet.
    .alt = Mozdony, előtte három mező, A, B és C jellel.
rocket-learn-veto = A vétó
    .text =
        Mielőtt a mozdony megérkezik, a társaság többi részvényese sorban, egyszer-egyszer vétózhat: licitál néhány részvényével, és megnevez egy mezőt. Te válaszolsz utoljára, és neked elég tartanod a legmagasabb licitet.

        Aki a legtöbbet licitálta, befizeti ezeket a részvényeket, és ő dönt; senki más nem fizet. A részvény tehát a végén pontot ér, útközben pedig hatalmat ad.
rocket-learn-station = Állomások és utasok
    .text =
        Állomás üres mezőre kerül, de nem lehet mozdonnyal vagy másik állomással szomszédos. Akkor csatlakozik, amikor egy vonal áthalad rajta, és onnantól annak a vonalnak számít.

        Aki egy mozdonyt más állomására mozgat, kap egy utast. A végén a legtöbb utas 6 pont, a második legtöbb 3. A képen a zöld vonal áthaladhat Ben állomásán.
    .alt = Mozdony, és egyenesen előtte egy mező Ben állomásával.
rocket-learn-town = Vasúti kisvárosok
    .text =
        Amikor egy vonal elér egy vasúti kisvárost, a vonal állomásaiért jár pont: akinek a legtöbb van rajta, minden bekötött városért 1 pontot kap, a második ennek a felét.

        Itt a piros vonal eléri Signal Hillt. Megvan az indító városa, Tanner’s Cross és most Signal Hill: ez három város. Csak Adának van rajta állomása, kettő, így 3 pontot kap.
    .alt = A piros vonal áthalad Ada két állomásán, és megáll Signal Hill mellett.
rocket-learn-merge = Egybeolvadás
    .text =
        Ha egy mozdony egy másik vonal mellett áll meg, a társasága megszűnik. Az elért vonal átveszi a vágányokat, az állomásokat és a városokat. A megszűnt társaság részvényei pontot hoznak (a legtöbb városonként 1 pontot, a második ennek a felét), és kettőért egyet kapsz a túlélőből.

        Ha a piros mozdony a jelölt mezőre lép, a piros megszűnik, a zöld él tovább. Olyan mezőre tilos lépni, amely két másik vonallal is szomszédos.
    .alt = A piros mozdony egy olyan mező előtt, amely a zöld vonallal érintkezik.
rocket-learn-end = A játszma vége
    .text =
        Ha egy vonal már semmi újat nem érhet el, elszigetelt, és több részvényt nem ad. Amikor legfeljebb egy társaság maradt, amely se nem szűnt meg, se nem elszigetelt, vagy elfogytak a vágánylapkák, véget ér a játszma.

        Ekkor jönnek a nagy összegek: minden termék és az utasok 6 és 3 pont; minden megmaradt vonalon a legtöbb állomás és a legtöbb részvény városonként 1-1 pontot hoz, a második legtöbb ennek a felét. Az el nem ért nagyvárosok zsetonjai semmit sem érnek. Akinek a legtöbb pontja van, az nyer.
rocket-learn-hints = Három tanács
    .text =
        A hosszúra növő vonal részvényei érnek a legtöbbet. Figyeld a bekötött városok oszlopát.

        Ha egy egybeolvadáskor a megszűnő társaságból neked van a legtöbb részvényed, azonnal pontot kapsz, és a túlélőben is megveted a lábad.

        Egy nagyváros minden újabb vonal érkezésekor fizet. Válassz olyan nagyvárost, amely két társaság között fekszik.
