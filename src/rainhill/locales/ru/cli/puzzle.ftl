# `rainhill puzzle`

puzzle-description =
    Найдите лучший выбор в позиции из партии ботов и посмотрите, почему он лучший. Без аргументов: задача дня.

    примеры:
      rainhill puzzle
      rainhill puzzle --game steam --number 17
puzzle-today-help = задача дня, по UTC (так и будет, если не указано иное)
puzzle-number-help = задача с этим номером, от 1
puzzle-list-help = показать все задачи с номерами и сложностью
puzzle-none = Для игры { $game } задач нет.
puzzle-unknown = В игре { $game } задачи с 1 по { $most }, задачи { $number } нет.
puzzle-heading =
    Задача { $number } из { $most }: { $title }, { $map }, { $edition }, { $seats ->
        [one] { $seats } игрок
        [few] { $seats } игрока
       *[many] { $seats } игроков
    }, { $grade ->
        [1] очень легко
        [2] легко
        [3] средне
        [4] трудно
       *[5] очень трудно
    }.
puzzle-question = Вы — { $seat }. Один выбор явно лучший: какой?
puzzle-prompt = Ваш выбор>
puzzle-left = Ответ подождёт вас: { $command }
puzzle-not-understood = «{ $line }» — не действие и не команда. Наберите help или l, чтобы увидеть, что можно сделать.
puzzle-help =
    Команды
      l           что можно сделать, с номерами; номер и есть ответ
      map         вся карта; map names печатает имя каждого свободного гекса
      c, cities   что есть в каждом городе, и не только
      t, table    что у кого есть
      read        позиция словами
      log [N]     что было до этого, словами
      rules       правила вкратце
      q, quit     выйти без ответа
puzzle-right = Это лучший выбор.
puzzle-wrong = Есть лучше.
puzzle-loses = { $action }: шанс на победу { NUMBER($chance, maximumFractionDigits: 0) } % вместо { NUMBER($best, maximumFractionDigits: 0) } %.
puzzle-unlooked = { $action }: этот выбор сулил так мало, что перебор его почти не рассматривал.
puzzle-best = Лучшее: { $action }
puzzle-brings = Это даёт: { $what }
puzzle-choice = { $action }  { NUMBER($chance, maximumFractionDigits: 0) } % на победу, очков около { NUMBER($points, maximumFractionDigits: 0) }
puzzle-line = Ожидаемое продолжение:
puzzle-found = Кто нашёл ход: { $levels }.
puzzle-nobody = Обычно его не находит ни один бот.
