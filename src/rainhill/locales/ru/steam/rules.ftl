# Steam. Места названы именами; пункты и гексы — как на карте.

# Победные очки и кто их получает
steam-money-base = { $points } ПО
steam-money-standard = { $points } ПО
steam-gain-base = { $seat } +{ $points }
steam-gain-standard = { $seat } +{ $points }
steam-gain-nobody = никто ничего не получает
steam-total = { $seat } { $amount }
steam-unit-base = ПО
    .short = ПО
steam-unit-standard = ПО
    .short = ПО

steam-headline =
    { $title }, { $map }, { $edition ->
        [base] базовая
       *[standard] стандартная
    }. Раунд { $round } из { $rounds }, { $phase ->
        [auction] порядок хода
        [capital] капитал
        [actions] жетоны действий
        [build] строительство
        [goods] товары, круг { $goods_round }
        [scoring] товары, круг { $goods_round }
        [income] доход и расходы
       *[over] конец
    }.
steam-edition-base = Базовая (деньги берут, когда нужно платить)
    .title = базовая игра
steam-edition-standard = Стандартная (деньги берут заранее, аукцион каждый раунд, содержание локомотивов)
    .title = стандартная игра

steam-option-first_order =
    .label = Как определяют первый порядок
    .text = На аукционе ранние места стоят денег; жребий быстрее и доплачивает поздним.
    .why = В стандартной игре первый порядок всегда решает жребий.
    .auction = аукцион, место за местом
    .random = жребий; в базовой игре поздние места получают деньги
steam-option-zero_bids =
    .label = Первая ставка за место
    .text = Если можно начать с нуля, место достанется бесплатно, когда оно больше никому не нужно.
    .why = В стандартной игре ставки всегда начинаются с $0.
    .yes = может быть $0
    .no = не меньше $1
steam-option-unlimited_tiles =
    .label = Тайлы пути
    .text = В длинной партии редкие формы могут закончиться; одним это нравится, другим нет.
    .no = 136 из коробки
    .yes = сколько потребуется
steam-option-mercy =
    .label = На что можно брать деньги, как в базовой игре
    .text = В стандартной игре деньги берут только в первой фазе раунда. Здесь можно простить небольшой просчёт.
    .why = В базовой игре деньги и так можно взять для любого платежа.
    .none = ни на что
    .track = на пути
    .upkeep = на расходы в фазе дохода
    .both = на то и другое
steam-option-capital_from_points =
    .label = Капитал за победные очки при доходе −10
    .text = На нижнем краю шкалы дохода деньги можно ещё получить за очки.
    .why = В базовой игре это всегда разрешено.
    .yes = разрешён
    .no = не разрешён
steam-option-income_limit =
    .label = Верхний край шкалы дохода
    .text = Без края доход выше +10 тоже выплачивается.
    .n10 = +10; что сверх, теряется
    .none = нет
steam-option-repeats =
    .label = Через что кубик может проехать дважды
    .text = Длинный путь по своим перегонам приносит больше; печатные правила почти не говорят о путях, которые пересекают сами себя.
    .no = ни через что
    .towns = через городки
    .links = через городки и перегоны
steam-option-ownerless_links =
    .label = Ничьи перегоны в доставке
    .text = Завершёнными ничьими перегонами могут пользоваться все. Здесь решается, портит ли доставку их избыток.
    .free = не считаются ни за кого
    .limited = вместе считаются ещё одним игроком
steam-option-town_loops =
    .label = Перегоны из городка в него же
    .text = Петлю у городка легко построить, и доставка становится на перегон длиннее.
    .no = не разрешены
    .yes = разрешены
steam-option-takeover =
    .label = Соединение своего перегона с ничьим
    .text = К оборванному пути можно подойти с дальнего конца. Здесь решается, чей он тогда.
    .yes = присоединяет его
    .no = нужно занять его отдельно
steam-option-redirects =
    .label = Перенаправление пути
    .text = Последний участок незавершённого перегона можно перенаправить. Здесь решается, что может там лежать потом.
    .turn = повернуть этот путь, ничего не добавляя
    .tile = любой тайл, можно и со вторым путём

steam-colour-red = красный
steam-colour-blue = синий
steam-colour-yellow = жёлтый
steam-colour-purple = фиолетовый
steam-colour-grey = серый

