# rainhill verify

verify-description =
    Дать базе данных проверить себя (SQLite: страницы, индексы, ссылки), повторить каждую сохранённую партию по журналу,
    сравнить с тем, что говорит о ней база, и дать судье взглянуть на позицию. Если что-то не так, код выхода 1.
verify-damage = База данных повреждена: { $problem }
verify-problem = Стол { $table }: { $problem }
verify-done =
    { $matches ->
        [one] { $matches } партия
        [few] { $matches } партии
       *[many] { $matches } партий
    }, записей журнала { $entries }: { $wrong ->
        [0] всё в порядке.
        [one] с ошибкой { $wrong } партия.
        [few] с ошибками { $wrong } партии.
       *[many] с ошибками { $wrong } партий.
    }
