# rainhill bots

bots-description =
    Elenca i bot di Rainhill: i livelli tra cui scegliere e i tipi che ci stanno dietro, con quanto ciascuno può
    esaminare in ogni gioco.

      rainhill bots --game steam
bots-argument-game = solo questo gioco
bots-levels = Livelli, dal più debole
bots-kinds = Tipi, dal più debole
bots-head-bot = Bot
bots-head-time = Una decisione
bots-budget-none = non calcola
bots-budget-told = quanto gli si dice
bots-budget =
    { $nodes ->
        [one] un nodo
       *[other] { $nodes } nodi
    }, al più { NUMBER($seconds, maximumFractionDigits: 1) } s
bots-budget-help =
    Senza un nome un posto riceve { $usual }. Dopo ogni bot che calcola si può scrivere quanto: search:nodes=800,
    baron:seconds=1.5. Bot tuoi: --bot bot.py:MyBot (docs/bots.md).
