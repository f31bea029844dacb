# rainhill load

load-description =
    Держать много столов, по два человека за каждым, соединённых сокетами, на собственном сервере (или на том, что запущен
    с RAINHILL_RATES=off), время от времени делать ход за каждым столом и измерять, сколько проходит от отправки хода до
    получения его всеми слушателями стола. Клиенты работают рядом с сервером и занимают свою долю машины.
load-argument-address = работающий сервер вместо запуска своего
load-argument-tables = сколько столов (500)
load-argument-every = секунд между двумя ходами стола (2)
load-argument-seconds = сколько измерять (30; каждый прогон --limit 8)
load-argument-map = карта (по умолчанию основная карта игры)
load-argument-limit = повышать темп, пока 99-й процентиль не превысит 50 мс, и назвать последний выдержанный темп
load-argument-redis = запустить сервер с этим Redis (redis://...)
load-argument-processes = запустить сервер в стольких процессах (нужны --postgres и --redis); несколько чисел сравниваются, каждое на пределе своих ходов
load-argument-share = доля процессора для каждого процесса сервера, когда сравниваются числа процессов
load-bad-share = Доля больше 0 и не больше 1.
load-no-shares = Здесь процессам нельзя выделить долю процессора ({ $group }): нужны контрольные группы (cgroups), доступные для записи.
load-scaling-run = процессов: { $processes }, { NUMBER($rate, maximumFractionDigits: 1) } ходов/с, p50 { NUMBER($p50, maximumFractionDigits: 0) } мс, процессорное время на ход { NUMBER($work, maximumFractionDigits: 2) } мс, ошибок: { $mistakes }
load-scaling = Процессов: { $processes }, ходов в { NUMBER($times, maximumFractionDigits: 2) } раза больше, чем при { $fewer }.
load-argument-postgres = запустить сервер на этой базе PostgreSQL (postgresql://...) вместо SQLite
load-argument-floods = измерить в покое, затем под каждым из известных видов флуда; неудача там, где 99-й процентиль растёт больше чем вдвое
load-flood-quiet = без флуда
load-flood-pings = бесконечные ping
load-flood-unread-pings = ping, ответы на которые никто не читает
load-flood-continuations = бесконечное сообщение из пустых частей
load-flood-headers = бесконечные заголовки запросов
load-flood-requests = бесконечные запросы
load-flood-half-open = 200 запросов, которые не заканчиваются
load-flood-bodies = 200 тел запросов, которые не заканчиваются
load-flood-listeners = 3 000 слушателей за одним столом
load-flood =
    { $words }: p50 { NUMBER($p50, maximumFractionDigits: 1) } мс, p99 { NUMBER($p99, maximumFractionDigits: 1) } мс (в { NUMBER($ratio, maximumFractionDigits: 2) } раза к покою), дольше всего { NUMBER($longest, maximumFractionDigits: 0) } мс,
    ходов { $moves }, ошибок { $mistakes }, сервер { NUMBER($busy, style: "percent", maximumFractionDigits: 0) } процессора, { NUMBER($memory, maximumFractionDigits: 0) } МБ; соединений открыто { $made }, потеряно { $lost }, отправлено { NUMBER($sent, maximumFractionDigits: 1) } МБ
load-report =
    Столов { $tables }, { $database }, запрошено { NUMBER($asked, maximumFractionDigits: 0) } ходов/с: сделано { NUMBER($rate, maximumFractionDigits: 1) } ходов/с,
    p50 { NUMBER($p50, maximumFractionDigits: 1) } мс, p99 { NUMBER($p99, maximumFractionDigits: 1) } мс, дольше всего { NUMBER($longest, maximumFractionDigits: 0) } мс,
    { NUMBER($memory, maximumFractionDigits: 0) } кБ на стол, время процессора на ход: сервер { NUMBER($work, maximumFractionDigits: 2) } мс, клиенты { NUMBER($own_work, maximumFractionDigits: 2) } мс;
    ходов { $moves }, ошибок { $mistakes }, партий окончено { $over }.
load-limit = Цель выдержана до { NUMBER($rate, maximumFractionDigits: 0) } ходов/с.
load-no-limit = Ни при одном из этих темпов цель не выдержана.
