# rainhill restore

restore-description = Наполнить пустую базу из резервной копии: целиком или никак, если что-то не так.
restore-argument-file = резервная копия
restore-done = Копия { $file } восстановлена: столов { $tables }, записей журнала { $entries }, людей { $persons }.
