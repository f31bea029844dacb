# La posizione di Stephenson's Rocket a parole. I luoghi si dicono «a sud di Crewe» nel browser e «su H9» nel terminale.

rocket-position-turn =
    Turno { $turn }. Rimangono: { $tiles ->
        [one] { $tiles } tessera binario
       *[other] { $tiles } tessere binario
    }, { $passengers ->
        [one] { $passengers } passeggero
       *[other] { $passengers } passeggeri
    }.
rocket-position-veto = In discussione: la locomotiva { $company } andrebbe { $where }.
rocket-position-seat =
    { $amount ->
        [none] { $seat }: totale segreto; { $stations ->
            [one] { $stations } stazione
           *[other] { $stations } stazioni
        } nella riserva, { $passengers ->
            [one] { $passengers } passeggero
           *[other] { $passengers } passeggeri
        }.
       *[other] { $seat }: { $amount }; { $stations ->
            [one] { $stations } stazione
           *[other] { $stations } stazioni
        } nella riserva, { $passengers ->
            [one] { $passengers } passeggero
           *[other] { $passengers } passeggeri
        }.
    }
rocket-position-lines = Linee
rocket-position-line-waiting = { $company } ({ $id }) non è ancora partita: { $place }.
rocket-position-line-running = { $company } ({ $id }) è { $where }.
rocket-position-line-isolated = { $company } ({ $id }) è { $where } ed è isolata.
rocket-position-line-closed = { $company } ({ $id }) è eliminata: è stata incorporata nella { $survivor }.
rocket-position-joined =
    { $number ->
        [0] Non collega nessuna località.
        [one] Collega una località: { $places }.
       *[other] Collega { $number } località: { $places }.
    }
rocket-position-shares =
    { $holders ->
        [none] Nessuno ne ha azioni.
       *[other] Azioni: { $holders }.
    }
rocket-position-stations =
    { $holders ->
        [none] Nessuna stazione sulla linea.
       *[other] Stazioni sulla linea: { $holders }.
    }
rocket-position-holder = { $seat } { $number }
rocket-position-own-stations = Stazioni di { $seat }
rocket-position-own-station =
    { $company ->
        [none] { $where }, su nessuna linea
       *[other] { $where }, sulla linea { $company }
    }
rocket-position-no-stations = Nessuna stazione sulla mappa.
rocket-position-own-investments = Investimenti di { $seat }
rocket-position-investment = { $city }: { $industries }
rocket-position-no-investments = Nessuno.
