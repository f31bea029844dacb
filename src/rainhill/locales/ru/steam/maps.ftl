# Steam
steam-maps-seats = Места
steam-maps-seats-listed = { $seats }
steam-maps-hexes = Гексы
steam-maps-cities = Города
steam-maps-towns = Городки
steam-maps-cubes = Кубики в городах
steam-maps-river = Гексы с рекой
steam-maps-hill = Холмы
steam-maps-black_edges = Стороны с закрытой границей
steam-maps-nearest_city = Среднее расстояние от города до ближайшего
steam-maps-nearest_stop = Среднее расстояние от пункта до ближайшего
steam-maps-farthest_hex = Наибольшее расстояние от гекса до пункта
steam-maps-colours = Больше всего городов одного цвета минус меньше всего
steam-maps-colour = Города, цвет { $colour }
steam-maps-bag = Кубиков в мешке, мест: { $seats }
steam-maps-no-balance = Баланс карты { $file } не измерить: партии играются только на картах, которые идут с игрой. Уберите --balance.
steam-maps-balance = Баланс: { $matches ->
        [one] { $matches } партия
        [few] { $matches } партии
       *[many] { $matches } партий
    } ботов { $bot }, мест: { $seats }, { $edition }
steam-maps-balance-winning_points = Очки победителя в среднем
steam-maps-balance-points = Очки в среднем
steam-maps-balance-links = Завершённых перегонов за партию
steam-maps-balance-deliveries = Доставок за партию
steam-maps-balance-bankrupt = Места, ставшие банкротами
steam-maps-balance-end-rounds = Партии до последнего раунда
steam-maps-balance-end-bankruptcy = Партии, где остался один игрок
steam-maps-shortfall-bankrupt = слишком много банкротов
steam-maps-shortfall-winning-low = у победителей слишком мало очков
steam-maps-shortfall-winning-high = у победителей слишком много очков
steam-maps-shortfall-seat-favoured = номер { $of } по порядку побеждает слишком часто
