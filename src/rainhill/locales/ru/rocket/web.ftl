# Stephenson's Rocket в браузере. Приходит с первым столом.

rocket-web-turn-action = действие { $action } из 2
rocket-web-turn-veto = { $seat } ведёт { $company }
rocket-web-turn-veto-yours = вы ведёте { $company }
rocket-web-turn-yours-act = Ваш ход
rocket-web-turn-yours-veto = Ваше вето
rocket-web-turn-yours-defend = Ваша защита
rocket-web-turn-named-act = { $seat }, ваш ход
rocket-web-turn-named-veto = { $seat }, ваше вето
rocket-web-turn-named-defend = { $seat }, ваша защита
rocket-web-turn-other-act = Ходит { $seat }
rocket-web-turn-other-veto = { $seat }: вето?
rocket-web-turn-other-defend = { $seat }: защита?
rocket-web-waiting-veto = { $seat } думает о вето…
rocket-web-left = ещё { $number }
rocket-web-shares =
    { $number ->
        [one] { $number } акция
        [few] { $number } акции
       *[many] { $number } акций
    }
rocket-short-1999 =
    { $points ->
        [0] £0
       *[other] £{ $points }к
    }
rocket-web-unit-1999 = фунты
rocket-web-unit-2018 = очки престижа
rocket-web-tiles =
    { $tiles ->
        [one] { $tiles } тайл
        [few] { $tiles } тайла
       *[many] { $tiles } тайлов
    }
rocket-web-tiles-explained = Сколько осталось тайлов пути; с последним партия заканчивается
rocket-web-passengers-left =
    { $number ->
        [0] Пассажиров не осталось
        [one] Остался { $number } пассажир
        [few] Осталось { $number } пассажира
       *[many] Осталось { $number } пассажиров
    }
rocket-web-last-turn = Последний ход
rocket-web-standstill =
    { $turns ->
        [one] { $turns } ход застоя
        [few] { $turns } хода застоя
       *[many] { $turns } ходов застоя
    }
rocket-web-standstill-explained = Ходы подряд, в которые только переставляли станции; после трёх таких раундов партия заканчивается
rocket-web-nav-companies = Компании
rocket-web-nav-invest = Инвестиции
rocket-web-companies = Компании
rocket-web-companies-note = города · акции
rocket-web-company = Компания
rocket-web-places = города
rocket-web-places-explained = Города, соединённые с линией: столько стоит большинство в конце
rocket-web-company-closed = в { $survivor }
rocket-web-company-closed-text = Закрыта: слилась с { $survivor }, у которой теперь её пути, станции и города.
rocket-web-company-moved = В этот ход её уже двигали.
rocket-web-company-hold = { $company }: { $joined ->
        [one] { $joined } город
        [few] { $joined } города
       *[many] { $joined } городов
    }. В конце большинство акций и большинство станций стоят по { $joined }, второе место — половину.
rocket-web-shares-held =
    { $number ->
        [0] { $seat }: нет акций { $company }
        [one] { $seat }: { $number } акция { $company }
        [few] { $seat }: { $number } акции { $company }
       *[many] { $seat }: { $number } акций { $company }
    }{ $leads ->
        [yes] ; больше нет ни у кого
       *[no] {""}
    }
rocket-web-industry-held =
    { $number ->
        [0] { $seat }: нет инвестиций ({ $industry })
        [one] { $seat }: { $number } инвестиция ({ $industry })
        [few] { $seat }: { $number } инвестиции ({ $industry })
       *[many] { $seat }: { $number } инвестиций ({ $industry })
    }{ $leads ->
        [yes] ; больше нет ни у кого
       *[no] {""}
    }
rocket-web-industry-text = Отрасль «{ $industry }»: в конце больше всего инвестиций — 6, второе место — 3; города, до которых не дошла ни одна линия, не считаются.
rocket-web-passengers-text = В конце больше всего пассажиров — 6, второе место — 3.
rocket-web-free-text = Свободные места на карте
rocket-web-passengers-of = Взято пассажиров: { $number }
rocket-web-shares-of = Акций всех компаний: { $number }
rocket-web-company-joined =
    { $number ->
        [0] Пока не соединена ни с одним городом.
       *[other] Соединена с: { $places }.
    }
