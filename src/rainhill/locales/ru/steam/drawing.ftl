# Steam
steam-drawing-title = { $game } на карте { $map }, раунд { $round }
steam-drawing-map = Гексов: { $hexes }, городов: { $cities }, городков: { $towns }: { $places }.
steam-drawing-city =
    { $number ->
        [0] { $city } ({ $colour }): товаров нет.
       *[other] { $city } ({ $colour }): { $cubes }.
    }
steam-drawing-link =
    { $owner ->
        [none] Перегон { $a } – { $b } ничей.
       *[other] Перегон { $a } – { $b }, владелец { $owner }.
    }
steam-drawing-open-link =
    { $owner ->
        [none] Незавершённый перегон от пункта { $a }, конец на { $hex }, ничей.
       *[other] Незавершённый перегон от пункта { $a }, конец на { $hex }, владелец { $owner }.
    }
steam-drawing-tiles-title = 21 форма путей
steam-drawing-tiles = Все тайлы пути Steam без поворота: { $shapes }.
steam-drawing-tile-sides = { $number } · { $exits ->
    [one] { $exits } сторона
    [few] { $exits } стороны
   *[many] { $exits } сторон
}
