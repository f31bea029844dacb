# rainhill arena

arena-description =
    Botok bajnoksága: megmondja, melyik milyen erős, és mekkora ebben a bizonytalanság. Minden kiinduló számmal annyi
    játszma van, ahányféleképpen a helyek körbeforgathatók, így senkinek sem jutnak jobb helyek. --challenger nélkül
    mindenki mindenkivel találkozik; vele egy bot egyedül ül le a többiek egy-egy teljes asztalához. Az --out fájlba
    kerülnek a játszmák; ugyanez a parancs onnan folytatja, ahol megállt. A csomópontban megadott keret
    (search:nodes=400) minden gépen ugyanazokat a játszmákat adja.

    A --gate egy megváltozott botot (--challenger) hasonlít egy régihez, amíg elég biztos nem lesz, hogy erősebb-e.
    Ilyenkor a kilépési kód: 0 elfogadva, 1 elutasítva, 3 --matches után sem dőlt el.

      rainhill arena --bots random,novice,clerk --matches 240
      rainhill arena --challenger stephenson --bots greedy --matches 400 --out league.jsonl
      rainhill arena --bot bot.py:MyBot --bots greedy --map toy --seats 3
arena-argument-bots = kik játszanak, vesszővel elválasztva; a --bot botjai is játszanak
arena-argument-challenger = ez a bot egyedül ül le a többiek mindegyike ellen
arena-argument-matches = a játszmák száma, a helyek teljes körbeforgatásáig kiegészítve (alapesetben 100)
arena-argument-seed = az első játszmák kiinduló száma (alapesetben 1)
arena-argument-jobs = hány folyamat játsszon egyszerre (alapesetben processzoronként egy)
arena-argument-workers = ki játszik: local (ez a gép, ez az alapeset), ray:// és egy fürt címe, vagy ray: a fürt, amelyhez ez a gép tartozik
arena-argument-out = ebbe a fájlba kerülnek a befejezett játszmák (JSON-sorok), és innen folytatódik
arena-argument-gate = megáll, amint eldőlt, hogy a kihívó erősebb-e
arena-argument-worse = gate: ennyi értékszámponttal erősebb kihívó még nem kell (alapesetben 0)
arena-argument-better = gate: ennyi értékszámponttal erősebb kihívó már kell (alapesetben 40)
arena-argument-error = gate: a téves ítélet esélye (alapesetben 0.05)
arena-bad-gate = A --gate mellé --challenger és egy másik bot kell, --better nagyobb legyen, mint --worse, és --error 0 és 0.5 között.
arena-progress = Játszmák
arena-heading = { $title }, térkép: { $map }, { $edition }, { $seats } hely: { $matches } játszma, az első kiinduló szám { NUMBER($seed, useGrouping: 0) }
arena-strength = Erő
arena-lineups = Asztalonként: az első bot a többiek ellen
arena-pace = Gondolkodás
arena-head-bot = Bot
arena-head-lineup = Asztal
arena-head-rating = Értékszám
arena-head-rating-interval = 95%-os tartomány
arena-head-matches = Játszma
arena-head-wins = Győzelem
arena-head-share = Arány
arena-head-interval = 95%-os tartomány
arena-head-even = Egyenlő
arena-head-points = Átlagos pont
arena-head-decisions = Döntések
arena-head-milliseconds = ms/döntés
arena-head-slowest = Leglassabb: ms
arena-head-nodes = Csomópont/döntés
arena-head-faults = Elvesztett kör
arena-rating = { NUMBER($rating, maximumFractionDigits: 0) }
arena-rating-range = { NUMBER($low, maximumFractionDigits: 0) } – { NUMBER($high, maximumFractionDigits: 0) }
arena-fault-none = nincs
arena-unrated = nincs
arena-marked = { $bot } ({ $matches } játszmából { $failed } alkalommal hibázott)
arena-trouble = { $bot } hibázott ({ $kinds }); a mohó bot játszott helyette, ezért ezek a játszmák nem számítanak. Először: { $match }. játszma, kiinduló szám { NUMBER($seed, useGrouping: 0) }:
arena-model =
    Értékszám: Luce választási modellje (két helynél Bradley és Terry modellje), tízszeres erő 400 pont, az átlag 0; a
    tartományok a kiinduló számok újrahúzásából. Arány: a közös győzelem részekben számít, a tartományok Wilson szerint.
    Az „Egyenlő” annak a botnak az aránya, amelyik olyan erős, mint a többi.
arena-verdict =
    { $decision ->
        [accepted] Elfogadva: a kihívó erősebb.
        [rejected] Elutasítva: a kihívó nem erősebb.
       *[undecided] Nem dőlt el: több játszma kell.
    } { $matches } játszma, arány { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%; log-likelihood-hányados { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }, határok ±{ NUMBER($bound, minimumFractionDigits: 2, maximumFractionDigits: 2) }
    (értékszám: { $worse } vagy { $better } pont, tévedés { NUMBER($error, maximumFractionDigits: 1) }%).