rocket-web-company-stations = Станции: { $stations }.
rocket-web-company-isolated-short = изолирована
rocket-web-company-isolated = Изолирована: ей больше некуда дойти.
rocket-web-company-waiting = Её локомотив ещё не вышел.
rocket-web-pile-short =
    { $pile ->
        [0] запас пуст
       *[other] в запасе { $pile }
    }
rocket-web-supplementary =
    { $number ->
        [0] дополнительных акций нет
        [one] ещё { $number } дополнительная акция
        [few] ещё { $number } дополнительные акции
       *[many] ещё { $number } дополнительных акций
    }
rocket-web-stations-held =
    { $number ->
        [one] { $seat }: { $number } станция на линии { $company }
        [few] { $seat }: { $number } станции на линии { $company }
       *[many] { $seat }: { $number } станций на линии { $company }
    }
rocket-web-industries = Отрасли
rocket-web-industries-note = первому 6, второму 3
rocket-web-industry = Отрасль
rocket-web-free = своб.
rocket-web-passengers = Пассажиры
rocket-web-investments = Инвестиции
rocket-web-investments-note = две одной, одна другой
rocket-web-slot-taken = { $seat }, { $industry }
rocket-web-slot-free = { $industry }, свободно
rocket-web-city-joined = { $city }: соединён с { $companies }
rocket-web-city-unjoined = { $city }: линий пока нет
rocket-web-invest-in = Инвестировать в город { $city }: { $industry }
rocket-web-stations-left = Станций в запасе: { $number }
rocket-web-hex-city = { $place }, обычный город, { $hex }
rocket-web-hex-town = { $place }, железнодорожный город, { $hex }
rocket-web-hex-start = { $place }, начальный город, { $hex }
rocket-web-hex-free =
    { $industries ->
        [none] все места заняты
       *[other] свободно: { $industries }
    }
rocket-web-hex-invested = { $seat }: { $industries }
rocket-web-hex-industry =
    { $number ->
        [1] { $industry }
       *[other] { $industry } ×{ $number }
    }
rocket-web-hex-joined = соединён с { $companies }
rocket-web-hex-locomotive = локомотив { $company }
rocket-web-hex-track = путь { $company }
rocket-web-hex-locomotive-isolated = локомотив { $company }, линия изолирована
rocket-web-hex-station = станция, владелец { $seat }
rocket-web-hex-station-on = станция на линии { $company }, владелец { $seat }

# Журнал словами городов и сторон света; чего здесь нет, говорится как в терминале.
rocket-web-told-station-placed = { $seat } ставит станцию { $where }.
rocket-web-told-station-moved =
    { $company ->
        [none] { $seat } переставляет станцию: она была { $was }, теперь стоит { $where }.
       *[other] { $seat } снимает станцию с линии { $company } ({ $was }) и ставит её { $where }.
    }
rocket-web-told-extension-proposed = { $seat } хочет вести { $company } { $way }.
rocket-web-told-bid-made =
    { $seat } ставит { $shares ->
        [one] { $shares } акцию
        [few] { $shares } акции
       *[many] { $shares } акций
    } { $company }, чтобы направить локомотив { $way }.
rocket-web-told-veto-paid =
    { $seat } платит { $shares ->
        [one] { $shares } акцию
        [few] { $shares } акции
       *[many] { $shares } акций
    } { $company } и направляет локомотив { $way }.
rocket-web-told-line-extended =
    { $tile ->
        [yes] { $seat } ведёт { $company } { $way }; локомотив теперь { $where }.
       *[no] { $seat } выводит { $company } из начального города { $way }.
    }
