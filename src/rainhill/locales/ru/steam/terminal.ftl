# Steam
steam-play-help =
    Действия (можно и полной нотацией: lay 22 turned 1 at H9)
      5           аукцион: ставка $5; p — пас
      r 10        стандартная: привлечь $10 капитала (r 0: ничего)
      3           взять жетон действия 3 (a 3, a engineer); 7 pass берёт его без действия
      b           где можно строить, с наименьшей ценой на каждом гексе
      b h9        тайлы, которые можно положить на H9, с рисунками и ценами;
                  b h9 all показывает и те, у которых больше двух сторон
      b h9 22 1   положить на H9 тайл 22, повёрнутый на одну шестую
      n ГОРОДОК ЦВЕТ ЯЧЕЙКА   новый город на городок с товарами ячейки запаса
      g ГОРОД ЯЧЕЙКА          дать городу вырасти
      e           закончить строительство; до этого u отменяет по шагу
      d           доставки, лучшие сверху; d boston, d red сужают список
      d 3         сделать доставку 3; i улучшает локомотив, p — пас
      i или v     очки в доход или в победные очки
    На карте буква с именем — город, под ним его товары; кольцо — городок,
    ∧ — холмы, ≈ — река, канал или озерцо, ˷ — берег, за который не доплачивают.
    Пунктир — путь со знаком владельца; прерывистый пока никуда не ведёт или ничей.
    ♣ — город вырос.
    В таблице «итог» — сколько дал бы подсчёт сейчас; жетон в скобках взят
    без действия. c показывает города, перегоны и остаток тайлов.
steam-play-nothing = Ничего такого сейчас сделать нельзя.
steam-play-number-means-nothing = Число здесь ничего не значит. Наберите l, чтобы увидеть список.
steam-play-need-bid = Назовите ставку: b 5
steam-play-need-raise = Назовите сумму: r 10
steam-play-need-tile = Назовите жетон действия номером или именем: a 3, a engineer, a 7 pass
steam-play-need-hex = Назовите гекс: b h9
steam-play-which-tile = Какой тайл? Наберите номер из списка.
steam-play-need-city = Назовите городок, цвет и ячейку запаса: n utica grey 4
steam-play-need-grow = Назовите город и ячейку запаса: g boston 4
steam-play-need-delivery = Наберите d, чтобы увидеть доставки, затем номер.
steam-play-need-score = Наберите i для дохода или v для победных очков.
steam-play-nothing-there = На { $hex } сейчас нельзя положить ни одного тайла.
steam-play-from-cash = из кассы
steam-play-shares = стоит { $shares }
steam-play-share = ${ $paid } на месте { $places }
steam-play-places = { $first }–{ $last }
steam-play-if-won = при выигрыше: { $cost }
steam-play-line = { $code }  { $name }  { $brings }
steam-play-bid = ставка
steam-play-pass = пас
steam-play-raise = капитал
steam-play-pass-code = { $number } pass
steam-play-capital = затем касса ${ $cash }, доход { $income }, { $points } ПО
steam-play-tile =
    { $cost ->
        [none] { $price }, { $does }
       *[other] { $price }, { $does }; { $cost }
    }
steam-play-passed = важен только номер
steam-play-prices =
    { $number ->
        [0] Сейчас строить негде.
        [1] Строить можно на одном гексе; на нём его наименьшая цена. Наберите b и гекс, например b { $hex }, чтобы увидеть тайлы.
       *[other] Гексов, где можно строить: { $number }; на каждом его наименьшая цена. Наберите b и гекс, например b { $hex }, чтобы увидеть тайлы.
    }
steam-play-prices-short =
    { $number ->
        [0] Сейчас строить негде.
        [1] Строить можно на одном гексе: b покажет его с ценой.
       *[other] Гексов, где можно строить: { $number }; b покажет их с ценами.
    }
steam-play-caption = { $number }: ${ $price }
steam-play-shape = { $shape }, { $sides }
steam-play-lay =
    ${ $price }{ $how ->
        [improve] , улучшение
        [redirect] , перенаправление
       *[new] {""}
    }{ $brings ->
        [none] {""}
       *[other] ; { $brings }
    }
