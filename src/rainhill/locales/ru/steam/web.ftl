# Steam в браузере. Приходит с первым столом.

steam-web-round = Раунд { $round } из { $rounds }
steam-web-now-auction =
    { $place ->
        [none] аукцион
       *[other] аукцион, место { $place }
    }
steam-web-now-capital = капитал
steam-web-now-tile = жетон действия
steam-web-now-build =
    { $left ->
        [0] стройка, тайлов нет
        [one] стройка, ещё { $left } тайл
        [few] стройка, ещё { $left } тайла
       *[many] стройка, ещё { $left } тайлов
    }
steam-web-now-goods = товары, { $goods_round } из 2
steam-web-now-score = доход или очки?
steam-web-your-turn = Ваш ход
steam-web-other-turn = Ходит { $seat }
steam-web-waiting = { $seat } думает…
steam-web-nav-actions = Действия
steam-web-nav-goods = Товары

# Панели
steam-web-actions = Действия
steam-web-actions-note = этого раунда
steam-web-price =
    { $price ->
        [none] $4 + уровень
        [0] бесплатно
       *[other] ${ $price }
    }
    .short =
        { $price ->
            [none] $4 + уровень
            [0] даром
           *[other] ${ $price }
        }
steam-web-passed = пас
steam-web-bid-of = Ставка ${ $amount }
steam-web-out = пас
steam-web-or-passed = или пас
steam-web-take-passed = { $tile }, пас
steam-web-held-by = взят: { $seat }
steam-web-held-passed = взят без действия: { $seat }
steam-web-does-turn-order =
    { $edition ->
        [base] первое место в следующем раунде
       *[standard] бесплатный пас на аукционе
    }
steam-web-does-first-move = возит раньше всех
steam-web-does-engineer = четыре тайла вместо трёх
steam-web-does-first-build = строит раньше всех
steam-web-does-city-growth = товары из запаса в город
steam-web-does-locomotive = локомотив на уровень выше
steam-web-does-urbanization = городок станет городом
steam-web-does-passed = важен только номер
steam-web-supply = Запас товаров
steam-web-supply-note =
    { $number ->
        [one] { $number } ячейка
        [few] { $number } ячейки
       *[many] { $number } ячеек
    }
steam-web-space = Ячейка запаса { $number }: { $cubes }
steam-web-space-empty = Ячейка запаса { $number }: пусто
steam-web-new-cities = Новые города
steam-web-new-city-left = { $colour }: ещё { $left }
steam-web-bag = Вне игры
steam-web-bag-of = { $colour }: { $number }
steam-web-income = Доход
steam-web-income-note = при −10 деньги за очки
steam-web-points = Очки
steam-web-points-note = ПО сейчас
steam-web-at = { $seat }: { $amount }
steam-web-income-here = { $seat }: доход { $income }, в следующей фазе дохода { $due }
steam-web-points-here = { $seat }: { $points } ПО сейчас, { $score } при подсчёте
steam-web-tile-facts = { $number }. { $tile }: { $does }
steam-web-round-tip = Партия заканчивается раундом { $rounds }.
steam-web-bid-tip = Ставка за место в порядке хода
steam-web-place-tip = Место в порядке хода, купленное на этом аукционе
steam-web-stock-tip = Сколько осталось каждого вида; на обороте тайла другой путь.
steam-web-bag-tip = Товары, которых нет ни на карте, ни в запасе
steam-web-new-city-tip = Тайлы новых городов; «Урбанизация» кладёт такой на городок.
steam-web-supply-tip = Товары, которые «Рост города» и новые города приносят на карту, по ячейке за раз
steam-web-links = Открытые перегоны
steam-web-link-lost = Незавершённый перегон, который владелец не продлил в свой следующий ход строительства, потерян: он остаётся на карте ничьим.
steam-web-links-none = Открытых перегонов нет.
steam-web-link-now = { $a } – открыт { $where }: продлить сейчас, иначе пропадёт
steam-web-link-later = { $a } – открыт { $where }: сохранится до раунда { $expires }
steam-web-stock = Осталось тайлов пути
steam-web-stock-unlimited = сколько потребуется
steam-web-stock-of = { $front } или { $back }: { $left }
steam-web-players-note = порядок хода · ПО
steam-web-cash = ${ $cash }
steam-web-gets = +${ $amount }
steam-web-pays = −${ $amount }
steam-web-cash-title = Касса; всего можно заплатить ${ $can_pay }
steam-web-income-of = доход { $income }
steam-web-locomotive =
    { $edition ->
        [base] Локомотив { $level }: везёт товары на { $level ->
            [1] один перегон
           *[other] расстояние до { $level } перегонов
        }
       *[standard] Локомотив { $level }: везёт товары на { $level ->
            [1] один перегон
           *[other] расстояние до { $level } перегонов
        }, содержание ${ $level } за раунд
    }
