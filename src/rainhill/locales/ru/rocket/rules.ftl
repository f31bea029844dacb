# Stephenson's Rocket. Места названы именами; компании, города и гексы — как на карте.

# Деньги: программа считает очки, издание 1999 года показывает фунты (одно очко — 1000 фунтов).
rocket-money-1999 = £{ $pounds }
rocket-money-2018 =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
rocket-gain-1999 = { $seat } +£{ $pounds }
rocket-gain-2018 = { $seat } +{ $points }
rocket-gain-nobody = никто ничего не получает
rocket-total = { $seat } { $amount }
rocket-unit-1999 = £1 000
    .short = тыс. £
rocket-unit-2018 = очки
    .short = очк.

rocket-headline =
    { $title }, { $map }, { $edition }. Ход { $turn }, { $tiles ->
        [one] остался { $tiles } тайл
        [few] осталось { $tiles } тайла
       *[many] осталось { $tiles } тайлов
    }.{ $ending ->
        [none] {""}
       *[other] {" "}Последний ход!
    }
rocket-edition-1999 = издание 1999 года (фунты, суммы тайные, по 16 акций у компании)
    .title = издание 1999 года
rocket-edition-2018 = издание 2018 года (очки, суммы открыты, акции без предела)
    .title = издание 2018 года

rocket-option-defence =
    .label = Куда активный игрок может пойти, выиграв вето
    .text = Тот, кто передвинул локомотив, может уравнять наивысшую ставку и выиграть вето. Здесь решается, куда локомотив тогда может пойти.
    .any = на любой разрешённый гекс
    .original = только на выбранный сначала
rocket-option-open_scores =
    .label = Суммы во время игры
    .text = Выплаты всегда открыты; речь о суммах.
    .yes = открыты всем
    .no = каждый знает только свою
rocket-option-home =
    .label = Начальный город компании
    .text = Он считается городом своей линии. Здесь решается, с какого момента.
    .joined = с самого начала
    .left = когда локомотив его покинет
    .why = В издании 2018 года он считается с самого начала.
rocket-option-city_tokens =
    .label = Инвестиции в городе
    .text = В каждом городе их три. Здесь решается, каких отраслей.
    .mixed = две одной отрасли, одна другой
    .equal = все три одной отрасли
rocket-option-isolation =
    .label = Когда линия изолирована
    .text = Линия, которой больше некуда дойти, не приносит акций.
    .own = когда её локомотиву некуда дойти
    .both = и ни один другой не может дойти до неё
rocket-option-standstill =
    .label = Одни перестановки станций
    .text = Станции можно переставлять туда-сюда без конца. Здесь решается, что будет после трёх раундов одного только этого.
    .none = партия продолжается
    .ends = партия заканчивается с подсчётом

rocket-industry-brewing = пивоварение
rocket-industry-cattle = скот
rocket-industry-coal = уголь
rocket-industry-cotton = хлопок
rocket-industry-grain = зерно
rocket-industry-leather = кожа
rocket-industry-livestock = животноводство
rocket-industry-manufactured-goods = промтовары
rocket-industry-petrochemicals = нефтехимия
rocket-industry-steel = сталь
rocket-industry-textiles = текстиль

# О чём спрашивают
rocket-decision-act =
    { $action ->
        [1] { $seat }: первое действие из двух.
       *[other] { $seat }: второе действие.
    }
rocket-decision-veto =
    { $bid ->
        [0] { $seat } может наложить вето: { $company } идёт на { $target }.
       *[other] { $seat } может наложить вето: { $company } идёт на { $target }; ставка сейчас { $bid }.
    }
rocket-decision-defend =
    { $seat } может защититься: ставка в { $bid ->
        [one] { $bid } акцию
        [few] { $bid } акции
       *[many] { $bid } акций
    } ведёт { $company } на { $target }.

# Что произошло
rocket-event-turn-began = Ход { $turn }: { $seat }.
rocket-event-invested = { $seat } инвестирует в город { $city }: { $industry }.
rocket-event-station-placed = { $seat } ставит станцию на { $at }.
rocket-event-station-moved =
    { $company ->
        [none] { $seat } переставляет станцию с { $origin } на { $to }.
       *[other] { $seat } снимает с линии { $company } станцию на { $origin } и ставит её на { $to }.
    }
rocket-event-extension-proposed = { $seat } хочет вести { $company } с { $origin } на { $to }.
rocket-event-share-taken = { $seat } берёт акцию { $company }.
rocket-event-no-share =
    { $reason ->
        [isolated] { $seat } не получает акции: линия { $company } изолирована.
       *[pile-empty] { $seat } не получает акции: запас { $company } пуст.
    }