steam-tile-turn-order = Порядок хода
steam-tile-first-move = Первый рейс
steam-tile-engineer = Инженер
steam-tile-first-build = Первый путь
steam-tile-city-growth = Рост города
steam-tile-locomotive = Локомотив
steam-tile-urbanization = Урбанизация

steam-shape-21 = прямая
steam-shape-22 = плавная дуга
steam-shape-23 = крутая дуга
steam-shape-41 = прямая поперёк дуги
steam-shape-42 = две прямые накрест
steam-shape-43 = две дуги накрест
steam-shape-44 = прямая и крутая дуга рядом
steam-shape-45 = дуга рядом с дугой
steam-shape-46 = плавная и крутая дуги рядом
steam-shape-47 = крутая и плавная дуги рядом
steam-shape-T11 = городок, тупик
steam-shape-T21 = городок, прямая
steam-shape-T22 = городок, плавная дуга
steam-shape-T23 = городок, крутая дуга
steam-shape-T31 = городок, звезда
steam-shape-T32 = городок, левая Y
steam-shape-T33 = городок, правая Y
steam-shape-T34 = городок, три соседние
steam-shape-T41 = городок, крест
steam-shape-T42 = городок, прямая и две
steam-shape-T43 = городок, четыре соседние

steam-side-north = С
steam-side-north-east = СВ
steam-side-east = В
steam-side-south-east = ЮВ
steam-side-south = Ю
steam-side-south-west = ЮЗ
steam-side-west = З
steam-side-north-west = СЗ
steam-side-pair = { $a }–{ $b }

steam-way-more = { $first } – { $next }

# Перегоны, когда на них указывают
steam-link =
    { $status ->
        [void] { $a }: петля, не считается перегоном
       *[complete] { $a } – { $b }, { $owner ->
            [none] ничей
           *[other] { $owner }
        }
    }
steam-link-open =
    { $owner ->
        [none] { $a } – открыт на { $hex }, ничей
       *[other] { $a } – открыт на { $hex }, { $owner }; продлить в раунде { $expires }
    }

# О чём спрашивают
steam-decision-auction =
    { $place ->
        [none] { $bid ->
            [none] { $seat } открывает аукцион за порядок хода: ставка от ${ $lowest } или пас.
           *[other] { $seat }: ставка за порядок хода сейчас ${ $bid }. Ставьте от ${ $lowest } или пасуйте{ $free_pass ->
                [yes] {" "}(бесплатно: вы остаётесь)
               *[no] {""}
            }.
        }
       *[other] { $bid ->
            [none] { $seat }: место { $place } в порядке хода. Ставьте от ${ $lowest } до ${ $highest } или пасуйте.
           *[other] { $seat }: ставка за место { $place } сейчас ${ $bid }. Ставьте от ${ $lowest } или пасуйте.
        }
    }
steam-decision-capital = { $seat } может привлечь капитал: до ${ $most }, шагами по $5, за каждый шаг доход −1.
steam-decision-tile = { $seat } берёт жетон действия.
steam-decision-build =
    { $seat } строит: { $left ->
        [0] тайлов не осталось
        [one] остался { $left } тайл
        [few] осталось { $left } тайла
       *[many] осталось { $left } тайлов
    }, потрачено ${ $spent }.
steam-decision-goods = { $seat } возит товары (круг { $goods_round } из двух): доставка, улучшение локомотива или пас.
steam-decision-score =
    { $seat } получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }: в доход или в победные очки?

# Что произошло
steam-event-round-began = Раунд { $round } из { $rounds }.
steam-event-phase-began =
    { $phase ->
        [auction] Аукцион за порядок хода.
        [capital] Можно привлечь капитал.
        [actions] Берут жетоны действий.
        [build] Строят пути.
        [goods] Возят товары, круг { $goods_round }.
       *[income] Доход и расходы.
    }
steam-event-order-set = Порядок хода: { $order }.
steam-event-bid-made =
    { $place ->
        [none] { $seat } ставит ${ $amount }.
       *[other] { $seat } ставит ${ $amount } за место { $place }.
    }