steam-web-links-of =
    { $links ->
        [one] { $links } перегон
        [few] { $links } перегона
       *[many] { $links } перегонов
    }
steam-web-bankrupt = банкрот
steam-web-risk-now =
    { $whom ->
        [you] Вам грозит банкротство. Доход { $income }: в конце раунда нужно заплатить ${ $owed }, а найти вы можете только ${ $most }. { $deliveries ->
            [none] Больше ничего не тратьте.
           *[some] Берите очки за доставки в доход и больше ничего не тратьте.
        }
       *[name] { $seat }: угроза банкротства. Доход { $income }: в конце раунда нужно заплатить ${ $owed }, а найти можно только ${ $most }.
    }
steam-web-risk-near =
    { $whom ->
        [you] Банкротство близко. Доход { $income }: каждый раунд нужно платить ${ $owed }, а всего вы можете найти ${ $most }. { $deliveries ->
            [none] Тратьте меньше.
           *[some] Берите очки за доставки в доход и тратьте меньше.
        }
       *[name] { $seat }: банкротство близко. Доход { $income }: каждый раунд нужно платить ${ $owed }, а всего можно найти ${ $most }.
    }
steam-web-risk-action = После этого вы не сможете заплатить то, что должны: это банкротство.
steam-web-went-bankrupt =
    { $whom ->
        [you] Вы не смогли заплатить ${ $owed }: вы банкрот и выбываете из партии. Можно досмотреть её до конца.
       *[name] { $seat } не может заплатить ${ $owed }: банкротство, место выбывает из партии.
    }
steam-web-due =
    { $edition ->
        [base] в следующей фазе дохода { $due }
       *[standard] в следующей фазе дохода { $due }, содержание локомотива вычтено
    }
steam-web-links-tip = Завершённые перегоны; в конце каждый даёт 1 ПО
steam-web-seat-tip =
    { $seat }: всего можно заплатить ${ $can_pay }; в следующей фазе дохода { $due }; { $score } ПО при подсчёте сейчас

# Гексы словами
steam-web-hex-city = { $place }, { $colour } город, { $hex }
steam-web-hex-goods = товары: { $cubes }
steam-web-hex-no-goods = товаров нет
steam-web-hex-town = { $place }, городок, { $hex }
steam-web-hex-hill = холмы
steam-web-hex-river = река
steam-web-hex-canal = канал
steam-web-hex-lake = озерцо
steam-web-hex-coast = берег
steam-web-hex-link =
    { $seat ->
        [none] { $a } – { $b }, ничей перегон: { $sides }
       *[other] { $a } – { $b }, перегон, владелец { $seat }: { $sides }
    }
steam-web-hex-link-open =
    { $seat ->
        [none] открытый путь от пункта { $a }, ничей: { $sides }
       *[other] { $expires ->
            [none] открытый путь от пункта { $a }, владелец { $seat }: { $sides }
           *[other] открытый путь от пункта { $a }, владелец { $seat }: { $sides }; пропадёт, если не продлить в раунде { $expires }
        }
    }
steam-web-hex-price = строить от ${ $price }
steam-web-hex-marker = город вырос
steam-web-the-hex = { $where }
# Где находится гекс: места в Steam — это города и городки, вместе пункты.
steam-web-where-place = пункта { $place }
steam-web-where-at = в пункте { $place }
steam-web-where-between = между пунктами { $first } и { $second }