rocket-event-bid-made =
    { $seat } ставит { $shares ->
        [one] { $shares } акцию
        [few] { $shares } акции
       *[many] { $shares } акций
    } { $company } за { $to }.
rocket-event-veto-passed = { $seat } пасует.
rocket-event-veto-paid =
    { $seat } платит { $shares ->
        [one] { $shares } акцию
        [few] { $shares } акции
       *[many] { $shares } акций
    } { $company } и выбирает { $to }.
rocket-event-line-extended =
    { $tile ->
        [yes] { $seat } ведёт { $company } с { $origin } на { $to }; { $tiles_left ->
            [one] остался { $tiles_left } тайл
            [few] осталось { $tiles_left } тайла
           *[many] осталось { $tiles_left } тайлов
        }.
       *[no] { $seat } выводит { $company } из начального города ({ $origin }) на { $to }.
    }
rocket-event-station-connected = Теперь станция на { $at } (владелец { $seat }) соединена с линией { $company }.
rocket-event-passenger-taken =
    { $seat } берёт пассажира на станции { $at } (владелец { $owner }); { $passengers_left ->
        [0] больше их нет.
        [one] остался { $passengers_left }.
        [few] осталось { $passengers_left }.
       *[many] осталось { $passengers_left }.
    }
rocket-event-place-joined =
    { $place_kind ->
        [start] { $company } соединяется с начальным городом { $place } (городов: { $places }).
        [city] { $company } соединяется с городом { $place } (городов: { $places }).
       *[town] { $company } соединяется с железнодорожным городом { $place } (городов: { $places }).
    }
rocket-event-city-scored = Подсчёт в городе { $city }: { $points }.
rocket-event-town-scored =
    Подсчёт станций { $company } в городе { $town } (городов на линии: { $places }): { $points }.
rocket-event-merged =
    { $closed } сливается с { $survivor } и закрывается (городов на линии: { $places }): { $points }. { $tiles_left ->
        [one] Остался { $tiles_left } тайл
        [few] Осталось { $tiles_left } тайла
       *[many] Осталось { $tiles_left } тайлов
    }.
rocket-event-shares-exchanged =
    { $seat } сдаёт { $returned ->
        [one] { $returned } акцию
        [few] { $returned } акции
       *[many] { $returned } акций
    } { $closed } и { $received ->
        [0] не получает ни одной акции
        [one] получает { $received } акцию
        [few] получает { $received } акции
       *[many] получает { $received } акций
    } { $survivor }.
rocket-event-line-isolated = Линия { $company } изолирована: ей больше некуда дойти.
rocket-event-turn-lost = У игрока { $seat } нет разрешённых действий, остаток хода теряется.
rocket-event-standstill =
    { $rounds ->
        [1] Целый раунд
        [one] Уже { $rounds } раунд
        [few] Уже { $rounds } раунда
       *[many] Уже { $rounds } раундов
    } все только переставляют станции; партия закончится ещё через { $left ->
        [one] { $left } такой раунд
        [few] { $left } таких раунда
       *[many] { $left } таких раундов
    }.
rocket-event-end-announced =
    { $reason ->
        [companies] Расти может самое большее одна компания: партия закончится после этого хода.
        [tiles] Выложен последний тайл пути: партия закончится после этого хода.
        [standstill] Три раунда все только переставляли станции: партия закончится после этого хода.
       *[blocked] Ни один локомотив не может двинуться: партия закончится после этого хода.
    }
rocket-event-match-ended =
    { $reason ->
        [companies] Расти может самое большее одна компания.
        [tiles] Выложен последний тайл пути.
        [standstill] Три раунда все только переставляли станции.
       *[blocked] Ни один локомотив не может двинуться.
    } Партия окончена: { $scores }. { $many ->
        [1] Побеждает { $winners }.
       *[other] Победу делят { $winners }.
    }

rocket-end-companies = расти может самое большее одна компания
rocket-end-tiles = выложен последний тайл пути
rocket-end-blocked = ни один локомотив не может двинуться
rocket-end-standstill = все только переставляли станции

