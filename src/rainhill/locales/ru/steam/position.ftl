# Позиция Steam словами. В браузере гексы названы как «к югу от Albany», в терминале — «на H9».

steam-position-round = Раунд { $round } из { $rounds }, { $phase ->
        [auction] порядок хода
        [capital] капитал
        [actions] жетоны действий
        [build] строительство
        [goods] товары, круг { $goods_round }
        [scoring] товары, круг { $goods_round }
        [income] доход и расходы
       *[over] конец
    }.
steam-position-seat =
    { $seat }: касса ${ $cash }, доход { $income }, { $points } ПО, локомотив { $level }, { $links ->
        [0] завершённых перегонов нет
        [one] { $links } завершённый перегон
        [few] { $links } завершённых перегона
       *[many] { $links } завершённых перегонов
    }.
steam-position-links = Перегоны: { $seat }
steam-position-link = { $a } – { $b }
steam-position-no-links = Завершённых перегонов пока нет.
steam-position-open = Открытые концы: { $seat }
steam-position-open-end =
    { $expires ->
        [none] От пункта { $a }: конец { $where }, ведёт на { $side }.
       *[other] От пункта { $a }: конец { $where }, ведёт на { $side }. Пропадёт, если не продлить в раунде { $expires }.
    }
steam-position-no-open = Открытых концов нет.
steam-position-deliveries = Возможные доставки: { $seat }
steam-position-reach = Что можно увезти по своим перегонам: { $seat }
steam-position-delivery =
    { $links ->
        [one] { $cube } кубик из города { $origin } в город { $to }, { $links } перегон
        [few] { $cube } кубик из города { $origin } в город { $to }, { $links } перегона
       *[many] { $cube } кубик из города { $origin } в город { $to }, { $links } перегонов
    }
steam-position-no-reach = Ничего.
steam-position-cities = Города и их товары
steam-position-city =
    { $number ->
        [0] { $city }, { $colour } город: товаров нет
       *[other] { $city }, { $colour } город: { $cubes }
    }
