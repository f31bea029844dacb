rocket-maps-figure-hexes = Гексы
rocket-maps-figure-companies = Компании
rocket-maps-figure-cities = Обычные города
rocket-maps-figure-towns = Железнодорожные города
rocket-maps-figure-nearest_mean = Среднее расстояние до ближайшего города
rocket-maps-figure-place_distance_mean = Среднее расстояние между двумя городами
rocket-maps-figure-start_distance_least = Наименьшее расстояние между двумя начальными
rocket-maps-figure-start_distance_mean = Среднее расстояние между двумя начальными
rocket-maps-figure-industry = Места для инвестиций: { $industry }
rocket-maps-starts = Начальные города: выходы, расстояние до ближайшего начального и до ближайшего другого города и сколько достижимо для одного локомотива (гексы / города)
rocket-maps-company = Компания
rocket-maps-start = Начало
rocket-maps-exits = Выходы
rocket-maps-nearest-start = До начального
rocket-maps-nearest-place = До города
rocket-maps-reach = Ходов: { $moves }
rocket-maps-reached = { $hexes } / { $places }
rocket-maps-balance = Баланс: { $matches ->
        [one] { $matches } случайная партия
        [few] { $matches } случайные партии
       *[many] { $matches } случайных партий
    }, мест: { $seats }, { $edition }
rocket-maps-balance-company = Компания
rocket-maps-balance-used = Вышла в путь
rocket-maps-balance-isolated = Изолирована
rocket-maps-balance-closed = Слита с другой
rocket-maps-balance-places = Города
rocket-maps-balance-ends = Чем закончились партии
rocket-maps-balance-end = Причина
rocket-maps-balance-share = Доля
rocket-maps-shortfall-company-idle = { $of } редко выходит в путь
rocket-maps-shortfall-company-isolated = { $of } слишком часто изолирована
rocket-maps-shortfall-end-never-occurs = ни одна партия не заканчивается из-за { $of ->
    [tiles] тайлов
   *[other] компаний
 }
rocket-maps-shortfall-seat-favoured = номер { $of } по порядку побеждает слишком часто