steam-play-space = { $number } { $cubes }
steam-play-city =
    Наберите n, городок, цвет и ячейку запаса, например n utica grey 4. Городок и цвет покажут ячейки.
    Городки: { $towns }.
    Цвета: { $colours }. Запас: { $spaces }.
steam-play-growth =
    Наберите g, город и ячейку запаса, например g boston 4. Город без ячейки покажет ячейки.
    Города: { $cities }.
    Запас: { $spaces }.
steam-play-delivery = { $cube }, { $origin } → { $to }
steam-play-scores =
    { $way ->
        [none] { $points }
       *[other] { $points }, путь { $way }
    }
steam-play-more-deliveries =
    { $number ->
        [1] Есть ещё одна, она хуже.
        [one] Ниже есть ещё { $number } доставка: назовите цвет или город, например d red boston.
        [few] Ниже есть ещё { $number } доставки: назовите цвет или город, например d red boston.
       *[many] Ниже есть ещё { $number } доставок: назовите цвет или город, например d red boston.
    }
steam-play-to-income =
    { $lost ->
        [0] доход { $now } станет { $then }
       *[other] доход { $now } станет { $then }, { $lost } пропадёт
    }
steam-play-to-points = { $now } ПО станет { $then }
steam-play-hint-none = Наберите help, чтобы увидеть справку.
steam-play-hint-auction =
    Число — ставка, p — пас.{ $cost ->
        [none] {""}
       *[other] {" "}При ${ $lowest }: { $cost }.
    }
steam-play-hint-auction-standard = Число — ставка, p — пас. Места 1 и 2 платят ставку, последнее ничего, остальные половину.
steam-play-hint-capital = Наберите сумму, 0 — ничего (в первом раунде обычно $10); l покажет, к чему ведёт каждая.
steam-play-free-tile =
    { $price ->
        [0] { $number } { $tile }
       *[other] { $number } { $tile } ${ $price }
    }
steam-play-hint-tile = Наберите номер: { $tiles }. l покажет, что они делают.
steam-play-hint-build =
    { $hex ->
        [none] e: конец, u: отмена. Вы можете заплатить ${ $can_pay }, но строить негде.
       *[other] b: где строить, b { $hex }: тайлы там, e: конец, u: отмена. Вы можете заплатить ${ $can_pay }.
    }
steam-play-end =
    { $lost ->
        [none] e заканчивает строительство.
       *[other] e заканчивает строительство: { $lost }.
    }
steam-play-more-tiles =
    { $number ->
        [one] Есть ещё { $number } тайл, сторон у него больше: b { $hex } all
        [few] Есть ещё { $number } тайла, сторон у них больше: b { $hex } all
       *[many] Есть ещё { $number } тайлов, сторон у них больше: b { $hex } all
    }
steam-play-hint-city = Урбанизация: n ставит новый город на городок.
steam-play-hint-growth = Рост города: g приносит товары в город.
steam-play-hint-lost = Если закончить сейчас: { $lost }.
steam-play-hint-goods =
    { $number ->
        [0] Доставок нет.
        [1] d покажет единственную доставку ({ $best }).
        [one] d покажет { $number } доставку, лучшая: { $best }.
        [few] d покажет { $number } доставки, лучшая: { $best }.
       *[many] d покажет { $number } доставок, лучшая: { $best }.
    } { $improve ->
        [yes] i улучшает локомотив, p — пас.
       *[no] p — пас.
    }
steam-play-hint-score = i: { $income }; v: { $points }

# Steam
steam-ledger-seats = порядок
steam-ledger-cash = нал.
steam-ledger-income = дох.
steam-ledger-locomotive = лок.
steam-ledger-points = ПО
steam-ledger-links = пер.
steam-ledger-score = итог
steam-ledger-holds =
    { $auction ->
        [yes] ставка
       *[no] действие
    }
steam-ledger-bankrupt = банкрот
steam-ledger-place = место { $place }
steam-ledger-out = вне
steam-ledger-bid = ${ $bid }
steam-ledger-tile =
    { $passed ->
        [yes] ({ $tile })
       *[no] { $tile }
    }