steam-event-auction-passed =
    { $free ->
        [yes] { $seat } пасует с жетоном «Порядок хода» и остаётся в аукционе.
       *[no] { $place ->
            [none] { $seat } пасует.
           *[other] { $seat } пасует в торге за место { $place }.
        }
    }
steam-event-place-taken =
    { $paid ->
        [0] { $seat } получает место { $place } бесплатно.
       *[other] { $seat } получает место { $place } за ${ $paid }.
    }
steam-event-money-raised =
    { $points_lost ->
        [0] { $seat } привлекает ${ $amount }: доход −{ $income_lost }.
       *[other] { $income_lost ->
            [0] { $seat } привлекает ${ $amount }: −{ $points_lost } ПО.
           *[other] { $seat } привлекает ${ $amount }: доход −{ $income_lost }, −{ $points_lost } ПО.
        }
    }
steam-event-capital-declined = { $seat } не привлекает капитал.
steam-event-paid =
    { $purpose ->
        [place] { $seat } платит ${ $amount } за место.
        [tile] { $seat } платит ${ $amount } за жетон действия.
        [track] { $seat } платит ${ $amount } за пути.
       *[expenses] { $seat } платит расходы: ${ $amount }.
    }
steam-event-tile-taken =
    { $passed ->
        [yes] { $seat } берёт жетон «{ $tile }» без действия.
       *[no] { $price ->
            [0] { $seat } берёт жетон «{ $tile }».
           *[other] { $seat } берёт жетон «{ $tile }» за ${ $price }.
        }
    }
steam-event-locomotive-improved =
    { $by_tile ->
        [yes] { $seat }: жетон поднимает локомотив до уровня { $level }.
       *[no] { $seat } улучшает локомотив до уровня { $level }.
    }
steam-event-build-began = { $seat } строит, тайлов не больше { $tiles }.
steam-event-track-laid =
    { $how ->
        [improve] { $seat } улучшает тайл на { $hex } за ${ $price }: было «{ $replaced }», стало «{ $tile }».
        [redirect] { $seat } перенаправляет путь на { $hex } ({ $tile }) за ${ $price }.
       *[new] { $seat } кладёт путь на { $hex } ({ $tile }) за ${ $price }.
    }
steam-event-link-completed =
    { $owner ->
        [none] Перегон { $a } – { $b } завершён, он ничей.
       *[other] Перегон { $a } – { $b } завершён, владелец { $owner }.
    }
steam-event-link-claimed = { $seat } занимает ничей перегон от пункта { $start } постройкой на { $hex }.
steam-event-link-lost = { $seat } теряет незавершённый перегон от пункта { $start }, открытый на { $hex }.
steam-event-link-void =
    { $owner ->
        [none] Путь из города { $city } в него же не считается перегоном.
       *[other] { $owner }: путь из города { $city } в него же больше не считается перегоном.
    }
steam-event-city-placed =
    { $supply ->
        [0] { $seat } превращает городок { $town } в { $colour } город; товаров для него не осталось.
       *[other] { $seat } превращает городок { $town } в { $colour } город, новые кубики: { $cubes }.
    }
steam-event-city-grown = { $seat }: { $city } растёт, новые кубики: { $cubes }.
steam-event-duty-lapsed = { $seat } уже не может выполнить действие «{ $tile }».
steam-event-build-ended =
    { $tiles ->
        [0] { $seat } больше не строит.
        [one] { $seat } заканчивает строить: { $tiles } тайл, ${ $spent }.
        [few] { $seat } заканчивает строить: { $tiles } тайла, ${ $spent }.
       *[many] { $seat } заканчивает строить: { $tiles } тайлов, ${ $spent }.
    }
steam-event-goods-delivered = { $seat } везёт { $cube } кубик из города { $origin } в город { $to } ({ $stops }): { $points }.
steam-event-income-scored =
    { $lost ->
        [0] { $seat } добавляет { $points } к доходу, теперь { $income }.
       *[other] { $seat } добавляет { $points } к доходу, теперь { $income }; { $lost } пропадает за краем шкалы.
    }
steam-event-points-scored = { $seat } добавляет { $points } к победным очкам, теперь { $total }.
steam-event-goods-passed = { $seat } пасует.
steam-event-income-received =
    { $upkeep ->
        [0] { $seat } получает ${ $amount } дохода.
       *[other] { $seat } получает ${ $amount } дохода; содержание ${ $upkeep } уже вычтено.
    }
