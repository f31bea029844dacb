rocket-play-help =
    Действия (можно и полной нотацией: extend GWR to H9)
      e           все продления с тем, что они принесут
      e gw        куда может пойти GWR, с буквами A, B, C на карте
      e gw a      продлить GWR на A (или на гекс: e gw h9)
      s           гексы, где можно поставить станцию; s h9 ставит её туда
      m h9 k10    переставить свою станцию с H9 на K10
      i london textiles   инвестировать в текстиль в Лондоне (хватит i lon t)
      b 2 a       вето: поставить 2 акции за гекс A
      p           пас
    Две буквы и стрелка на карте — локомотив; под городом стоят его места
    для инвестиций по отраслям или знаки тех, кто их занял.
    В таблице * — лидер, = — делит первое место, (1) — соединённые станции,
    x — изолированная линия.
rocket-play-hint-act = e продление, s станция, m перестановка, i инвестиция; l — весь список, help — справка
rocket-play-hint-veto =
    { $defends ->
        [yes] b ЧИСЛО защищает, p — пас. При пасе: { $otherwise }.
       *[no] b ЧИСЛО БУКВА — ставка, p — пас. Если никто не ставит: { $otherwise }.
    }
rocket-play-nothing = Ничего такого сейчас сделать нельзя.
rocket-play-need-extend = Назовите компанию и куда ей идти: e gw a
rocket-play-need-station = Назовите гекс: s h9
rocket-play-need-move = Назовите гекс своей станции и куда её поставить: m h9 k10
rocket-play-need-invest = Назовите город этой карты и отрасль: i london textiles
rocket-play-need-bid = Назовите число акций и цель: b 2 a
rocket-play-no-target =
    { $number ->
        [0] Цели { $word } здесь нет.
       *[other] Цели { $word } нет. На выбор: { $known }.
    }
rocket-play-which-city = Какой город? { $known }
rocket-play-which-industry = { $city }: место есть здесь: { $known }. Что выбрать?
rocket-play-stations = Станцию можно поставить на любой гекс, подписанный на карте: наберите s и его имя.
rocket-play-move-from =
    { $number ->
        [0] Ни одну из ваших станций нельзя переставить.
       *[other] Можно переставить вашу станцию с { $hexes }: наберите m и гекс, чтобы увидеть куда.
    }
rocket-play-move-to =
    { $number ->
        [0] С { $hex } вашу станцию не переставить.
       *[other] Станцию с { $hex } можно переставить на любой гекс, подписанный на карте.
    }
rocket-play-and-stations =
    { $number ->
        [one] Ещё { $number } гекс годится для станции (наберите s).
        [few] Ещё { $number } гекса годятся для станции (наберите s).
       *[many] Ещё { $number } гексов годятся для станции (наберите s).
    }
rocket-play-nobody-there = там никого
# Таблица «что у кого» в терминале.

rocket-ledger-companies =
    { $piles ->
        [yes] Линия  гор. запас
       *[no] Линия    города
    }
rocket-ledger-industries = Отрасль, свободно мест
rocket-ledger-flat = акции
rocket-ledger-hidden = ?
rocket-ledger-free = -
rocket-ledger-cities = Город, гекс, места для инвестиций (- свободно)
rocket-ledger-company-closed = { $company } в { $survivor }
rocket-ledger-places =
    { $status ->
        [isolated] { $places }x
       *[other] { $places }
    }
rocket-ledger-pile = { $pile }
rocket-ledger-stations-on = ({ $number })
rocket-ledger-passengers = Пассажиры, ещё { $left }
rocket-ledger-passengers-short = пс
rocket-ledger-supply = Станции в запасе
rocket-ledger-supply-short = ст
rocket-ledger-score = Счёт, { $unit }
rocket-ledger-joined-by = соединён с { $companies }

# Кто-то сидит там под именем «Вы»
rocket-you-invested = Вы инвестируете в город { $city }: { $industry }.
rocket-you-station-placed = Вы ставите станцию на { $at }.
rocket-you-station-moved =
    { $company ->
        [none] Вы переставляете станцию с { $origin } на { $to }.
       *[other] Вы снимаете с линии { $company } станцию на { $origin } и ставите её на { $to }.
    }
rocket-you-extension-proposed = Вы хотите вести { $company } с { $origin } на { $to }.
rocket-you-share-taken = Вы берёте акцию { $company }.
rocket-you-no-share =
    { $reason ->
        [isolated] Вы не получаете акции: линия { $company } изолирована.
       *[pile-empty] Вы не получаете акции: запас { $company } пуст.
    }
rocket-you-bid-made =
    Вы ставите { $shares ->
        [one] { $shares } акцию
        [few] { $shares } акции
       *[many] { $shares } акций
    } { $company } за { $to }.
rocket-you-veto-passed = Вы пасуете.
rocket-you-veto-paid =
    Вы платите { $shares ->
        [one] { $shares } акцию
        [few] { $shares } акции
       *[many] { $shares } акций
    } { $company } и выбираете { $to }.
rocket-you-line-extended =
    { $tile ->
        [yes] Вы ведёте { $company } с { $origin } на { $to }; { $tiles_left ->
                [one] остался { $tiles_left } тайл
                [few] осталось { $tiles_left } тайла
               *[many] осталось { $tiles_left } тайлов
            }.
       *[no] Вы выводите { $company } из начального города ({ $origin }) на { $to }.
    }
rocket-you-station-connected = Теперь ваша станция на { $at } соединена с линией { $company }.
rocket-you-passenger-taken =
    Вы берёте пассажира на станции { $at } (владелец { $owner }); { $passengers_left ->
        [0] больше их нет.
        [one] остался { $passengers_left }.
        [few] осталось { $passengers_left }.
       *[many] осталось { $passengers_left }.
    }
rocket-yours-passenger-taken =
    { $seat } берёт пассажира на вашей станции { $at }; { $passengers_left ->
        [0] больше их нет.
        [one] остался { $passengers_left }.
        [few] осталось { $passengers_left }.
       *[many] осталось { $passengers_left }.
    }
rocket-you-shares-exchanged =
    Вы сдаёте { $returned ->
        [one] { $returned } акцию
        [few] { $returned } акции
       *[many] { $returned } акций
    } { $closed } и { $received ->
        [0] не получаете ни одной акции
        [one] получаете { $received } акцию
        [few] получаете { $received } акции
       *[many] получаете { $received } акций
    } { $survivor }.
rocket-you-turn-lost = У вас нет разрешённых действий, остаток хода теряется.
rocket-you-match-ended =
    { $reason ->
        [companies] Расти может самое большее одна компания.
        [tiles] Выложен последний тайл пути.
        [standstill] Три раунда все только переставляли станции.
       *[blocked] Ни один локомотив не может двинуться.
    } Партия окончена: { $scores }. Вы победили.
rocket-you-asked-veto =
    { $bid ->
        [0] Вы можете наложить вето: { $company } идёт на { $target }.
       *[other] Вы можете наложить вето: { $company } идёт на { $target }; ставка сейчас { $bid }.
    }
rocket-you-asked-defend =
    Вы можете защититься: ставка в { $bid ->
        [one] { $bid } акцию
        [few] { $bid } акции
       *[many] { $bid } акций
    } ведёт { $company } на { $target }.
