# rainhill load

load-description =
    Sok asztalt tart fenn, mindegyiknél két emberrel, socketeken át kapcsolódva, egy saját szerveren (vagy egy olyanon,
    amely RAINHILL_RATES=off beállítással fut); minden asztalnál időnként lép, és méri, mennyi idő telik el a lépés
    beküldésétől addig, amíg az asztal minden hallgatója megkapja. A kliensek a szerver mellett futnak, és elveszik a
    részüket a gépből.
load-argument-address = egy futó szerver, saját indítása helyett
load-argument-tables = hány asztal (500)
load-argument-every = hány másodperc telik el egy asztal két lépése között (2)
load-argument-seconds = meddig mérjen (30; --limit mellett futásonként 8)
load-argument-map = a térkép (alapesetben a játék alaptérképe)
load-argument-limit = addig növeli az ütemet, amíg a 99. percentilis át nem lépi az 50 ms-ot, és kiírja az utolsó tartható ütemet
load-argument-redis = ezzel a Redisszel indítja a szervert (redis://...)
load-argument-processes = ennyi folyamattal indítja a szervert (--postgres és --redis kell hozzá); több számot összehasonlít, mindegyiket annyi lépéssel, amennyit bír
load-argument-share = mekkora részt kapjon egy processzorból minden szerverfolyamat, ha folyamatszámokat hasonlít össze
load-bad-share = A rész nagyobb 0-nál és legfeljebb 1.
load-no-shares = Itt a folyamatok nem kaphatnak részt a processzorból ({ $group }): írható vezérlőcsoportok (cgroups) kellenek hozzá.
load-scaling-run = folyamatok: { $processes }, { NUMBER($rate, maximumFractionDigits: 1) } lépés/s, p50 { NUMBER($p50, maximumFractionDigits: 0) } ms, processzoridő lépésenként { NUMBER($work, maximumFractionDigits: 2) } ms, hibák: { $mistakes }
load-scaling = Folyamatok: { $processes } annyi lépést tesz meg, mint { $fewer }, szorozva ennyivel: { NUMBER($times, maximumFractionDigits: 2) }.
load-argument-postgres = SQLite helyett ezen a PostgreSQL-adatbázison indítja a szervert (postgresql://...)
load-argument-floods = előbb nyugalomban mér, aztán miközben valaki minden ismert módon elárasztja a szervert; hiba, ahol a 99. percentilis több mint kétszeresére nő
load-flood-quiet = nincs elárasztás
load-flood-pings = végtelen ping
load-flood-unread-pings = pingek, amelyek válaszát senki sem olvassa
load-flood-continuations = egy üzenet végtelen sok üres részben
load-flood-headers = végtelen kérésfejléc
load-flood-requests = végtelen kérés
load-flood-half-open = 200 soha be nem fejezett kérés
load-flood-bodies = 200 soha be nem fejezett kéréstörzs
load-flood-listeners = 3000 hallgató egy asztalnál
load-flood =
    { $words }: p50 { NUMBER($p50, maximumFractionDigits: 1) } ms, p99 { NUMBER($p99, maximumFractionDigits: 1) } ms (a nyugalmihoz képest × { NUMBER($ratio, maximumFractionDigits: 2) }), leghosszabb { NUMBER($longest, maximumFractionDigits: 0) } ms,
    { $moves } lépés, { $mistakes } hiba, a szerver egy processzort { NUMBER($busy, style: "percent", maximumFractionDigits: 0) } erejéig használ, { NUMBER($memory, maximumFractionDigits: 0) } MB; kapcsolat: { $made } létrejött, { $lost } elveszett, { NUMBER($sent, maximumFractionDigits: 1) } MB elküldve
load-report =
    { $tables } asztal, { $database }, kért ütem { NUMBER($asked, maximumFractionDigits: 0) } lépés/s: teljesült { NUMBER($rate, maximumFractionDigits: 1) } lépés/s,
    p50 { NUMBER($p50, maximumFractionDigits: 1) } ms, p99 { NUMBER($p99, maximumFractionDigits: 1) } ms, leghosszabb { NUMBER($longest, maximumFractionDigits: 0) } ms,
    asztalonként { NUMBER($memory, maximumFractionDigits: 0) } kB, processzoridő lépésenként: szerver { NUMBER($work, maximumFractionDigits: 2) } ms, kliensek { NUMBER($own_work, maximumFractionDigits: 2) } ms;
    { $moves } lépés, { $mistakes } hiba, { $over } befejezett játszma.
load-limit = A cél eddig tartható: { NUMBER($rate, maximumFractionDigits: 0) } lépés/s.
load-no-limit = A cél egyik ütemnél sem volt tartható.
