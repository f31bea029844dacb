# rainhill load

load-description =
    Tiene molti tavoli con due persone ciascuno, collegate con socket, su un proprio server (o su uno che gira con
    RAINHILL_RATES=off), fa muovere ogni tavolo di tanto in tanto e misura il tempo dall’invio di una mossa finché ogni
    ascoltatore del tavolo l’ha ricevuta. I client girano accanto al server e usano la loro parte della macchina.
load-argument-address = un server già attivo, invece di avviarne uno
load-argument-tables = quanti tavoli (500)
load-argument-every = secondi tra due mosse di un tavolo (2)
load-argument-seconds = quanto misurare (30; ogni prova di --limit 8)
load-argument-map = la mappa (quella predefinita del gioco se non indicata)
load-argument-limit = alza il ritmo finché il 99º percentile supera 50 ms, e dice l’ultimo ritmo sostenuto
load-argument-redis = avvia il server con questo Redis (redis://...)
load-argument-processes = avvia il server con N processi (servono --postgres e --redis); più numeri vengono confrontati, ciascuno con tutte le mosse che riesce a fare
load-argument-share = quota di un processore per ogni processo del server, quando si confrontano numeri di processi
load-bad-share = Una quota è maggiore di 0 e al massimo 1.
load-no-shares = Qui i processi non possono ricevere una quota di processore ({ $group }): servono gruppi di controllo (cgroups) scrivibili.
load-scaling-run = processi: { $processes }, { NUMBER($rate, maximumFractionDigits: 1) } mosse/s, p50 { NUMBER($p50, maximumFractionDigits: 0) } ms, tempo di processore a mossa { NUMBER($work, maximumFractionDigits: 2) } ms, errori: { $mistakes }
load-scaling = Processi: { $processes } fanno { NUMBER($times, maximumFractionDigits: 2) } volte le mosse di { $fewer }.
load-argument-postgres = avvia il server su questo database PostgreSQL (postgresql://...) invece di SQLite
load-argument-floods = misura in quiete, poi mentre qualcuno inonda il server in ciascuno dei modi noti; fallisce dove il 99º percentile più che raddoppia
load-flood-quiet = nessuno inonda
load-flood-pings = ping senza fine
load-flood-unread-pings = ping le cui risposte nessuno legge
load-flood-continuations = un messaggio in parti vuote senza fine
load-flood-headers = intestazioni di richieste senza fine
load-flood-requests = richieste senza fine
load-flood-half-open = 200 richieste mai complete
load-flood-bodies = 200 contenuti mai completi
load-flood-listeners = 3.000 ascoltatori a un tavolo
load-flood =
    { $words }: p50 { NUMBER($p50, maximumFractionDigits: 1) } ms, p99 { NUMBER($p99, maximumFractionDigits: 1) } ms ({ NUMBER($ratio, maximumFractionDigits: 2) } volte la quiete), massimo { NUMBER($longest, maximumFractionDigits: 0) } ms,
    { $moves } mosse, { $mistakes } errori, server { NUMBER($busy, style: "percent", maximumFractionDigits: 0) } di un processore, { NUMBER($memory, maximumFractionDigits: 0) } MB; connessioni fatte { $made }, perse { $lost }, inviati { NUMBER($sent, maximumFractionDigits: 1) } MB
load-report =
    { $tables } tavoli, { $database }, { NUMBER($asked, maximumFractionDigits: 0) } mosse/s richieste: { NUMBER($rate, maximumFractionDigits: 1) } mosse/s fatte,
    p50 { NUMBER($p50, maximumFractionDigits: 1) } ms, p99 { NUMBER($p99, maximumFractionDigits: 1) } ms, massimo { NUMBER($longest, maximumFractionDigits: 0) } ms,
    { NUMBER($memory, maximumFractionDigits: 0) } kB a tavolo, tempo di processore a mossa: server { NUMBER($work, maximumFractionDigits: 2) } ms, client { NUMBER($own_work, maximumFractionDigits: 2) } ms;
    { $moves } mosse, { $mistakes } errori, { $over } partite finite.
load-limit = L’obiettivo ha retto fino a { NUMBER($rate, maximumFractionDigits: 0) } mosse/s.
load-no-limit = L’obiettivo non ha retto a nessuno di questi ritmi.
