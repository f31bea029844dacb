# Что говорят о Steam списки игр и столов; есть на каждой странице.

steam-title = Steam
steam-card-name = Steam
steam-card = Кладите пути, находите деньги, возите товары по своим перегонам. Каждый доллар взят в долг.
steam-card-time = 90–120 мин
steam-card-edition-base = Базовая
steam-card-edition-standard = Стандартная
steam-card-edition-base-text = деньги берут, когда нужно платить
steam-card-edition-standard-text = деньги берут заранее; аукцион каждый раунд
steam-card-map-northeast = Северо-восток США и юго-восток Канады
steam-card-map-ruhr = Рур
steam-card-map-isles = Британские острова
steam-card-map-toy = Малая карта для учёбы
