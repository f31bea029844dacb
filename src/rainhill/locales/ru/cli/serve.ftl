# rainhill serve

serve-description =
    Запустить сервер столов. Партии хранятся в SQLite в папке данных, боты работают в собственных процессах.

    Переменные окружения:
      RAINHILL_DATA             папка данных (rainhill-data)
      RAINHILL_DATABASE         postgresql://user@host/name вместо SQLite
      RAINHILL_REDIS            redis://host:6379, чтобы несколько серверов делили обновления столов и работу ботов
      RAINHILL_HOST, _PORT      где слушать (127.0.0.1, 8829)
      RAINHILL_ADDRESS          адрес, который набирают люди, например https://trains.example
      RAINHILL_BOT_WORKERS      процессы для ботов (1)
      RAINHILL_CACHE            мегабайты для столов, которые держат наготове (512)
      RAINHILL_ISSUES           страница нового сообщения об ошибке; туда сообщают и об ошибках перевода
      RAINHILL_TRUSTED_PROXIES  адреса прокси, чьему X-Forwarded-For можно верить (127.0.0.1)
      RAINHILL_SMTP_HOST, _PORT, _USER, _PASSWORD, _FROM, _TLS   для почты
    Подробнее в docs/hosting.md.
serve-argument-host = на каком адресе слушать
serve-argument-port = на каком порту слушать; 0 найдёт свободный
serve-argument-data = папка базы данных
serve-argument-bots = процессы для ботов; 0 только с Redis, где работают другие
serve-argument-bots-only = не обслуживать запросы, только отвечать за ботов других серверов (нужен Redis)
serve-argument-processes = сколько процессов обслуживают запросы на одном порту, для машин с несколькими ядрами (нужны PostgreSQL и Redis)
serve-argument-open = открыть адрес в браузере системы, если есть экран
serve-argument-log = насколько подробен журнал: debug, info, warning, error
serve-open = Rainhill открыт по адресу { $address } (остановить: Ctrl+C)
serve-bots-open =
    { $count ->
        [one] { $count } процесс отвечает
        [few] { $count } процесса отвечают
       *[many] { $count } процессов отвечают
    } за ботов (остановить: Ctrl+C)
serve-missing = Серверу нужны пакеты, которые не установлены: pip install "rainhill[server]"
serve-not-durable = База данных теряла бы подтверждённые ходы: { $setting } — { $value }.
serve-bad-database = RAINHILL_DATABASE должна начинаться с postgresql:// (начинается с { $scheme }).
serve-no-data = Базы данных { $file } нет. Проверьте --data и RAINHILL_DATA.
serve-other-data = { $file } не является базой данных Rainhill. Проверьте --data и RAINHILL_DATA.
serve-no-database = База данных недоступна: { $reason }
serve-bots-need-redis = Ботам без сервера и серверу без ботов нужна RAINHILL_REDIS.
serve-processes-need-both = Нескольким процессам нужны RAINHILL_DATABASE (PostgreSQL) и RAINHILL_REDIS: там хранится общее.
serve-no-shared-port = Эта система не даёт нескольким процессам общий порт; запустите один.
serve-bad-setting = Настройка в окружении — не число: { $reason }
serve-port-taken = Порт { NUMBER($port, useGrouping: 0) } на { $host } не открыть: { $reason }
serve-too-new = База данных сделана более поздней версией Rainhill (её вид { $found }, эта версия знает { $known }): установите ту версию или восстановите копию.
serve-folder-in-use = В папке { $folder } работает другой сервер, а SQLite обслуживает только один; остановите тот или возьмите PostgreSQL.
serve-bad-folder = { $file } не годится: { $reason }
