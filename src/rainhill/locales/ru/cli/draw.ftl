# rainhill draw

draw-description =
    Нарисовать карту или позицию из записи как самостоятельный рисунок SVG: его можно открыть в любом браузере и
    поместить на любую страницу. Примеры: rainhill draw england -o england.svg
    rainhill draw match.rail --at 40 --theme dark -o position.svg
draw-argument-source = карта (их показывает `rainhill maps list`), файл карты (.toml) или запись (.rail, .json)
draw-argument-tiles = вместо карты: 21 форма тайлов пути Steam на одном листе
draw-one-thing = Назовите что-нибудь одно: карту, запись или --tiles.
draw-argument-theme = цвета для светлого или тёмного окружения; auto следует настройке читателя
draw-argument-width = ширина рисунка в px (по умолчанию сколько нужно)
draw-argument-out = куда записать; - для вывода (по умолчанию имя как у источника)
draw-map-has-no-actions = { $option } годится для записей, а { $source } — карта.
draw-no-such-source = { $source } — не карта и не файл. Карты: { $known }. Имена записей оканчиваются на .rail или .json.
draw-written = Записан { $file } ({ NUMBER($size, maximumFractionDigits: 0) } кБ).
