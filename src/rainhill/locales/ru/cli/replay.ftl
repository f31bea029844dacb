replay-description =
    Повторить запись действие за действием, проверить, что каждое было по правилам, а последняя позиция совпадает с
    записанной, и пересказать партию словами.
replay-all-help = пересказать каждое действие (так и делается по умолчанию)
replay-step-help = показывать позицию после каждого действия и ждать Enter
replay-heading =
    { $title }, { $map }, { $edition }: { $seats }, { $actions ->
        [one] { $actions } действие
        [few] { $actions } действия
       *[many] { $actions } действий
    }.
replay-entry =
    { $auto ->
        [yes] { $number }. { $seat }: { $action } (единственный ответ)
       *[no] { $number }. { $seat }: { $action }
    }
replay-sentence = {"   "}{ $sentence }
replay-comment = {"   "}«{ $comment }»
replay-prompt = { $number } из { $actions }. Enter — дальше, q — конец:
replay-verified = Все действия по правилам. Позиция { $hash }.
