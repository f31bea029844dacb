# rainhill bots

bots-description =
    A Rainhill botjainak listája: a választható szintek és a mögöttük álló fajták, és hogy melyik mennyit
    kereshet az egyes játékokban.

      rainhill bots --game steam
bots-argument-game = csak ez a játék
bots-levels = Szintek, a leggyengébb elöl
bots-kinds = Fajták, a leggyengébb elöl
bots-head-bot = Bot
bots-head-time = Egy döntés
bots-budget-none = nem keres
bots-budget-told = ahogy megadod
bots-budget = { $nodes } csomópont, legfeljebb { NUMBER($seconds, maximumFractionDigits: 1) } s
bots-budget-help =
    Név nélkül a hely { $usual } botot kap. Minden kereső bot mögé odaírható, mennyit keressen: search:nodes=800,
    baron:seconds=1.5. Saját botok: --bot bot.py:MyBot (docs/bots.md).
