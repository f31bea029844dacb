# rainhill bots

bots-description =
    List the bots that come with Rainhill: the levels for people to choose from, and the kinds behind them, with what each
    may search in each game.

      rainhill bots --game steam
bots-argument-game = only this game
bots-levels = Levels, weakest first
bots-kinds = Kinds, weakest first
bots-head-bot = Bot
bots-head-time = A decision
bots-budget-none = does not search
bots-budget-told = as it is told
bots-budget =
    { $nodes ->
        [one] one node
       *[other] { $nodes } nodes
    }, at most { NUMBER($seconds, maximumFractionDigits: 1) } s
bots-budget-help =
    Without a name a seat gets { $usual }. A budget may be written behind every bot that searches: search:nodes=800,
    baron:seconds=1.5. Bots of your own: --bot bot.py:MyBot (docs/bots.md).
