# rainhill bench

bench-description =
    Megméri, milyen gyorsan futnak a szabályok, játékonként: teljes véletlen játszmák, ahol (a) minden döntésnél minden
    szabályos akció felsorolva, (b) előbb a fajta kisorsolva, és csak az a fajta felsorolva, (c) egy akció lista nélkül
    kisorsolva; az állások másolása, típusos játszmák, nézetek, a mohó bot és az `import rainhill`; a Steamnél egy
    játszma végén az összes szállítás listája is. A lefordított és a sima mag felváltva, ugyanabban a futásban kerül
    sorra. Ha van fájl feljegyzett adatokkal, az is látszik, mi lett lassabb.
bench-argument-game = csak ez a játék: rocket vagy steam; többször is megadható
bench-argument-seconds = mennyi idő jusson egy adatra menetenként (alapesetben 0.15)
bench-argument-rounds = a menetek száma; minden adatból a legjobb számít, így a gép más munkája alig zavar (alapesetben 8)
bench-argument-against = összevetés az ebben a fájlban feljegyzett legújabb kiadással ({ $file }, ha megvan)
bench-argument-save = az adatok feljegyzése e kiadásként a fájlba, és a mellette lévő oldalra (.md)
bench-argument-strict = 1-es kilépési kód, ha valami lassabb lett
bench-progress = { $title }
bench-broken = A mérés nem sikerült: { $reason }
bench-bad-history = A fájlban ({ $file }) nincsenek feljegyzett adatok. Olyan fájlt adj meg, amelyet a `rainhill bench --save` írt.
bench-heading = { $title }, Rainhill { $version }, Python { $python }, { $machine }: { $map }, { $edition }, { $seats } hely
bench-title = Sebesség (a menetek legjobbja)
bench-figure = Adat
bench-core-compiled = Lefordított
bench-core-plain = Sima
bench-times = Hányszor gyorsabb
bench-listed-decisions = (a) mind felsorolva: döntés/s
bench-listed-matches = (a) mind felsorolva: játszma/s
bench-kind_first-decisions = (b) előbb a fajta: döntés/s
bench-kind_first-matches = (b) előbb a fajta: játszma/s
bench-sampled-decisions = (c) kisorsolva: döntés/s
bench-sampled-matches = (c) kisorsolva: játszma/s
bench-typed-decisions = típusos, eseményekkel és előzményekkel: döntés/s
bench-typed-matches = típusos, eseményekkel és előzményekkel: játszma/s
bench-copy-nanoseconds = egy állás másolása: ns
bench-copy-bytes = egy állás mérete: bájt
bench-view-milliseconds = a döntő hely nézete: ms
bench-views-milliseconds = nézetek, mohó botok minden döntésénél egy: ms egyenként
bench-deliveries-microseconds = késői szállítások: µs az összes listájához
bench-deliveries-number = késői szállítások: hány van a listán
bench-late_view-milliseconds = nézet ezekkel a szállításokkal: ms
bench-greedy-milliseconds = mohó bot: ms egy döntésre
bench-greedy-worst = mohó bot: ms a leghosszabb döntésére
bench-steps-one = környezet, egy szál: lépés/s az óra szerint
bench-steps-two = környezet, két szál: lépés/s az óra szerint
bench-steps-ratio = környezet: két szál, az egy szál hányszorosa
bench-import = import rainhill: ms
bench-not-compiled = A mag itt nincs lefordítva. Telepíts C-fordítót, és futtasd a `make build` parancsot: nagyjából ötvenszer gyorsabb lesz.
bench-aims = Célok
bench-aim = Cél
bench-goal = Elvárt
bench-reached = Elért
bench-verdict = Ítélet
bench-aim-ratio = (a) lefordított, a sima hányszorosa, legalább
bench-aim-decisions = (c) lefordított, döntés/s, legalább
bench-aim-copy = ns egy állás másolására, legfeljebb
bench-aim-view = ms egy nézetre, legfeljebb
bench-aim-views = ms egy játszma egy-egy nézetére, legfeljebb
bench-aim-size = bájt egy állásra, legfeljebb
bench-aim-steps = környezet, egy szál, lépés/s, legalább
bench-aim-threads = környezet, két szál, lépés/s, legalább
bench-aim-import = ms az import rainhill parancsra, legfeljebb
bench-met = { $met ->
    [yes] elérve
   *[no] nincs elérve
 }
bench-comparison = Összevetés ezzel a kiadással: { $version } (1: ugyanolyan gyors ezen a gépen, a több jobb)
bench-factor = Szorzó
bench-compared-listed = (a) mind felsorolva
bench-compared-kind_first = (b) előbb a fajta
bench-compared-sampled = (c) kisorsolva
bench-compared-typed = típusos
bench-compared-copy = másolás
bench-compared-view = nézet
bench-compared-views = egy játszma nézetei
bench-compared-deliveries = késői szállítások
bench-compared-late_view = nézet ezekkel a szállításokkal
bench-compared-size = egy állás mérete
bench-compared-greedy = mohó bot
bench-compared-import = import
bench-slower = { $slower ->
    [yes] lassabb
   *[no] rendben
 }