steam-event-shortfall-covered =
    { $points_lost ->
        [0] { $income_lost ->
            [0] { $seat }: платить больше нечем.
           *[other] { $seat }: не хватает ${ $amount }, доход −{ $income_lost }.
        }
       *[other] { $income_lost ->
            [0] { $seat }: не хватает ${ $amount }, −{ $points_lost } ПО.
           *[other] { $seat }: не хватает ${ $amount }, −{ $points_lost } ПО и доход −{ $income_lost }.
        }
    }
steam-event-change-returned = { $seat } получает ${ $amount } сдачи.
steam-event-went-bankrupt = { $seat } не может заплатить ${ $owed } и выбывает: банкротство.
steam-event-match-ended =
    { $reason ->
        [bankruptcy] Остался только один игрок.
       *[rounds] Последний раунд сыгран.
    } Партия окончена: { $scores }. { $many ->
        [1] Побеждает { $winners }.
       *[other] Победу делят { $winners }.
    }

steam-end-rounds = последний раунд сыгран
steam-end-bankruptcy = остался только один игрок

# То же в двух словах: что даст действие
steam-brief-money-raised =
    { $points_lost ->
        [0] капитал ${ $amount }, доход −{ $income_lost }
       *[other] { $income_lost ->
            [0] капитал ${ $amount }, −{ $points_lost } ПО
           *[other] капитал ${ $amount }, доход −{ $income_lost }, −{ $points_lost } ПО
        }
    }
steam-brief-locomotive-improved = локомотив { $level }
steam-brief-link-completed =
    { $owner ->
        [none] завершает { $a } – { $b }, ничей
       *[other] завершает { $a } – { $b }, владелец { $owner }
    }
steam-brief-link-claimed = занимает перегон от пункта { $start }
steam-brief-link-lost = { $seat } теряет перегон от пункта { $start }
steam-brief-link-void = петля у города { $city } больше не считается
steam-brief-city-placed = приносит: { $cubes }
steam-brief-city-grown = приносит: { $cubes }
steam-brief-place-taken =
    { $paid ->
        [0] { $seat } получает место { $place }
       *[other] { $seat } получает место { $place } за ${ $paid }
    }
steam-brief-went-bankrupt = { $seat } — банкрот
steam-brief-match-ended = заканчивает партию
steam-brief-nothing = { "" }
steam-brief-more = { $first }; { $next }

# Отказы. Вместо кода гекса может стоять город или «гекс к северу от …».
steam-refusal-wrong-kind =
    { $decision ->
        [auction] Сейчас нужна ставка или пас.
        [capital] Сейчас привлекают капитал: raise 0, raise 5 и так далее.
        [tile] Сейчас берут жетон действия.
        [build] Сейчас строят пути: положите тайл или закончите строительство.
        [goods] Сейчас возят товары: доставка, улучшение локомотива или пас.
        [score] Сейчас размещают очки: в доход или в победные очки.
       *[over] Партия окончена.
    }
