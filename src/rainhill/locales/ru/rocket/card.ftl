# Что говорят о Stephenson's Rocket списки игр и столов; есть на каждой странице.

rocket-title = Stephenson's Rocket
rocket-card-name = Rocket
rocket-card = «Ракета Стивенсона»: семь компаний тянут линии через страну. Инвестируйте, стройте станции, объединяйте линии вовремя.
rocket-card-time = 60–90 мин
rocket-card-edition-1999 = 1999
rocket-card-edition-2018 = 2018
rocket-card-edition-1999-text = фунты, суммы тайные; по 16 акций у компании
rocket-card-edition-2018-text = очки престижа, суммы открыты; акции без предела
rocket-card-map-england = Англия
rocket-card-map-usa = Восток США
rocket-card-map-china = Восток Китая
rocket-card-map-toy = Малая карта для учёбы