steam-ledger-price =
    { $price ->
        [0] бесплатно
       *[other] ${ $price }
    }
steam-ledger-price-level = $4+ур.
steam-ledger-does-turn-order =
    { $edition ->
        [base] первое место в следующем раунде
       *[standard] бесплатный пас на следующем аукционе
    }
steam-ledger-does-first-move = возит товары раньше всех
steam-ledger-does-engineer = четыре тайла вместо трёх
steam-ledger-does-first-build = строит раньше всех
steam-ledger-does-city-growth = товары запаса в город
steam-ledger-does-locomotive = локомотив на уровень выше
steam-ledger-does-urbanization = городок станет городом
steam-ledger-supply = Запас
steam-ledger-new-cities = Новые города
steam-ledger-cities = Город, гекс, товары
steam-ledger-city =
    { $new ->
        [yes] новый город
       *[no] { $marker ->
            [yes] вырос
           *[no] {""}
        }
    }
steam-ledger-all-links = Перегоны
steam-ledger-link = { $a } – { $b }
steam-ledger-owns = { $seat }: { $links }
steam-ledger-open =
    { $now ->
        [yes] { $a } – открыт на { $hex }: продлите сейчас, иначе потерян
       *[no] { $a } – открыт на { $hex }, цел до раунда { $expires }
    }
steam-ledger-free-link = { $a } – открыт на { $hex }
steam-ledger-ownerless = Ничьи: { $links }
steam-ledger-stock =
    { $unlimited ->
        [yes] Тайлы пути: сколько потребуется
       *[no] Осталось тайлов пути
    }
steam-ledger-stock-of = { $left }  { $front }/{ $back }  { $names }
steam-ledger-two-faces = { $front } / { $back }

# Кто-то сидит там под именем «Вы»
steam-you-bid-made =
    { $place ->
        [none] Вы ставите ${ $amount }.
       *[other] Вы ставите ${ $amount } за место { $place }.
    }
steam-you-auction-passed =
    { $free ->
        [yes] Вы пасуете с жетоном «Порядок хода» и остаётесь в аукционе.
       *[no] { $place ->
            [none] Вы пасуете.
           *[other] Вы пасуете в торге за место { $place }.
        }
    }
steam-you-place-taken =
    { $paid ->
        [0] Вы получаете место { $place } бесплатно.
       *[other] Вы получаете место { $place } за ${ $paid }.
    }
steam-you-money-raised =
    { $points_lost ->
        [0] Вы привлекаете ${ $amount }: доход −{ $income_lost }.
       *[other] { $income_lost ->
            [0] Вы привлекаете ${ $amount }: −{ $points_lost } ПО.
           *[other] Вы привлекаете ${ $amount }: доход −{ $income_lost }, −{ $points_lost } ПО.
        }
    }
steam-you-capital-declined = Вы не привлекаете капитал.
steam-you-paid =
    { $purpose ->
        [place] Вы платите ${ $amount } за место.
        [tile] Вы платите ${ $amount } за жетон действия.
        [track] Вы платите ${ $amount } за пути.
       *[expenses] Вы платите расходы: ${ $amount }.
    }
steam-you-tile-taken =
    { $passed ->
        [yes] Вы берёте жетон «{ $tile }» без действия.
       *[no] { $price ->
            [0] Вы берёте жетон «{ $tile }».
           *[other] Вы берёте жетон «{ $tile }» за ${ $price }.
        }
    }
steam-you-locomotive-improved =
    { $by_tile ->
        [yes] Жетон поднимает ваш локомотив до уровня { $level }.
       *[no] Вы улучшаете локомотив до уровня { $level }.
    }
steam-you-build-began = Вы строите, тайлов не больше { $tiles }.
steam-you-track-laid =
    { $how ->
        [improve] Вы улучшаете тайл на { $hex } за ${ $price }: было «{ $replaced }», стало «{ $tile }».
        [redirect] Вы перенаправляете путь на { $hex } ({ $tile }) за ${ $price }.
       *[new] Вы кладёте путь на { $hex } ({ $tile }) за ${ $price }.
    }
