# rainhill bench

bench-description =
    Измерить скорость правил, игра за игрой: целые случайные партии, где (a) для каждого решения перечислены все
    разрешённые действия, (b) сначала выбран вид и перечислен только он, (c) действие выбрано без списка; копии позиций,
    типизированные партии, виды с места, жадный бот и `import rainhill`; для Steam ещё и список всех доставок в конце
    партии. Скомпилированное и обычное ядро измеряются по очереди в одном запуске. С файлом прежних замеров видно, что
    стало медленнее.
bench-argument-game = только эта игра: rocket или steam; можно указать несколько раз
bench-argument-seconds = сколько времени тратить на каждую величину в каждом круге (по умолчанию 0.15)
bench-argument-rounds = число кругов; считается лучший замер, чтобы другая работа машины мешала мало (по умолчанию 8)
bench-argument-against = сравнить с новейшим выпуском, записанным в этом файле ({ $file }, если он есть)
bench-argument-save = записать замеры как этот выпуск в файл и в страницу (.md) рядом с ним
bench-argument-strict = выйти с кодом 1, если что-то стало медленнее
bench-progress = { $title }
bench-broken = Измерить не удалось: { $reason }
bench-bad-history = В файле { $file } нет записанных замеров. Назовите файл, который записал `rainhill bench --save`.
bench-heading = { $title } в Rainhill { $version }, Python { $python }, { $machine }: { $map }, { $edition }, мест: { $seats }
bench-title = Скорость (лучший из кругов)
bench-figure = Величина
bench-core-compiled = Скомпил.
bench-core-plain = Обычное
bench-times = Во сколько раз
bench-listed-decisions = (a) весь список: решений/с
bench-listed-matches = (a) весь список: партий/с
bench-kind_first-decisions = (b) сначала вид: решений/с
bench-kind_first-matches = (b) сначала вид: партий/с
bench-sampled-decisions = (c) без списка: решений/с
bench-sampled-matches = (c) без списка: партий/с
bench-typed-decisions = типизированные, с событиями и историей: решений/с
bench-typed-matches = типизированные, с событиями и историей: партий/с
bench-copy-nanoseconds = копия позиции: нс
bench-copy-bytes = размер позиции: байт
bench-view-milliseconds = вид с места, которое решает: мс
bench-views-milliseconds = виды, по одному на каждое решение жадных ботов: мс каждый
bench-deliveries-microseconds = поздние доставки: мкс на весь список
bench-deliveries-number = поздние доставки: сколько в списке
bench-late_view-milliseconds = вид со всеми этими доставками: мс
bench-greedy-milliseconds = жадный бот: мс на решение
bench-greedy-worst = жадный бот: мс на самое долгое решение
bench-steps-one = среда, один поток: шагов/с по часам
bench-steps-two = среда, два потока: шагов/с по часам
bench-steps-ratio = среда: два потока к одному, раз
bench-import = import rainhill: мс
bench-not-compiled = Ядро здесь не скомпилировано. Установите компилятор C и запустите `make build`: станет быстрее раз в пятьдесят.
bench-aims = Цели
bench-aim = Цель
bench-goal = Нужно
bench-reached = Есть
bench-verdict = Вывод
bench-aim-ratio = (a) скомпилированное к обычному, раз, не меньше
bench-aim-decisions = (c) скомпилированное, решений/с, не меньше
bench-aim-copy = нс на копию позиции, не больше
bench-aim-view = мс на вид с места, не больше
bench-aim-views = мс на каждый вид за партию, не больше
bench-aim-size = байт на позицию, не больше
bench-aim-steps = среда, один поток, шагов/с, не меньше
bench-aim-threads = среда, два потока, шагов/с, не меньше
bench-aim-import = мс на import rainhill, не больше
bench-met = { $met ->
    [yes] достигнута
   *[no] не достигнута
 }
bench-comparison = По сравнению с { $version } (1 — та же скорость на этой машине, больше — лучше)
bench-factor = Отношение
bench-compared-listed = (a) весь список
bench-compared-kind_first = (b) сначала вид
bench-compared-sampled = (c) без списка
bench-compared-typed = типизированные
bench-compared-copy = копия
bench-compared-view = вид с места
bench-compared-views = виды за партию
bench-compared-deliveries = поздние доставки
bench-compared-late_view = вид со всеми этими доставками
bench-compared-size = размер позиции
bench-compared-greedy = жадный бот
bench-compared-import = импорт
bench-slower = { $slower ->
    [yes] медленнее
   *[no] в порядке
 }
