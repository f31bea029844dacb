# rainhill load

load-description =
    Hält viele Tische mit je zwei Leuten, über Sockets verbunden, auf einem eigenen Server (oder einem, der mit
    RAINHILL_RATES=off läuft), lässt jeden Tisch ab und zu einen Zug machen und misst die Zeit vom Absenden eines Zuges,
    bis ihn alle am Tisch haben. Die Clients laufen neben dem Server und nehmen sich ihren Teil des Rechners.
load-argument-address = ein laufender Server, statt einen zu starten
load-argument-tables = wie viele Tische (500)
load-argument-every = Sekunden zwischen zwei Zügen eines Tisches (2)
load-argument-seconds = wie lange gemessen wird (30; jeder Lauf von --limit 8)
load-argument-map = die Karte (Vorgabe: die des Spiels)
load-argument-limit = das Tempo steigern, bis das 99. Perzentil über 50 ms liegt, und das letzte nennen, das hielt
load-argument-redis = den Server mit diesem Redis starten (redis://...)
load-argument-processes = den Server mit so vielen Prozessen starten (braucht --postgres und --redis); mehrere Zahlen werden verglichen, jede mit so vielen Zügen, wie sie schafft
load-argument-share = Anteil eines Prozessors für jeden Serverprozess, wenn Prozesszahlen verglichen werden
load-bad-share = Ein Anteil ist größer als 0 und höchstens 1.
load-no-shares = Prozesse können hier keinen Anteil an einem Prozessor bekommen ({ $group }): Dazu braucht es Kontrollgruppen (cgroups), die beschrieben werden dürfen.
load-scaling-run = Prozesse: { $processes }, { NUMBER($rate, maximumFractionDigits: 1) } Züge/s, p50 { NUMBER($p50, maximumFractionDigits: 0) } ms, Rechenzeit je Zug { NUMBER($work, maximumFractionDigits: 2) } ms, Fehler: { $mistakes }
load-scaling = Prozesse: { $processes } schaffen das { NUMBER($times, maximumFractionDigits: 2) }-Fache der Züge von { $fewer }.
load-argument-postgres = den Server auf dieser PostgreSQL-Datenbank (postgresql://...) statt SQLite starten
load-argument-floods = erst in Ruhe messen, dann während jemand den Server auf jede bekannte Art überflutet; scheitert, wo sich das 99. Perzentil dabei mehr als verdoppelt
load-flood-quiet = niemand flutet
load-flood-pings = Pings ohne Ende
load-flood-unread-pings = Pings, deren Antworten niemand liest
load-flood-continuations = eine Nachricht in leeren Teilen ohne Ende
load-flood-headers = Köpfe von Anfragen ohne Ende
load-flood-requests = Anfragen ohne Ende
load-flood-half-open = 200 Anfragen, die nie fertig werden
load-flood-bodies = 200 Rümpfe, die nie fertig werden
load-flood-listeners = 3.000 Zuhörer an einem Tisch
load-flood =
    { $words }: p50 { NUMBER($p50, maximumFractionDigits: 1) } ms, p99 { NUMBER($p99, maximumFractionDigits: 1) } ms ({ NUMBER($ratio, maximumFractionDigits: 2) } Mal so lang wie in Ruhe), längste { NUMBER($longest, maximumFractionDigits: 0) } ms,
    { $moves } Züge, { $mistakes } Fehler, Server { NUMBER($busy, style: "percent", maximumFractionDigits: 0) } eines Prozessors, { NUMBER($memory, maximumFractionDigits: 0) } MB; Verbindungen aufgebaut { $made }, verloren { $lost }, gesendet { NUMBER($sent, maximumFractionDigits: 1) } MB
load-report =
    { $tables } Tische, { $database }, { NUMBER($asked, maximumFractionDigits: 0) } Züge/s verlangt: { NUMBER($rate, maximumFractionDigits: 1) } Züge/s geschafft,
    p50 { NUMBER($p50, maximumFractionDigits: 1) } ms, p99 { NUMBER($p99, maximumFractionDigits: 1) } ms, längste { NUMBER($longest, maximumFractionDigits: 0) } ms,
    { NUMBER($memory, maximumFractionDigits: 0) } kB je Tisch, Rechenzeit je Zug: Server { NUMBER($work, maximumFractionDigits: 2) } ms, Clients { NUMBER($own_work, maximumFractionDigits: 2) } ms;
    { $moves } Züge, { $mistakes } Fehler, { $over } Partien beendet.
load-limit = Das Ziel hielt bis { NUMBER($rate, maximumFractionDigits: 0) } Züge/s.
load-no-limit = Das Ziel hielt bei keinem dieser Tempi.
