# `rainhill play`

play-description =
    Сыграть партию в терминале. Без аргументов обо всём спросит меню; с FILE партия продолжится.

    примеры:
      rainhill play
      rainhill play --seats "Ada,bot:engineer,bot:baron" --map england --edition 2018
      rainhill play --game steam --seats "Ada,Ben,bot:baron" --map northeast
      rainhill play my-match.rail
play-file-help = запись (.rail или .json), которую продолжить
play-game-help = какая игра: rocket или steam
play-first-help = кто начинает, имя или номер; по умолчанию жребий
play-map-help = какая карта или свой файл (.toml); карты показывает `rainhill maps list`
play-edition-help = какое издание правил
play-seats-help = кто играет, через запятую: имена людей и боты по уровню: bot:novice, bot:clerk, bot:engineer, bot:baron, bot:stephenson
play-option-help = параметр стола, например defence=original или mercy=both; можно указать несколько раз
play-seed-help = число, которое определяет случайности и предпочтения ботов; с ним партию можно повторить

# Меню
play-menu-title = Rainhill
play-menu-continue = Есть незаконченная партия.
play-menu-last = продолжить её ({ $file })
play-menu-new = начать новую
play-menu-game = Какая игра?
play-menu-edition = Какое издание?
play-menu-map = Какая карта?
play-menu-map-item = { $title } (гексов: { $hexes })
play-menu-seats = Сколько игроков?
play-menu-seats-item =
    { $number ->
        [one] { $number } игрок
        [few] { $number } игрока
       *[many] { $number } игроков
    }
play-menu-who = Кто играет? Наберите имя человека или «bot» и вид ({ $bots }).
play-menu-player = Игрок
play-menu-seat = Место { $seat } [{ $default }]:
play-menu-options = Параметры стола?
play-menu-as-usual = как обычно в этом издании
play-menu-other = выбрать
play-menu-item = {"  "}{ $number }  { $answer }
play-menu-number = Номер [{ $default }]:
play-menu-wrong-number = Наберите число от 1 до { $most } или просто Enter.

# За столом
play-begin = Партия сохраняется в { $file } после каждого действия. Справка: help.
play-prompt = { $seat }>
play-continue = Enter — дальше.
play-choice = { $number }  { $notation }  [{ $code }]  { $brings }
play-choose =
    { $letters ->
        [yes] Наберите номер или букву с карты.
       *[no] Наберите номер или код в скобках.
    }
play-no-number = Номера в списке от 1 до { $number }.
play-not-understood = «{ $line }» — не действие и не команда. Наберите help или l, чтобы увидеть, что можно сделать.
play-undone = Отменено.
play-nothing-to-undo = Отменять нечего.
play-saved = Сохранено как { $file }
    Продолжить можно когда угодно: rainhill{"\u00A0"}play{"\u00A0"}{ $file }
play-kept = Партия хранится в { $file }.
    Все партии в { $folder }.
play-draw-needs-file = Назовите файл: draw position.svg
play-drawn = Нарисовано: { $file }.
play-hand-over = Следующий ход: { $seat }. Суммы тайные: передайте клавиатуру.
play-hand-over-prompt = Нажмите Enter, когда будете готовы.
play-goodbye =
    { $over ->
        [yes] Партия сохранена. Посмотреть её снова: rainhill{"\u00A0"}replay{"\u00A0"}{ $file }
       *[no] Партия сохранена. Продолжить можно когда угодно: rainhill{"\u00A0"}play{"\u00A0"}{ $file }
    }
play-trouble =
    Что-то сломалось, и не по вашей вине. Партия цела: rainhill{"\u00A0"}play{"\u00A0"}{ $file }
    Пожалуйста, сообщите, что написано в { $report }.
play-other-seats = Мест в этой партии { $number }, а --seats называет { $given }.

play-over = Партия окончена: { $reason }.
play-winner =
    { $number ->
        [1] Побеждает { $names }: { $amount }.
       *[other] Победу делят { $names }, у каждого { $amount }.
    }
play-winner-you = Вы победили: { $amount }.
play-over-prompt = log, map, save ФАЙЛ, draw ФАЙЛ, undo или quit>

play-help =
    Команды
      l           что можно сделать, с номерами; наберите номер, чтобы сделать
      map         вся карта; map names печатает имя каждого свободного гекса
      c, cities   что есть в каждом городе, и не только
      t, table    что у кого есть
      read        позиция словами
      log [N]     что произошло, словами
      why         почему последний думавший бот так сделал
      u, undo     отменить своё последнее действие
      save [ФАЙЛ] записать партию; она и так сохраняется после каждого действия
      draw ФАЙЛ   позиция как рисунок SVG
      rules       правила вкратце
      file        где хранится партия
      q, quit     выйти; партия сохранится
play-why-nobody = Ещё ни один бот не думал наперёд. Это умеют Инженер, Барон и Stephenson.
play-why-secret = За этим столом суммы тайные, поэтому боты держат мысли при себе до конца партии.
play-why =
    { $seat } выбирает «{ $action }», рассмотрено вариантов { $choices }, узлов { $nodes }, за { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 2) } с.
play-why-line = Бот ожидает: { $line }.
play-why-seat = { $seat }: { NUMBER($chance, maximumFractionDigits: 0) } % на победу, очков около { NUMBER($points, maximumFractionDigits: 0) }