rocket-web-told-line-sent = Локомотив теперь { $where }.
rocket-web-told-station-connected = { $seat }: станция { $where } соединена с линией { $company }.
rocket-web-told-passenger-taken =
    { $seat } берёт пассажира на станции { $where } (владелец { $owner }); { $passengers_left ->
        [0] больше их нет.
        [one] остался { $passengers_left }.
        [few] осталось { $passengers_left }.
       *[many] осталось { $passengers_left }.
    }
rocket-web-told-end-reached =
    Партия окончена: { $scores }. { $many ->
        [1] Побеждает { $winners }.
       *[other] Победу делят { $winners }.
    }
rocket-web-told-way = на гекс { $where }
rocket-brief-shares-exchanged =
    { $received ->
        [0] { $seat } теряет { $returned } { $closed }
       *[other] { $seat }: { $returned } { $closed } → { $received } { $survivor }
    }
rocket-web-gain-passenger = +1 пассажир
rocket-web-key-modes = I, S, E
rocket-web-key-modes-text = инвестиция, станция, продление
rocket-web-action-kinds = Виды действий
rocket-web-mode-invest = Вложить
rocket-web-mode-station = Станция
rocket-web-mode-extend = Продлить
rocket-web-mode-invest-explained = Займите свободное место отрасли в городе: оно считается, когда до города дойдёт линия, и для отрасли в конце. (I)
rocket-web-mode-station-explained = Поставьте станцию на пустой гекс или переставьте свою. Её соединяет линия, которая через неё пройдёт. (S)
rocket-web-mode-extend-explained = Передвиньте локомотив на гекс и возьмите акцию. Другие владельцы акций могут наложить вето. (E)
rocket-web-mode-invest-none = Свободных мест нет ни в одном городе.
rocket-web-mode-station-none = Станцию нельзя ни поставить, ни переставить.
rocket-web-mode-extend-none = Ни одну линию нельзя продлить.
rocket-web-ask = Выберите действие
rocket-web-ask-detail = Коснитесь локомотива, города или кнопки.
rocket-web-ask-detail-no-city = Коснитесь локомотива или кнопки.
rocket-web-ask-invest = В какой город инвестировать?
rocket-web-ask-invest-city = { $city }: какая отрасль?
rocket-web-ask-station = Где поставить станцию?
rocket-web-ask-station-moved = Куда переставить станцию?
rocket-web-ask-extend = Какую линию продлить и куда?
rocket-web-ask-invest-detail = Коснитесь города или свободной отрасли в таблице.
rocket-web-ask-station-detail = Коснитесь пустого гекса или своей станции, чтобы переставить её.
rocket-web-ask-extend-detail = Коснитесь локомотива или гекса, до которого он дойдёт.
rocket-web-ask-extend-company = { $company }: куда?
rocket-web-ask-lose-turn = Разрешённых действий у вас нет.
rocket-web-choose-industry = Отрасль
rocket-web-choose-company = Компания
rocket-web-title-extend = { $company }, { $way }
rocket-web-title-invest = { $city }, { $industry }
rocket-web-title-bid =
    { $shares ->
        [one] Ставка в { $shares } акцию: { $way }
        [few] Ставка в { $shares } акции: { $way }
       *[many] Ставка в { $shares } акций: { $way }
    }
rocket-web-title-station = Станция { $where }
rocket-web-title-move-station = Переставить станцию: { $was } → { $where }
rocket-web-invest-there =
    { $held ->
        [none] { $place }, сейчас никого
       *[other] { $place }, сейчас: { $held }
    }
rocket-web-others-may-veto = возможно вето
rocket-web-go-none = Выберите
rocket-web-go-extend = Вести сюда
rocket-web-go-invest = Вложить сюда
rocket-web-go-station = Поставить здесь
rocket-web-go-move-station = Переставить сюда
rocket-web-go-lose-turn = Потерять ход
rocket-web-go-bid = Ставка
rocket-web-go-pass = Пас
rocket-web-veto = Вето
rocket-web-veto-title = Вето?
rocket-web-veto-text = { $seat } ведёт { $company } на { $letter } ({ $way }). Владельцы акций могут, по разу, поставить акции, чтобы решить, куда пойдёт локомотив.
rocket-web-defend-title = Защита?
rocket-web-defend-text =
    { $letter ->
        [none] Ставка ведёт { $company } { $way }.
       *[other] Ставка ведёт { $company } на { $letter } ({ $way }).
    } Вы можете уравнять её и решить сами.