# Порядок хода
steam-web-ask-auction =
    { $place ->
        [none] Ставка за порядок хода
       *[other] Ставка за место { $place }
    }
steam-web-bid-stands = { $seat } ставит ${ $bid }
steam-web-bid-none = Ставок ещё нет
steam-web-places = Места в порядке хода
steam-web-place = место { $place }
steam-web-place-pays = платит ${ $paid }
steam-web-place-free = бесплатно
steam-web-place-left = останется ${ $cash }
steam-web-pass-takes =
    { $paid ->
        [0] место { $place }, бесплатно
       *[other] место { $place } за ${ $paid }
    }
steam-web-bid-amount = Ваша ставка
steam-web-free-pass = один пас бесплатен: вы остаётесь
steam-web-go-bid = Ставка ${ $amount }
steam-web-go-pass = Пас

# Капитал
steam-web-ask-capital = Привлечь капитал?
steam-web-capital-amount = Капитал
steam-web-capital-cost = каждые $5: доход −1
steam-web-capital-usual = В первом раунде обычно берут $10
steam-web-first-match-base = В первой партии порядок хода разыгрывают жребием, а не на аукционе; кто ходит позже, начинает с небольшой суммой.
steam-web-first-match-standard = Для новичков: деньги на пути и на платежи можно привлечь в любой момент. Выбирается для каждого места.
steam-web-go-capital =
    { $amount ->
        [0] Не привлекать
       *[other] Взять ${ $amount }
    }

# Жетоны действий
steam-web-ask-tile = Возьмите жетон действия
steam-web-ask-tile-detail =
    { $edition ->
        [base] За раунд каждый достаётся одному; с меньшим номером ходят раньше в следующем.
       *[standard] За раунд каждый достаётся одному игроку.
    }
steam-web-tile-options = Жетоны действий
steam-web-afterwards = затем касса ${ $cash }, доход { $income }
steam-web-afterwards-points = затем касса ${ $cash }, доход { $income }, { $points } ПО
steam-web-then-same = касса останется ${ $cash }
steam-web-go-take =
    { $price ->
        [0] Взять
       *[other] Взять за ${ $price }
    }
steam-web-go-take-passed = Взять без действия

# Строительство
steam-web-ask-build =
    { $left ->
        [0] Тайлов больше нет
        [one] Стройка: ещё { $left } тайл
        [few] Стройка: ещё { $left } тайла
       *[many] Стройка: ещё { $left } тайлов
    }
steam-web-next-hex = Выберите отмеченный гекс.
steam-web-next-town = Выберите городок на карте.
steam-web-next-colour = Выберите цвет и товары из запаса.
steam-web-next-city = Выберите город на карте.
steam-web-next-space = Выберите товары из запаса.
steam-web-ask-build-spent =
    { $spent ->
        [0] { "" }
       *[other] Потрачено ${ $spent }.
    }
steam-web-ask-build-cash =
    { $more ->
        [0] Касса ${ $cash }.
       *[other] Касса ${ $cash }, можно привлечь ещё до ${ $more }, за каждые $5 доход −1.
    }
steam-web-must-city = Осталась «Урбанизация».
steam-web-must-growth = Остался «Рост города».
steam-web-build-kinds = Что делать в этот ход
steam-web-mode-track = Путь
steam-web-mode-city = Новый город
steam-web-mode-growth = Рост
steam-web-shapes = Тайлы пути
steam-web-shape = { $shape }, { $sides }, от ${ $price }
steam-web-turn = Поворот
steam-web-turn-title =
    { $number ->
        [1] Подходит только так.
       *[other] Подходящих положений: { $number }; следующее: { $sides }.
    }
steam-web-how-new = { $shape }, { $sides }
steam-web-how-improve = улучшает тайл: { $shape }, { $sides }
steam-web-how-redirect = перенаправляет путь: { $shape }, { $sides }
steam-web-price-sides =
    { $dollars ->
        [one] { $dollars } сторона ${ $dollars }
        [few] { $dollars } стороны ${ $dollars }
       *[many] { $dollars } сторон ${ $dollars }
    }