steam-refusal-unknown-choice = Очки идут в доход («income») или в победные очки («points»), а не в «{ $choice }».
steam-refusal-capital-not-by-five = Капитал привлекают шагами по $5, а не ${ $amount }.
steam-refusal-capital-too-high = ${ $amount } — слишком много: вы можете привлечь не больше ${ $most }.
steam-refusal-unknown-action-tile = Жетона действия «{ $tile }» нет.
steam-refusal-unknown-hex = Такого гекса на этой карте нет: { $hex }.
steam-refusal-unknown-tile = Тайла пути { $tile } нет.
steam-refusal-unknown-rotation = Тайл поворачивают на 0–5 шестых оборота, а не на { $rotation }.
steam-refusal-same-rotation = С поворотом { $rotation } этот тайл выглядит как с поворотом { $same }: пишите { $same }.
steam-refusal-unknown-stop = Пункта { $stop } на этой карте нет.
steam-refusal-unknown-colour = Цвета «{ $colour }» нет.
steam-refusal-unknown-supply = Ячейки запаса { $supply } нет.
steam-refusal-wrong-points = Для очков доставки нужно по числу не меньше 0 на каждое место: { $points } не подходит.
steam-refusal-must-urbanize = «Урбанизация» оплачена: до конца строительства поставьте новый город на городок.
steam-refusal-must-grow = «Рост города» оплачен: до конца строительства дайте городу вырасти.
steam-refusal-level-highest = У вашего локомотива уже высший уровень.
steam-refusal-already-improved = В этой фазе вы уже улучшали локомотив.
steam-refusal-bid-too-low = Ставка ${ $bid } мала: нужно не меньше ${ $lowest }.
steam-refusal-bid-too-high = Ставка ${ $bid } слишком велика: вы можете заплатить не больше ${ $highest }.
steam-refusal-tile-taken = Жетон «{ $tile }» уже у игрока { $seat }.
steam-refusal-no-pass-option = Жетон «{ $tile }» здесь нельзя взять без действия: в базовой игре так берут только «Рост города» и «Урбанизацию», в стандартной — ни один.
steam-refusal-cannot-grow = Сейчас ни один город не может вырасти, и «Рост города» берут только без действия.
steam-refusal-no-town-left = Городков, которые могли бы стать городами, не осталось.
steam-refusal-no-city-left = Тайлов новых городов не осталось.
steam-refusal-tile-too-expensive = «{ $tile }» стоит ${ $price }, а вы можете заплатить не больше ${ $can_pay }.
steam-refusal-hex-is-city = Здесь город ({ $hex }); пути на города не кладут.
steam-refusal-town-needs-town-tile = Здесь городок ({ $hex }): сюда кладут только тайлы с городком.
steam-refusal-town-tile-elsewhere = Тайлы с городком кладут только на городки; здесь его нет ({ $hex }).
steam-refusal-out-of-stock = Тайлов такой формы ({ $tile }) не осталось.
steam-refusal-into-black-edge = Здесь ({ $hex }) путь упёрся бы в закрытую границу или вышел за край карты.
steam-refusal-meets-others = Здесь ({ $hex }) путь встретил бы открытый конец чужого перегона.
steam-refusal-no-start = Здесь ({ $hex }) путь ниоткуда не начинается: он должен выходить из города или из открытого конца, вашего или такого, который вы можете занять.
steam-refusal-cannot-claim = Открытый конец у этого гекса ({ $hex }) ничей, но у городка, откуда он идёт, нет вашего перегона.
steam-refusal-same-stop = Этот перегон ({ $hex }) закончился бы там же, где начался.
steam-refusal-same-tile = Здесь ({ $hex }) уже лежит точно такой тайл.
steam-refusal-track-not-kept = Этот тайл ({ $hex }) заменяют только таким, который сохраняет его пути и добавляет новые.
steam-refusal-complete-link = Перегон здесь ({ $hex }) завершён; его не изменить.
steam-refusal-not-your-link = Перегон здесь ({ $hex }) не ваш; перенаправить его может только владелец.
steam-refusal-not-last-track = Перенаправить можно только последний путь перегона, а здесь ({ $hex }) не его открытый конец.
steam-refusal-start-moved = Перенаправление меняет только открытый конец; здесь ({ $hex }) путь начинался бы в другом месте.
steam-refusal-town-not-reached = До этого городка вы не дошли ({ $hex }): к нему не ведёт открытый конец, ваш или такой, который вы можете занять, и ваши перегоны в нём не заканчиваются.
steam-refusal-no-tiles-left = Тайлы этого хода вы уже положили, их было { $tiles }; больше класть нельзя.
steam-refusal-track-too-expensive = Этот тайл ({ $hex }) стоит ${ $price }, а вы можете заплатить не больше ${ $can_pay }.
steam-refusal-no-urbanization = В этот ход у вас нет «Урбанизации».
steam-refusal-no-growth = В этот ход у вас нет «Роста города».
steam-refusal-already-done = В этот ход вы это уже сделали.
steam-refusal-not-a-town = { $stop } — не городок.
steam-refusal-colour-gone = Новых городов такого цвета не осталось ({ $colour }).
steam-refusal-supply-needed = В запасе есть товары: назовите ячейку, из которой их получит город.
steam-refusal-not-a-city = { $stop } — не город.
steam-refusal-city-has-marker = В городе { $city } уже лежит маркер роста; второй раз этот город не вырастет.
steam-refusal-supply-empty = Ячейка запаса { $supply } пуста.
steam-refusal-no-such-cube = Такого кубика ({ $cube }) в пункте { $origin } нет.
steam-refusal-wrong-colour = { $to } — не { $cube } город.
steam-refusal-back-to-origin = Кубик нельзя доставить в город, из которого он едет.
steam-refusal-no-own-link = Хотя бы один перегон на этом пути должен быть вашим.
steam-refusal-too-many-of-other =
    Перегонов на этом пути: у игрока { $seat } — { $theirs }, у вас — { $own }; ни у кого не должно быть больше, чем у вас.