# То же в двух словах: что даст действие
rocket-brief-share-taken = +1 акция
rocket-brief-no-share = без акции
rocket-brief-passenger-taken = { $seat } +1 пассажир
rocket-brief-station-connected = соединяет станцию игрока { $seat }
rocket-brief-place-joined = соединение: { $place }
rocket-brief-city-scored = { $city }: { $points }
rocket-brief-town-scored = { $town }: { $points }
rocket-brief-merged = { $closed } сливается с { $survivor }: { $points }
rocket-brief-line-isolated = изолирует { $company }
rocket-brief-end-announced = последний ход
rocket-brief-match-ended = заканчивает партию
rocket-brief-holds = там: { $holdings }
rocket-brief-holding = { $seat } { $number }
rocket-brief-nothing = сейчас без очков
rocket-brief-more = { $first }; { $next }

# Отказы. Вместо кода гекса может стоять «этот гекс».
rocket-refusal-wrong-kind =
    { $decision ->
        [act] Сейчас нужно действие: инвестиция, станция или продление.
        [veto] Сейчас нужна ставка вето или пас.
        [defend] Сейчас активный игрок защищается ставкой или пасует.
       *[over] Партия окончена.
    }
rocket-refusal-unknown-city = Обычного города { $city } на этой карте нет.
rocket-refusal-unknown-industry = { $city }: такой отрасли здесь нет ({ $industry }).
rocket-refusal-no-free-place = { $city }: свободных мест в этой отрасли нет ({ $industry }).
rocket-refusal-no-stations-left = Все семь ваших станций стоят на поле; переставьте одну из них.
rocket-refusal-unknown-hex = Такого гекса на этой карте нет: { $hex }.
rocket-refusal-hex-is-place = Станции нужен пустой гекс, а { $hex } занимает { $place }.
    .here = Здесь { $place }, а станции нужен пустой гекс.
rocket-refusal-hex-has-track = Станции нужен пустой гекс, а { $hex } занимает путь { $company }.
    .here = Здесь путь { $company }, а станции нужен пустой гекс.
rocket-refusal-hex-has-locomotive = Станции нужен пустой гекс, а { $hex } занимает локомотив { $company }.
    .here = Здесь локомотив { $company }, а станции нужен пустой гекс.
rocket-refusal-hex-has-station = Здесь ({ $hex }) уже стоит станция игрока { $seat }.
    .here = Здесь уже стоит станция игрока { $seat }.
rocket-refusal-next-to-locomotive = Здесь ({ $hex }) станцию не поставить: рядом локомотив { $company }.
    .here = Здесь станцию не поставить: рядом локомотив { $company }.
rocket-refusal-next-to-station = Здесь ({ $hex }) станцию не поставить: рядом станция игрока { $seat }.
    .here = Здесь станцию не поставить: рядом станция игрока { $seat }.
rocket-refusal-not-your-station = Вашей станции здесь нет ({ $hex }).
    .here = Вашей станции здесь нет.
rocket-refusal-station-connected = Ваша станция ({ $hex }) соединена с линией { $company }; в этом издании она остаётся на месте.
    .here = Ваша станция здесь соединена с линией { $company }; в этом издании она остаётся на месте.
rocket-refusal-station-stays = Станция должна сменить гекс, а { $hex } она уже занимает.
    .here = Станция должна сменить гекс, а здесь она уже стоит.
rocket-refusal-unknown-company = Компании { $company } на этой карте нет.
rocket-refusal-company-closed = Компания { $company } закрыта: она слилась с { $survivor }.
rocket-refusal-already-moved = Линию { $company } в этот ход уже продлевали.
rocket-refusal-not-a-neighbour = { $hex }: это не рядом с локомотивом { $company }.
    .here = Это не рядом с локомотивом { $company }.
rocket-refusal-turn-too-sharp = Для { $company } это слишком крутой поворот ({ $hex }): можно прямо или на одну сторону левее или правее.
    .here = Для { $company } это слишком крутой поворот: можно прямо или на одну сторону левее или правее.
rocket-refusal-target-place = Здесь ({ $hex }) { $place }; линии проходят мимо городов, но не через них.
    .here = Здесь { $place }; линии проходят мимо городов, но не через них.
rocket-refusal-target-track = { $company } не может пойти на { $hex }: там путь { $other }.
    .here = { $company } не может пойти сюда: здесь путь { $other }.
rocket-refusal-target-locomotive = { $company } не может пойти на { $hex }: там локомотив { $other }.
    .here = { $company } не может пойти сюда: здесь локомотив { $other }.
rocket-refusal-two-lines = { $company } не может пойти на { $hex }: рядом сразу две другие линии, { $first } и { $second }, а дойти можно только до одной.
    .here = { $company } не может пойти сюда: рядом сразу две другие линии, { $first } и { $second }, а дойти можно только до одной.
