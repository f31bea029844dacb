rocket-drawing-map-description = Гексов: { $hexes }, начальных городов: { $starts }, обычных городов: { $cities }, железнодорожных городов: { $towns }: { $places }.
rocket-drawing-position-title = { $game } на карте { $map }, ход { $turn }
rocket-drawing-line-waiting = Компания { $company } ждёт в городе { $place }.
rocket-drawing-line-running = Локомотив { $company } стоит на { $hex }; { $places ->
    [one] соединён { $places } город
    [few] соединены { $places } города
   *[many] соединено { $places } городов
}.
rocket-drawing-line-isolated = Локомотив { $company } стоит на { $hex } и дальше не пойдёт; { $places ->
    [one] соединён { $places } город
    [few] соединены { $places } города
   *[many] соединено { $places } городов
}.
rocket-drawing-line-closed = Компания { $company } закрыта, её линия теперь у { $survivor }.
rocket-drawing-stations = Станции: { $stations }.
rocket-drawing-station = { $seat } на { $hex }
rocket-drawing-veto = Вето: { $company } идёт на { $target }; можно и так: { $targets }.