steam-refusal-level-too-low = Ваш локомотив (уровень { $level }) не провезёт кубик так далеко (перегонов: { $links }).
steam-refusal-stops-earlier = Доставка заканчивается в первом же городе своего цвета ({ $cube }); все такие пути в город { $to } раньше проходят через другой город этого цвета.
steam-refusal-passes-twice = Любой такой путь из города { $origin } в город { $to } дважды прошёл бы через город, городок или перегон.
steam-refusal-no-route = Нет пути из города { $origin } в город { $to } по завершённым перегонам с такими очками: { $points }.

# Итоговый подсчёт
steam-score-points = Победные очки
steam-score-income = Доход (½ или −2 за единицу)
steam-score-links = Завершённые перегоны

# Правила вкратце
steam-rules-base =
    Раунд: каждый берёт жетон действия, строит, дважды возит товары, получает доход или платит. Номера жетонов задают порядок следующего раунда.
    Деньги: кому не хватает, берёт по $5, за каждые доход −1 (при −10: −2 ПО), когда бы ни пришлось платить.
    Строительство: до трёх тайлов («Инженер»: четыре). $1 за каждую сторону с путём, $1 за городок, $1 за реку, $2 за холмы. Путь начинается у города или у вашего открытого конца. Перегон завершён, когда на обоих концах пункты. Незавершённый перегон, который вы не продлили в следующий ход строительства, потерян. Улучшение и перенаправление стоят $1 за сторону и $1 за городок, без доплаты за местность.
    Товары, два круга: доставьте кубик в город его цвета, улучшите локомотив (один раз) или пасуйте. Перегонов в доставке не больше, чем уровней у локомотива; хотя бы один ваш, и ни у кого их на этом пути не больше, чем у вас. Она заканчивается в первом городе своего цвета. Каждый перегон даёт владельцу 1 очко: все в доход или все в ПО.
    В конце: ПО, половина положительного дохода (отрицательный: −2 за единицу), 1 за каждый завершённый перегон.
steam-rules-standard =
    Раунд: привлеките капитал (по $5, за каждые доход −1), аукцион за порядок хода, жетон действия, строительство, дважды товары, доход или плата. В другое время денег не берут; жетоны действий бесплатны.
    Аукцион: ставка или пас; спасовавший получает последнее из свободных мест. Первые два платят ставку целиком, последний ничего, остальные половину. Жетон «Порядок хода» позволяет раз спасовать и остаться.
    Строительство: до трёх тайлов («Инженер»: четыре). $1 за каждую сторону с путём, $1 за городок, $1 за реку, $2 за холмы. Путь начинается у города или у вашего открытого конца. Перегон завершён, когда на обоих концах пункты. Незавершённый перегон, который вы не продлили в следующий ход строительства, потерян. Улучшение и перенаправление стоят $1 за сторону и $1 за городок, без доплаты за местность.
    Товары, два круга: доставьте кубик в город его цвета, улучшите локомотив (один раз) или пасуйте. Перегонов в доставке не больше, чем уровней у локомотива; хотя бы один ваш, и ни у кого их на этом пути не больше, чем у вас. Она заканчивается в первом городе своего цвета. Каждый перегон даёт владельцу 1 очко: все в доход или все в ПО.
    Доход минус $1 за каждый уровень локомотива. Чего не покрыла касса: −1 ПО за каждые $2, затем доход −1 за каждые $2.
    В конце: ПО, половина положительного дохода (отрицательный: −2 за единицу), 1 за каждый завершённый перегон.