rocket-refusal-no-tiles = Тайлов пути не осталось, линии больше не продлить.
rocket-refusal-bid-too-low = Ставка { $bid } мала: нужно не меньше { $needed }.
rocket-refusal-bid-too-high =
    { $held ->
        [0] Ваша ставка { $bid }, а акций этой компании у вас нет.
       *[other] Ваша ставка { $bid }, а акций этой компании у вас { $held }.
    }
rocket-refusal-bid-target = Сюда ({ $hex }) этот локомотив пойти не может.
    .here = Сюда этот локомотив пойти не может.
rocket-refusal-defence-too-low = Для защиты ставка { $bid } мала: нужно не меньше { $needed }.
rocket-refusal-defence-target = За этим столом защитить можно только гекс, выбранный сначала ({ $original }), а не { $hex }.
    .here = За этим столом защитить можно только гекс, выбранный сначала ({ $original }).
rocket-refusal-can-act = Вы ещё можете действовать и не можете отказаться от остатка хода.
rocket-refusal-not-in-veto = Сейчас вето нет: ставки и пасы возможны, когда продлевают линию.

# Итоговый подсчёт
rocket-score-earned = Во время игры
rocket-score-industry = Отрасль: { $industry }
rocket-score-passengers = Пассажиры
rocket-score-stations =
    { $company }: станции, { $places ->
        [one] { $places } город
        [few] { $places } города
       *[many] { $places } городов
    }
rocket-score-shares =
    { $company }: акции, { $places ->
        [one] { $places } город
        [few] { $places } города
       *[many] { $places } городов
    }
rocket-score-closed = { $company }: закрыта, слилась с { $survivor }

# Правила вкратце
rocket-rules-2018 =
    В свой ход вы делаете два действия, каждое — одно из трёх: инвестировать в город, поставить или переставить станцию, продлить линию.
    Продление: передвиньте локомотив на гекс (прямо или с плавным поворотом влево или вправо) и возьмите акцию компании. Другие владельцы её акций могут наложить вето: поставить акции и назвать гекс; высшая ставка решает и платится. Вы защищаетесь после всех, за выбранный сначала гекс, ставкой не ниже высшей. Дойдя до чужой станции, вы берёте пассажира, если никто не ставил или победа в вето ваша.
    Линия дошла до обычного города: больше всего инвестиций в нём — 2, второе место — 1.
    До железнодорожного города: больше всего станций на линии — по 1 за каждый её город, второе место — половина.
    До другой линии: ваша закрывается. Больше всего акций — по 1 за каждый её город, второе место — половина; две акции меняют на одну акцию оставшейся. Гекс рядом с двумя другими линиями запрещён.
    Линия, которой больше некуда дойти, изолирована и не даёт акций.
    Партия заканчивается после хода, к концу которого осталось не больше одной линии, не закрытой и не изолированной, или закончились тайлы.
    Затем: каждая отрасль и пассажиры — 6 и 3; станции и акции каждой линии — по 1 за каждый её город, второму половина.
rocket-rules-1999 =
    В свой ход вы делаете два действия, каждое — одно из трёх: инвестировать в город, поставить или переставить станцию, продлить линию.
    Продление: передвиньте локомотив на гекс (прямо или с плавным поворотом влево или вправо) и возьмите акцию из запаса компании (всего 16). Другие владельцы её акций могут наложить вето: поставить акции и назвать гекс; высшая ставка решает и уходит в запас. Вы защищаетесь после всех, за любой разрешённый гекс, ставкой не ниже. Дойдя до чужой станции, вы берёте пассажира, если никто не ставил или победа в вето ваша.
    Линия дошла до обычного города: больше всего инвестиций в нём — £2 000, второе место — £1 000.
    До железнодорожного города: больше всего станций на линии — по £1 000 за каждый её город, второе место — половина.
    До другой линии: ваша закрывается. Больше всего акций — по £1 000 за каждый её город, второе место — половина; две акции меняют на одну акцию оставшейся. Гекс рядом с двумя другими линиями запрещён.
    Линия, которой больше некуда дойти, изолирована и не даёт акций. Суммы тайные.
    Партия заканчивается сразу, когда осталось не больше одной линии, не закрытой, не изолированной и с акциями в запасе, или выложен последний тайл.
    Затем: каждая отрасль и пассажиры — £6 000 и £3 000; станции и акции каждой линии — по £1 000 за каждый её город, второму половина.