steam-web-price-town = городок ${ $dollars }
steam-web-price-hills = холмы ${ $dollars }
steam-web-price-river = река ${ $dollars }
steam-web-price-sum = { $parts } = ${ $price }
steam-web-peek-lay = { $how }: { $price }
steam-web-peek-deliver = { $cube } → { $to }, +{ $points }
steam-web-lay-title = { $where }: { $shape }, { $sides }
# Путь от стороны к стороне гекса, и путь, который кончается в его городке.
steam-web-sides = { $a } – { $b }
steam-web-side-town = { $a } – городок
steam-web-sides-town = от городка: { $sides }
steam-web-score-income = Очки в доход
steam-web-score-points = Очки в победные очки
steam-web-completes = завершает перегон
steam-web-go-build = Строить за ${ $price }
steam-web-go-improve = Улучшить за ${ $price }
steam-web-go-redirect = Перенаправить за ${ $price }
steam-web-go-end = Конец стройки
steam-web-end-lost = Если закончить сейчас: { $lost }
steam-web-ask-city = Какой городок станет городом?
steam-web-ask-city-colour = { $town }: какой цвет, какие товары?
steam-web-ask-growth = Какой город вырастет?
steam-web-ask-growth-supply = { $city }: какие товары?
steam-web-colours = Цвет нового города
steam-web-spaces = Товары ячейки запаса
steam-web-city-title = { $town } — теперь { $colour } город
steam-web-grow-title = { $city } растёт
steam-web-go-city = Сделать городом
steam-web-go-grow = Дать вырасти

# Товары
steam-web-ask-goods =
    { $number ->
        [0] Доставок нет
        [one] Возможна { $number } доставка
        [few] Возможны { $number } доставки
       *[many] Возможно { $number } доставок
    }
steam-web-ask-goods-detail =
    { $number ->
        [0] { $improve ->
            [yes] Улучшите локомотив или пасуйте.
            [risky] Пасуйте или улучшите локомотив (содержание вырастет на $1).
           *[no] Можно только пасовать.
        }
       *[other] { $improve ->
            [yes] Выберите доставку, улучшите локомотив или пасуйте.
           *[no] Выберите доставку или пасуйте.
        }
    }
steam-web-deliveries = Доставки
steam-web-deliveries-from = из города { $city }
steam-web-deliveries-all = все
steam-web-via = через: { $stops }
steam-web-deliveries-best = лучшие сверху
steam-web-delivery = { $cube } кубик из города { $origin } в город { $to }, { $points }
steam-web-delivery-title = { $cube }: { $way }
steam-web-go-deliver = Везти за +{ $points }
steam-web-go-improve-locomotive = Локомотив { $level }
steam-web-improve-locomotive = Улучшить локомотив
steam-web-improve-title = Улучшить локомотив до уровня { $level }
steam-web-improve-detail = перегонов в доставке: до { $level }
steam-web-improve-upkeep = перегонов в доставке: до { $level }; содержание ${ $level } за раунд
steam-web-ask-score =
    { $points ->
        [one] { $points } очко: в доход или в победные очки?
        [few] { $points } очка: в доход или в победные очки?
       *[many] { $points } очков: в доход или в победные очки?
    }
steam-web-score-of = { $cube } кубик из города { $origin } в город { $to }
steam-web-to-income =
    { $lost ->
        [0] Доход { $now } → { $then }
       *[other] Доход { $now } → { $then }, { $lost } пропадёт
    }
steam-web-to-points = Очки { $now } → { $then }

# Почему нельзя
steam-web-why-city = Товары едут из городов: выберите город с пунктирной каймой.
steam-web-why-no-goods = В городе { $city } нет товаров.
steam-web-why-nothing-leaves =
    Из города { $city } сейчас ничего не увезти: в город нужного цвета не ведёт ни один путь { $level ->
        [1] в один перегон
       *[other] не длиннее { $level } перегонов
    }, на котором есть ваш перегон.
