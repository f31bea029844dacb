# rainhill arena

arena-description =
    Свести ботов в лиге и узнать, насколько они сильны и насколько это точно. Каждое начальное число играется по разу
    для каждого сдвига мест, так что лучших мест нет ни у кого. Без --challenger каждый встречается с каждым; с ним один
    бот сидит против стола, полного каждого из остальных. С --out партии сохраняются в файле; та же команда продолжит с
    места остановки. Лимиты в узлах (search:nodes=400) дают одинаковые партии на любой машине.

    С --gate изменённый бот (--challenger) сравнивается со старым, пока не станет достаточно ясно, сильнее ли он.
    Коды выхода тогда: 0 принят, 1 отвергнут, 3 не решено после --matches.

      rainhill arena --bots random,novice,clerk --matches 240
      rainhill arena --challenger stephenson --bots greedy --matches 400 --out league.jsonl
      rainhill arena --bot bot.py:MyBot --bots greedy --map toy --seats 3
arena-argument-bots = кто играет, через запятую; боты из --bot играют тоже
arena-argument-challenger = этот бот сидит один против каждого из остальных
arena-argument-matches = число партий, дополняется до полных кругов мест (по умолчанию 100)
arena-argument-seed = начальное число первых партий (по умолчанию 1)
arena-argument-jobs = сколько процессов играют одновременно (по умолчанию по одному на процессор)
arena-argument-workers = кто играет: local (эта машина, по умолчанию), ray:// и адрес кластера или ray — кластер, в который входит эта машина
arena-argument-out = сохранять сыгранные партии в этом файле (строки JSON) и продолжать с него
arena-argument-gate = остановиться, как только решено, сильнее ли претендент
arena-argument-worse = проверка: претендент с таким перевесом в рейтинге не нужен (по умолчанию 0)
arena-argument-better = проверка: претендент с таким перевесом в рейтинге нужен (по умолчанию 40)
arena-argument-error = проверка: вероятность неверного решения (по умолчанию 0.05)
arena-bad-gate = Для проверки нужны --challenger и ещё один бот, --better больше --worse, а --error между 0 и 0.5.
arena-progress = Партии
arena-heading =
    { $title }, карта { $map }, { $edition }, мест: { $seats }, { $matches ->
        [one] { $matches } партия
        [few] { $matches } партии
       *[many] { $matches } партий
    }, начальные числа от { NUMBER($seed, useGrouping: 0) }
arena-strength = Сила
arena-lineups = Стол за столом: первый бот против остальных
arena-pace = Раздумья
arena-head-bot = Бот
arena-head-lineup = Стол
arena-head-rating = Рейтинг
arena-head-rating-interval = Интервал 95 %
arena-head-matches = Партии
arena-head-wins = Победы
arena-head-share = Доля
arena-head-interval = Интервал 95 %
arena-head-even = Поровну
arena-head-points = Очки в среднем
arena-head-decisions = Решения
arena-head-milliseconds = мс на решение
arena-head-slowest = Дольше всего: мс
arena-head-nodes = Узлов на решение
arena-head-faults = Потеряно ходов
arena-rating = { NUMBER($rating, maximumFractionDigits: 0) }
arena-rating-range = от { NUMBER($low, maximumFractionDigits: 0) } до { NUMBER($high, maximumFractionDigits: 0) }
arena-fault-none = нет
arena-unrated = нет
arena-marked = { $bot } (сбой в { $failed } из { $matches })
arena-trouble = Бот { $bot } дал сбой ({ $kinds }); за него играл жадный бот, поэтому эти партии не учитываются. Впервые в партии { $match }, начальное число { NUMBER($seed, useGrouping: 0) }:
arena-model =
    Рейтинги: модель выбора Люса (для двух мест — модель Брэдли и Терри), 400 пунктов за десятикратную силу, среднее 0;
    интервалы — повторной выборкой начальных чисел. Доли: общая победа считается по частям, интервалы по Уилсону.
    «Поровну» — доля бота, который не сильнее и не слабее остальных.
arena-verdict =
    { $decision ->
        [accepted] Принят: претендент сильнее.
        [rejected] Отвергнут: претендент не сильнее.
       *[undecided] Не решено: нужно больше партий.
    } Партий: { $matches }, доля { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %; логарифм отношения правдоподобия { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }, границы ±{ NUMBER($bound, minimumFractionDigits: 2, maximumFractionDigits: 2) }
    ({ $worse } против { $better } пунктов рейтинга, ошибка { NUMBER($error, maximumFractionDigits: 1) } %).
