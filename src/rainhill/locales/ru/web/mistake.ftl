# Telling us of a mistake in a translation.

web-mistake = В этом переводе ошибка
web-mistake-text = Напишите, какие слова неверны и как должно быть. Ключ и страница будут указаны.
web-mistake-words = Неверные слова
web-mistake-better = Как должно быть
web-mistake-keys = Где они стоят
web-mistake-unknown = на этой странице не найдено
web-mistake-tell = Сообщить
web-mistake-copy = Скопировать текст
web-mistake-copied = Скопировано
web-mistake-title = Перевод ({ $language }): { $words }