steam-web-why-no-cube = В городе { $origin } нет такого кубика ({ $colour }) для города { $to }.
steam-web-why-no-way =
    Чтобы везти { $colour } кубик из города { $origin } в город { $to }, нет пути { $level ->
        [1] в один перегон
       *[other] не длиннее { $level } перегонов
    }, на котором есть ваш перегон.

# Журнал и итоговый подсчёт
steam-web-told-track-completes =
    { $how ->
        [improve] { $seat } завершает перегон { $a } – { $b } улучшенным тайлом { $where } ({ $sides }) за ${ $price }.
        [redirect] { $seat } завершает перегон { $a } – { $b } перенаправлением { $where } ({ $sides }) за ${ $price }.
       *[new] { $seat } завершает перегон { $a } – { $b } за ${ $price } ({ $tile }, { $sides }).
    }
steam-web-told-track-laid =
    { $how ->
        [improve] { $seat } улучшает тайл { $where } ({ $tile }, { $sides }) за ${ $price }.
        [redirect] { $seat } перенаправляет путь { $where } ({ $tile }, { $sides }) за ${ $price }.
       *[new] { $seat } кладёт путь { $where } ({ $tile }, { $sides }) за ${ $price }.
    }
steam-web-told-goods-delivered = { $seat } везёт { $cube } кубик ({ $stops }): { $points }.
steam-web-told-link-claimed = { $seat } занимает ничей перегон от пункта { $start } постройкой { $where }.
steam-web-told-link-lost = { $seat } теряет незавершённый перегон от пункта { $start }, открытый { $where }.
steam-web-log-round = Раунд { $round } · { $phase ->
        [auction] порядок хода
        [capital] капитал
        [actions] жетоны действий
        [build] строительство
        [goods] товары { $goods_round }
       *[income] доход
    }
steam-web-when = раунд { $round }
steam-web-past-round = Взгляд назад · раунд { $round }
steam-web-chart-round = раунд { $round }
steam-web-key-turn = R, Shift + R
steam-web-key-turn-text = повернуть тайл, повернуть обратно
steam-web-final-when = окончена в { $rounds }-м раунде
steam-web-legend-black = Закрытая сторона: путь через неё не проложить
steam-web-legend-hill = Холмы: строить дороже
steam-web-legend-river = Река: строить дороже
steam-web-legend-city = Город: принимает товары своего цвета; кубики на нём ждут отправки
steam-web-legend-new = Новый город: внутренняя линия пунктирная
steam-web-legend-leaf = Маркер роста: этот город больше не вырастет
steam-web-legend-town = Городок
steam-web-legend-link = Путь со знаком владельца
steam-web-legend-loose = Путь без владельца
steam-web-legend-due = Незавершённый перегон: пропадёт, если не продлить в этом раунде
steam-web-legend-target = Здесь можно что-то сделать; где хватает места, видна цена
steam-web-legend-last = Что построено или перевезено последним
steam-web-final-earned = По ходу игры
steam-web-final-end = В конце
steam-web-final-why-points = Победные очки за доставки, минус отданные за деньги.
steam-web-final-why-income = Доход даёт половину своего числа с округлением вниз; каждая единица ниже нуля отнимает два очка.
steam-web-final-why-links = Каждый завершённый перегон даёт одно очко.
steam-web-final-round = Раунд { $round }: { $won }
steam-web-final-won = { $seat } { $points }
steam-web-final-has-income =
    { $counts ->
        [no] { $seat }: банкрот
       *[yes] { $points ->
            [0] { $seat }: доход { $number }, ничего
            [one] { $seat }: доход { $number }, { $points } очко
            [few] { $seat }: доход { $number }, { $points } очка
           *[many] { $seat }: доход { $number }, { $points } очков
        }
    }
steam-web-final-has-links =
    { $number ->
        [0] { $seat }: перегонов нет
        [one] { $seat }: { $number } перегон
        [few] { $seat }: { $number } перегона
       *[many] { $seat }: { $number } перегонов
    }
