# Позиция Stephenson's Rocket словами. В браузере гексы названы как «к югу от Crewe», в терминале — «на H9».

rocket-position-turn =
    Ход { $turn }; осталось: { $tiles ->
        [one] { $tiles } тайл пути
        [few] { $tiles } тайла пути
       *[many] { $tiles } тайлов пути
    } и { $passengers ->
        [one] { $passengers } пассажир
        [few] { $passengers } пассажира
       *[many] { $passengers } пассажиров
    }.
rocket-position-veto = Идёт вето: { $company }, локомотив должен встать { $where }.
rocket-position-seat =
    { $amount ->
        [none] { $seat }: сумма тайная; { $stations ->
            [one] { $stations } станция
            [few] { $stations } станции
           *[many] { $stations } станций
        } в запасе, { $passengers ->
            [one] { $passengers } пассажир
            [few] { $passengers } пассажира
           *[many] { $passengers } пассажиров
        }.
       *[other] { $seat }: { $amount }; { $stations ->
            [one] { $stations } станция
            [few] { $stations } станции
           *[many] { $stations } станций
        } в запасе, { $passengers ->
            [one] { $passengers } пассажир
            [few] { $passengers } пассажира
           *[many] { $passengers } пассажиров
        }.
    }
rocket-position-lines = Линии
rocket-position-line-waiting = { $company } ({ $id }) ещё не вышла из начального города: { $place }.
rocket-position-line-running = { $company } ({ $id }): локомотив { $where }.
rocket-position-line-isolated = { $company } ({ $id }): локомотив { $where }, линия изолирована.
rocket-position-line-closed = { $company } ({ $id }) закрыта: она влилась в компанию { $survivor }.
rocket-position-joined =
    { $number ->
        [0] Соединённых городов нет.
        [one] Соединён { $number } город: { $places }.
        [few] Соединены { $number } города: { $places }.
       *[many] Соединено { $number } городов: { $places }.
    }
rocket-position-shares =
    { $holders ->
        [none] Акций нет ни у кого.
       *[other] Акции: { $holders }.
    }
rocket-position-stations =
    { $holders ->
        [none] Станций на ней нет.
       *[other] Станции на ней: { $holders }.
    }
rocket-position-holder = { $seat } { $number }
rocket-position-own-stations = Станции: { $seat }
rocket-position-own-station =
    { $company ->
        [none] { $where }, не на линии
       *[other] { $where }, на линии { $company }
    }
rocket-position-no-stations = На карте станций нет.
rocket-position-own-investments = Инвестиции: { $seat }
rocket-position-investment = { $city }: { $industries }
rocket-position-no-investments = Нет.
