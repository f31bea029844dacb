replay-description =
    Akciónként visszajátszik egy jegyzőkönyvet, ellenőrzi, hogy minden akció szabályos volt-e, és a végső állás a
    feljegyzett-e, és szavakban elmondja a játszmát.
replay-all-help = minden akciót elmond (alapesetben is ez történik)
replay-step-help = minden akció után megmutatja az állást, és Entert vár
replay-heading = { $title }, { $map }, { $edition }: { $seats }, { $actions } akció.
replay-entry =
    { $auto ->
        [yes] { $number }. { $seat }: { $action } (egyetlen válasz)
       *[no] { $number }. { $seat }: { $action }
    }
replay-sentence = {"   "}{ $sentence }
replay-comment = {"   "}„{ $comment }”
replay-prompt = { $number } / { $actions }. Tovább: Enter, vége: q:
replay-verified = Minden akció szabályos. Állás: { $hash }.
