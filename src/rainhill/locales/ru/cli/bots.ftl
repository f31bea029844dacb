# rainhill bots

bots-description =
    Перечислить ботов Rainhill: уровни, из которых выбирают люди, и виды за ними, а также сколько каждый может
    перебрать в каждой игре.

      rainhill bots --game steam
bots-argument-game = только эта игра
bots-levels = Уровни, от слабого к сильному
bots-kinds = Виды, от слабого к сильному
bots-head-bot = Бот
bots-head-time = Решение
bots-budget-none = не перебирает
bots-budget-told = сколько скажут
bots-budget =
    { $nodes ->
        [one] { $nodes } узел
        [few] { $nodes } узла
       *[many] { $nodes } узлов
    }, не дольше { NUMBER($seconds, maximumFractionDigits: 1) } с
bots-budget-help =
    Если бот не назван, за место садится { $usual }. За каждым ботом, который перебирает, можно написать, сколько: search:nodes=800,
    baron:seconds=1.5. Свои боты: --bot bot.py:MyBot (docs/bots.md).