rocket-web-veto-bid =
    { $shares ->
        [one] { $shares } акция → { $letter }
        [few] { $shares } акции → { $letter }
       *[many] { $shares } акций → { $letter }
    }
rocket-web-veto-passed = пас
rocket-web-veto-yours = ваша ставка
rocket-web-veto-thinks = думает
rocket-web-veto-last = решает в конце
rocket-web-veto-send = Куда направить
rocket-web-veto-pay = Плата при выигрыше
rocket-web-veto-range = не меньше { $least }, у вас { $held }
rocket-web-veto-limits =
    { $only ->
        [yes] только { $least }
       *[no] от { $least } до { $most }
    }
rocket-web-veto-choose = Ставка
rocket-web-veto-passenger = На { $letter } стоит станция игрока { $owner }: там { $seat } берёт пассажира, если не победит чужая ставка.
rocket-web-veto-fold = Свернуть карточку вето
rocket-web-veto-unfold = Развернуть карточку вето
rocket-web-veto-ahead = Пасовать, когда ведут { $company }
rocket-web-veto-ahead-turn = до конца этого хода
rocket-web-veto-ahead-own = до моего хода
rocket-web-veto-idle = Не спрашивать, когда ничего не изменить
rocket-web-veto-passing = Вы пасуете: { $company }
rocket-web-veto-ask-again = Снова спрашивать: { $company }
rocket-web-veto-go = Ставка { $shares } за { $letter }
rocket-web-pass = Пас
rocket-web-log-turn = Ход { $turn } · { $seat }
rocket-web-when = ход { $turn }
rocket-web-past-turn = Взгляд назад · ход { $turn }
rocket-web-final-when = окончена на { $turns }-м ходу
rocket-web-final-earned = По ходу игры
rocket-web-final-majorities = Отрасли и пассажиры
rocket-web-final-companies = Компании
rocket-web-final-has =
    { $points ->
        [0] { $seat } { $number }: ничего
       *[other] { $seat } { $number }: { $amount }
    }
rocket-web-final-in-play = { $seat }: { $parts }
rocket-web-final-by-cities = { $amount } в обычных городах
rocket-web-final-by-towns = { $amount } в железнодорожных городах
rocket-web-final-by-mergers = { $amount } за слияния
rocket-web-final-by-nothing = ничего
rocket-web-final-why-earned = Получено, пока строились линии.
rocket-web-final-why-industry = Инвестиции в городах, до которых дошла линия: первому 6, второму 3. При равенстве делят с округлением вниз.
rocket-web-final-why-passengers = Пассажиры: первому 6, второму 3. При равенстве делят с округлением вниз.
rocket-web-final-why-stations =
    Станции на линии: первому { $places ->
        [one] { $places } очко
        [few] { $places } очка
       *[many] { $places } очков
    }, по одному за каждый соединённый город; второму половина с округлением вниз. При равенстве делят.
rocket-web-final-why-shares =
    Акции компании: первому { $places ->
        [one] { $places } очко
        [few] { $places } очка
       *[many] { $places } очков
    }, по одному за каждый соединённый город; второму половина с округлением вниз. При равенстве делят.
rocket-web-legend-start = Отсюда начинает компания; зачёркнуто, если она закрыта
rocket-web-legend-engine = Локомотив: нос показывает, куда может пойти линия
rocket-web-legend-isolated = Изолирована: этой линии больше некуда дойти
rocket-web-legend-city = Обычный город с тремя местами для инвестиций
rocket-web-legend-town = Железнодорожный город
rocket-web-legend-station = Станция игрока
rocket-web-legend-joined = Точка линии, которая соединена с городом
rocket-web-legend-target = Здесь можно что-то сделать
rocket-web-legend-last = Что двигалось последним
