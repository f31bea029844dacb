# A Stephenson's Rocket állása mondatokban. A helyek a böngészőben így szólnak: „Crewe mellett, déli irányban”, a terminálban így: „a H9 mezőn”.

rocket-position-turn = { $turn }. kör; még { $tiles } vágánylapka és { $passengers } utas maradt.
rocket-position-veto = Vétózható: { AZ($company) } { $company } mozdonya { $where } állna meg.
rocket-position-seat =
    { $amount ->
        [none] { $seat }: az összeg titkos; { $stations } állomás kézben, { $passengers } utas.
       *[other] { $seat }: { $amount }; { $stations } állomás kézben, { $passengers } utas.
    }
rocket-position-lines = Vonalak
rocket-position-line-waiting = { $company } ({ $id }) indulásra vár: { $place }.
rocket-position-line-running = { $company } ({ $id }): a mozdony { $where } áll.
rocket-position-line-isolated = { $company } ({ $id }): a mozdony { $where } áll, elszigetelt.
rocket-position-line-closed = { $company } ({ $id }) megszűnt, beolvadt ebbe: { $survivor }.
rocket-position-joined =
    { $number ->
        [0] Egy várost sem kötött be.
       *[other] { $number } bekötött város: { $places }.
    }
rocket-position-shares =
    { $holders ->
        [none] Senkinek sincs részvénye.
       *[other] Részvények: { $holders }.
    }
rocket-position-stations =
    { $holders ->
        [none] Nincs rajta állomás.
       *[other] Állomások rajta: { $holders }.
    }
rocket-position-holder = { $seat } { $number }
rocket-position-own-stations = { $seat } állomásai
rocket-position-own-station =
    { $company ->
        [none] { $where }, vonal nélkül
       *[other] { $where }, vonal: { $company }
    }
rocket-position-no-stations = Nincs állomás a térképen.
rocket-position-own-investments = { $seat } termékzsetonjai
rocket-position-investment = { $city }: { $industries }
rocket-position-no-investments = Nincs.
