# Telling us of a mistake in a translation.

web-mistake = В этом переводе ошибка
# Whether the host names a place for issues; without one the text can only be copied.
web-mistake-text =
    Напишите, какие слова неверны и как должно быть. { $way ->
        [issue] Кнопка «Сообщить» открывает новую заявку с текстом ниже, вместе с ключом и страницей; ничего не уходит, пока вы её там не отправите.
       *[copy] Отсюда ничего не отправляется: скопируйте текст ниже, вместе с ключом и страницей, и передайте его тем, кто ведёт этот сайт.
    }
web-mistake-words = Неверные слова
web-mistake-better = Как должно быть
web-mistake-keys = Где они стоят
web-mistake-unknown = на этой странице не найдено
web-mistake-tell = Сообщить
web-mistake-copy = Скопировать текст
web-mistake-copied = Скопировано
web-mistake-title = Перевод ({ $language }): { $words }