steam-yours-link-completed = Перегон { $a } – { $b } завершён, он ваш.
steam-you-link-claimed = Вы занимаете ничей перегон от пункта { $start } постройкой на { $hex }.
steam-you-link-lost = Вы теряете незавершённый перегон от пункта { $start }, открытый на { $hex }.
steam-yours-link-void = Ваш путь из города { $city } в него же больше не считается перегоном.
steam-you-city-placed =
    { $supply ->
        [0] Вы превращаете городок { $town } в { $colour } город; товаров для него не осталось.
       *[other] Вы превращаете городок { $town } в { $colour } город, новые кубики: { $cubes }.
    }
steam-you-city-grown = Вы даёте городу { $city } вырасти, новые кубики: { $cubes }.
steam-you-duty-lapsed = Вы уже не можете выполнить действие «{ $tile }».
steam-you-build-ended =
    { $tiles ->
        [0] Вы больше не строите.
        [one] Вы заканчиваете строить: { $tiles } тайл, ${ $spent }.
        [few] Вы заканчиваете строить: { $tiles } тайла, ${ $spent }.
       *[many] Вы заканчиваете строить: { $tiles } тайлов, ${ $spent }.
    }
steam-you-goods-delivered = Вы везёте { $cube } кубик из города { $origin } в город { $to } ({ $stops }): { $points }.
steam-you-income-scored =
    { $lost ->
        [0] Вы добавляете { $points } к доходу, теперь { $income }.
       *[other] Вы добавляете { $points } к доходу, теперь { $income }; { $lost } пропадает за краем шкалы.
    }
steam-you-points-scored = Вы добавляете { $points } к победным очкам, теперь { $total }.
steam-you-goods-passed = Вы пасуете.
steam-you-income-received =
    { $upkeep ->
        [0] Вы получаете ${ $amount } дохода.
       *[other] Вы получаете ${ $amount } дохода; содержание ${ $upkeep } уже вычтено.
    }
steam-you-shortfall-covered =
    { $points_lost ->
        [0] { $income_lost ->
            [0] Вам больше нечем платить.
           *[other] Вам не хватает ${ $amount }, доход −{ $income_lost }.
        }
       *[other] { $income_lost ->
            [0] Вам не хватает ${ $amount }, −{ $points_lost } ПО.
           *[other] Вам не хватает ${ $amount }, −{ $points_lost } ПО и доход −{ $income_lost }.
        }
    }
steam-you-change-returned = Вы получаете ${ $amount } сдачи.
steam-you-went-bankrupt = Вы не можете заплатить ${ $owed } и становитесь банкротом.
steam-you-match-ended =
    { $reason ->
        [bankruptcy] Остался только один игрок.
       *[rounds] Последний раунд сыгран.
    } Партия окончена: { $scores }. Вы победили.
steam-you-asked-capital = Вы можете привлечь капитал: до ${ $most }, шагами по $5, за каждый шаг доход −1.
steam-you-asked-tile = Вы берёте жетон действия.
steam-you-asked-build =
    Вы строите: { $left ->
        [0] тайлов не осталось
        [one] остался { $left } тайл
        [few] осталось { $left } тайла
       *[many] осталось { $left } тайлов
    }, потрачено ${ $spent }.
steam-you-asked-goods = Вы возите товары (круг { $goods_round } из двух): доставка, улучшение локомотива или пас.
steam-you-asked-score =
    Вы получаете { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }: в доход или в победные очки?
steam-you-asked-auction =
    { $place ->
        [none] { $bid ->
            [none] Вы открываете аукцион за порядок хода: ставка от ${ $lowest } или пас.
           *[other] Ставка за порядок хода сейчас ${ $bid }. Ставьте от ${ $lowest } или пасуйте{ $free_pass ->
                [yes] {" "}(бесплатно: вы остаётесь)
               *[no] {""}
            }.
        }
       *[other] { $bid ->
            [none] Место { $place } в порядке хода. Ставьте от ${ $lowest } до ${ $highest } или пасуйте.
           *[other] Ставка за место { $place } сейчас ${ $bid }. Ставьте от ${ $lowest } или пасуйте.
        }
    }
