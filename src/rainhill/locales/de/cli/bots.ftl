# rainhill bots

bots-description =
    Listet die Bots auf, die zu Rainhill gehören: die Stufen, aus denen man wählt, und die Arten dahinter, mit dem, was
    jeder in jedem Spiel durchsuchen darf.

      rainhill bots --game steam
bots-argument-game = nur dieses Spiel
bots-levels = Stufen, die schwächste zuerst
bots-kinds = Arten, die schwächste zuerst
bots-head-bot = Bot
bots-head-time = Eine Entscheidung
bots-budget-none = sucht nicht
bots-budget-told = wie vorgegeben
bots-budget =
    { $nodes ->
        [one] ein Knoten
       *[other] { $nodes } Knoten
    }, höchstens { NUMBER($seconds, maximumFractionDigits: 1) } s
bots-budget-help =
    Ohne Namen bekommt ein Platz { $usual }. Hinter jedem Bot, der sucht, darf ein Budget stehen: search:nodes=800,
    baron:seconds=1.5. Eigene Bots: --bot bot.py:MyBot (docs/bots.md).
