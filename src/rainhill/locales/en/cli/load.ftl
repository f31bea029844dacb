# rainhill load

load-description =
    Hold many tables with two people each, connected by sockets, on a server of its own (or one that runs with
    RAINHILL_RATES=off), let every table make a move now and then, and measure the time from submitting a move until every
    listener of the table has it. The clients run beside the server and take their share of the machine.
load-argument-address = a running server, instead of starting one
load-argument-tables = how many tables (500)
load-argument-every = seconds between two moves of a table (2)
load-argument-seconds = how long to measure (30; each run of --limit 8)
load-argument-map = the map (default: the game’s usual one)
load-argument-limit = raise the pace until the 99th percentile passes 50 ms, and tell the last pace that held
load-argument-redis = start the server with this Redis (redis://...)
load-argument-processes = start the server with so many processes (needs --postgres and --redis); several numbers are compared, each with as many moves as it can
load-argument-share = of a processor for every server process where numbers of processes are compared
load-bad-share = A share is more than 0 and at most 1.
load-no-shares = Processes cannot be given a share of a processor here ({ $group }): that takes control groups (cgroups) that may be written.
load-scaling-run = processes: { $processes }, { NUMBER($rate, maximumFractionDigits: 1) } moves/s, p50 { NUMBER($p50, maximumFractionDigits: 0) } ms, processor time a move { NUMBER($work, maximumFractionDigits: 2) } ms, mistakes: { $mistakes }
load-scaling = Processes: { $processes } do { NUMBER($times, maximumFractionDigits: 2) } times the moves of { $fewer }.
load-argument-postgres = start the server on this PostgreSQL database (postgresql://...) instead of SQLite
load-argument-floods = measure quietly, then while somebody floods the server in each of the ways it knows; fails where that more than doubles the 99th percentile
load-flood-quiet = nobody floods
load-flood-pings = pings without end
load-flood-unread-pings = pings whose answers nobody reads
load-flood-continuations = a message in empty parts without end
load-flood-headers = heads of requests without end
load-flood-requests = requests without end
load-flood-half-open = 200 requests that are never complete
load-flood-bodies = 200 bodies that are never complete
load-flood-listeners = 3,000 listeners at one table
load-flood =
    { $words }: p50 { NUMBER($p50, maximumFractionDigits: 1) } ms, p99 { NUMBER($p99, maximumFractionDigits: 1) } ms ({ NUMBER($ratio, maximumFractionDigits: 2) } times quiet), longest { NUMBER($longest, maximumFractionDigits: 0) } ms,
    { $moves } moves, { $mistakes } mistakes, server { NUMBER($busy, style: "percent", maximumFractionDigits: 0) } of a processor, { NUMBER($memory, maximumFractionDigits: 0) } MB; connections made { $made }, lost { $lost }, sent { NUMBER($sent, maximumFractionDigits: 1) } MB
load-report =
    { $tables } tables, { $database }, { NUMBER($asked, maximumFractionDigits: 0) } moves/s asked: { NUMBER($rate, maximumFractionDigits: 1) } moves/s done,
    p50 { NUMBER($p50, maximumFractionDigits: 1) } ms, p99 { NUMBER($p99, maximumFractionDigits: 1) } ms, longest { NUMBER($longest, maximumFractionDigits: 0) } ms,
    { NUMBER($memory, maximumFractionDigits: 0) } kB a table, processor time a move: server { NUMBER($work, maximumFractionDigits: 2) } ms, clients { NUMBER($own_work, maximumFractionDigits: 2) } ms;
    { $moves } moves, { $mistakes } mistakes, { $over } matches over.
load-limit = The aim held up to { NUMBER($rate, maximumFractionDigits: 0) } moves/s.
load-no-limit = The aim held at none of these paces.
