# Steam. I posti sono nomi; fermate e caselle si chiamano come sulla mappa.

# Punti vittoria, e chi li fa
steam-money-base = { $points } PV
steam-money-standard = { $points } PV
steam-gain-base = { $seat } +{ $points }
steam-gain-standard = { $seat } +{ $points }
steam-gain-nobody = nessuno fa punti
steam-total = { $seat } { $amount }
steam-unit-base = PV
    .short = PV
steam-unit-standard = PV
    .short = PV

steam-headline =
    { $title }, { $map }, { $edition ->
        [base] Base
       *[standard] Standard
    }. Round { $round } di { $rounds }, { $phase ->
        [auction] ordine di turno
        [capital] capitale
        [actions] tessere azione
        [build] costruzione
        [goods] merci, giro { $goods_round }
        [scoring] merci, giro { $goods_round }
        [income] reddito e spese
       *[over] finita
    }.
steam-edition-base = Base (il denaro si raccoglie quando serve per pagare)
    .title = Base
steam-edition-standard = Standard (il denaro si raccoglie in anticipo, un’asta a ogni round, manutenzione per le locomotive)
    .title = Standard

steam-option-first_order =
    .label = Come si trova il primo ordine
    .text = Con l’asta le prime posizioni costano; il sorteggio è più rapido e paga le ultime.
    .why = Nel gioco Standard il primo ordine si sorteggia sempre.
    .auction = all’asta, posizione per posizione
    .random = a sorte; nel gioco Base le posizioni successive ricevono denaro
steam-option-zero_bids =
    .label = Prima offerta per una posizione
    .text = Se si può cominciare da zero, una posizione che nessun altro vuole è gratis.
    .why = Nel gioco Standard le offerte cominciano sempre da $0.
    .yes = può essere $0
    .no = almeno $1
steam-option-unlimited_tiles =
    .label = Tessere binario
    .text = In una partita lunga le forme rare possono finire: ad alcuni tavoli piace, ad altri no.
    .no = le 136 della scatola
    .yes = quante ne servono
steam-option-mercy =
    .label = Per che cosa si può raccogliere denaro come nel gioco Base
    .text = Nel gioco Standard si raccoglie denaro solo nella prima fase di un round. Qui si perdona una svista.
    .why = Nel gioco Base il denaro si raccoglie comunque per ogni pagamento.
    .none = per niente
    .track = per i binari
    .upkeep = per la fase del reddito
    .both = per entrambi
steam-option-capital_from_points =
    .label = Capitale in cambio di punti vittoria a reddito −10
    .text = In fondo al tracciato del reddito si può ancora comprare denaro con i punti.
    .why = Nel gioco Base è sempre permesso.
    .yes = permesso
    .no = non permesso
steam-option-income_limit =
    .label = Limite superiore del tracciato del reddito
    .text = Senza limite, anche il reddito oltre +10 viene pagato.
    .n10 = +10; ciò che va oltre è perso
    .none = nessuno
steam-option-repeats =
    .label = Che cosa un cubo può attraversare due volte
    .text = Un percorso più lungo sulle tue tratte rende di più; le regole stampate dicono poco dei percorsi che si incrociano.
    .no = niente
    .towns = cittadine
    .links = cittadine e tratte
steam-option-ownerless_links =
    .label = Tratte senza proprietario in una consegna
    .text = Le tratte complete senza proprietario sono di uso comune. Qui si dice se troppe rovinano una consegna.
    .free = non contano per nessuno
    .limited = contano insieme come un giocatore in più
steam-option-town_loops =
    .label = Tratte da una cittadina alla stessa cittadina
    .text = Un anello su una cittadina è facile da costruire e allunga una consegna di una tratta.
    .no = non permesse
    .yes = permesse
steam-option-takeover =
    .label = Unire una propria tratta a una senza proprietario
    .text = Un pezzo di binario abbandonato si può raggiungere dall’altro capo. Qui si dice di chi è allora.
    .yes = la si acquisisce
    .no = va rivendicata a parte
steam-option-redirects =
    .label = Deviare binari
    .text = L’ultimo binario di una tratta incompleta si può deviare. Qui si dice che cosa può esserci dopo.
    .turn = girare quel binario, senza aggiungerne
    .tile = qualsiasi tessera, anche con un secondo binario

steam-colour-red = rosso
steam-colour-blue = blu
steam-colour-yellow = giallo
steam-colour-purple = viola
steam-colour-grey = grigio

steam-tile-turn-order = Ordine turno
steam-tile-first-move = Prima mossa
steam-tile-engineer = Ingegnere
steam-tile-first-build = Prima posa
steam-tile-city-growth = Crescita
steam-tile-locomotive = Locomotiva
steam-tile-urbanization = Urbanizzazione

steam-shape-21 = rettilineo
steam-shape-22 = curva larga
steam-shape-23 = curva stretta
steam-shape-41 = rettilineo su curva
steam-shape-42 = due rettilinei, incrocio
steam-shape-43 = due curve, incrocio
steam-shape-44 = rettilineo e curva stretta
steam-shape-45 = curva accanto a curva
steam-shape-46 = curva larga e curva stretta
steam-shape-47 = curva stretta e curva larga
steam-shape-T11 = cittadina, capolinea
steam-shape-T21 = cittadina, rettilineo
steam-shape-T22 = cittadina, curva larga
steam-shape-T23 = cittadina, curva stretta
steam-shape-T31 = cittadina, stella
steam-shape-T32 = cittadina, Y sinistra
steam-shape-T33 = cittadina, Y destra
steam-shape-T34 = cittadina, tre lati vicini
steam-shape-T41 = cittadina, croce
steam-shape-T42 = cittadina, rettilineo e due
steam-shape-T43 = cittadina, quattro lati vicini

steam-side-north = N
steam-side-north-east = NE
steam-side-east = E
steam-side-south-east = SE
steam-side-south = S
steam-side-south-west = SO
steam-side-west = O
steam-side-north-west = NO
steam-side-pair = { $a }–{ $b }

steam-way-more = { $first } – { $next }

# Tratte, quando le si indica
steam-link =
    { $status ->
        [void] { $a }: un anello che non conta come tratta
       *[complete] { $a } – { $b }, { $owner ->
            [none] di nessuno
           *[other] { $owner }
        }
    }
steam-link-open =
    { $owner ->
        [none] { $a } – aperta su { $hex }, di nessuno
       *[other] { $a } – aperta su { $hex }, { $owner }; da proseguire nel round { $expires }
    }

# Che cosa si chiede
steam-decision-auction =
    { $place ->
        [none] { $bid ->
            [none] { $seat } apre l’asta per l’ordine di turno: offri da ${ $lowest }, o passa.
           *[other] { $seat }: l’offerta per l’ordine di turno è ${ $bid }. Offri da ${ $lowest }, o passa{ $free_pass ->
                [yes] {" "}(gratis: resti in gara)
               *[no] {""}
            }.
        }
       *[other] { $bid ->
            [none] { $seat }: posizione { $place } nell’ordine. Offri da ${ $lowest } a ${ $highest }, o passa.
           *[other] { $seat }: l’offerta per la posizione { $place } è ${ $bid }. Offri almeno ${ $lowest }, o passa.
        }
    }
steam-decision-capital = { $seat } può raccogliere capitale: fino a ${ $most }, a passi di $5 che costano un punto di reddito ciascuno.
steam-decision-tile = { $seat } prende una tessera azione.
steam-decision-build =
    { $seat } costruisce: { $left ->
        [0] nessuna tessera rimasta
        [one] { $left } tessera rimasta
       *[other] { $left } tessere rimaste
    }, spesi ${ $spent }.
steam-decision-goods = { $seat } muove le merci (giro { $goods_round } di due): consegna, migliora la locomotiva o passa.
steam-decision-score =
    { $seat } segna { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }: sul reddito o sui punti vittoria?

# Che cosa è successo
steam-event-round-began = Round { $round } di { $rounds }.
steam-event-phase-began =
    { $phase ->
        [auction] L’ordine di turno va all’asta.
        [capital] Si può raccogliere capitale.
        [actions] Si prendono le tessere azione.
        [build] Si posano i binari.
        [goods] Si muovono le merci, giro { $goods_round }.
       *[income] Reddito e spese.
    }
steam-event-order-set = L’ordine è { $order }.
steam-event-bid-made =
    { $place ->
        [none] { $seat } offre ${ $amount }.
       *[other] { $seat } offre ${ $amount } per la posizione { $place }.
    }
steam-event-auction-passed =
    { $free ->
        [yes] { $seat } passa con la tessera Ordine turno e resta in gara.
       *[no] { $place ->
            [none] { $seat } passa.
           *[other] { $seat } passa per la posizione { $place }.
        }
    }
steam-event-place-taken =
    { $paid ->
        [0] { $seat } ottiene gratis la posizione { $place }.
       *[other] { $seat } ottiene la posizione { $place } per ${ $paid }.
    }
steam-event-money-raised =
    { $points_lost ->
        [0] { $seat } raccoglie ${ $amount } per { $income_lost } di reddito.
       *[other] { $income_lost ->
            [0] { $seat } raccoglie ${ $amount } per { $points_lost } PV.
           *[other] { $seat } raccoglie ${ $amount } per { $income_lost } di reddito e { $points_lost } PV.
        }
    }
steam-event-capital-declined = { $seat } non raccoglie capitale.
steam-event-paid =
    { $purpose ->
        [place] { $seat } paga ${ $amount } per la posizione.
        [tile] { $seat } paga ${ $amount } per la tessera azione.
        [track] { $seat } paga ${ $amount } per i binari.
       *[expenses] { $seat } paga ${ $amount } di spese.
    }
steam-event-tile-taken =
    { $passed ->
        [yes] { $seat } prende la tessera { $tile }, senza azione.
       *[no] { $price ->
            [0] { $seat } prende la tessera { $tile }.
           *[other] { $seat } prende la tessera { $tile } per ${ $price }.
        }
    }
steam-event-locomotive-improved =
    { $by_tile ->
        [yes] La tessera porta la locomotiva di { $seat } al livello { $level }.
       *[no] { $seat } migliora la locomotiva al livello { $level }.
    }
steam-event-build-began = { $seat } costruisce, fino a { $tiles } tessere.
steam-event-track-laid =
    { $how ->
        [improve] { $seat } migliora la tessera su { $hex } da «{ $replaced }» a «{ $tile }» per ${ $price }.
        [redirect] { $seat } devia il binario su { $hex } ({ $tile }) per ${ $price }.
       *[new] { $seat } posa un binario su { $hex } ({ $tile }) per ${ $price }.
    }
steam-event-link-completed =
    { $owner ->
        [none] La tratta da { $a } { AD($b) } { $b } è completa e non è di nessuno.
       *[other] La tratta da { $a } { AD($b) } { $b } è completa ed è di { $owner }.
    }
steam-event-link-claimed = { $seat } rivendica la tratta senza proprietario da { $start } costruendo su { $hex }.
steam-event-link-lost = { $seat } perde la tratta incompleta da { $start }, aperta su { $hex }.
steam-event-link-void =
    { $owner ->
        [none] Un binario che porta da { $city } { AD($city) } { $city } non conta come tratta.
       *[other] Un binario di { $owner } che porta da { $city } { AD($city) } { $city } non conta più come tratta.
    }
steam-event-city-placed =
    { $supply ->
        [0] { $seat } fa di { $town } una città di colore { $colour }; non restano merci da mettervi.
       *[other] { $seat } fa di { $town } una città di colore { $colour } (merci: { $cubes }).
    }
steam-event-city-grown = { $seat } fa crescere { $city }: { $cubes }.
steam-event-duty-lapsed = { $seat } non può più eseguire { $tile }.
steam-event-build-ended =
    { $tiles ->
        [0] { $seat } non costruisce altro.
        [one] { $seat } finisce di costruire: { $tiles } tessera, ${ $spent }.
       *[other] { $seat } finisce di costruire: { $tiles } tessere, ${ $spent }.
    }
steam-event-goods-delivered = { $seat } porta un cubo { $cube } da { $origin } { AD($to) } { $to } ({ $stops }): { $points }.
steam-event-income-scored =
    { $lost ->
        [0] { $seat } mette { $points } sul reddito, ora { $income }.
       *[other] { $seat } mette { $points } sul reddito, ora { $income }; persi oltre la fine del tracciato: { $lost }.
    }
steam-event-points-scored = { $seat } mette { $points } sui punti vittoria, ora { $total }.
steam-event-goods-passed = { $seat } passa.
steam-event-income-received =
    { $upkeep ->
        [0] { $seat } riceve ${ $amount } di reddito.
       *[other] { $seat } riceve ${ $amount } di reddito, al netto di ${ $upkeep } di manutenzione.
    }
steam-event-shortfall-covered =
    { $amount ->
        [0] { $seat } non ha più nulla con cui pagare.
       *[other] { $amount ->
                [one] Manca
               *[other] Mancano
            } ${ $amount }: { $seat } perde { $points_lost ->
                [0] { $income_lost } di reddito.
               *[other] { $income_lost ->
                    [0] { $points_lost } PV.
                   *[other] { $points_lost } PV e { $income_lost } di reddito.
                }
            }
    }
steam-event-change-returned = { $seat } riceve ${ $amount } di resto.
steam-event-went-bankrupt = { $seat } non può pagare ${ $owed } e va in bancarotta.
steam-event-match-ended =
    { $reason ->
        [bankruptcy] Resta un solo giocatore.
       *[rounds] L’ultimo round è finito.
    } La partita finisce: { $scores }. { $many ->
        [one] Vince { $winners }.
       *[other] Si dividono la vittoria { $winners }.
    }

steam-end-rounds = l’ultimo round è finito
steam-end-bankruptcy = resta un solo giocatore

# Lo stesso in poche parole, per ciò che farebbe un’azione
steam-brief-money-raised =
    { $points_lost ->
        [0] raccoglie ${ $amount }: −{ $income_lost } reddito
       *[other] { $income_lost ->
            [0] raccoglie ${ $amount }: −{ $points_lost } PV
           *[other] raccoglie ${ $amount }: −{ $income_lost } reddito, −{ $points_lost } PV
        }
    }
steam-brief-locomotive-improved = locomotiva { $level }
steam-brief-link-completed =
    { $owner ->
        [none] completa { $a } – { $b }, di nessuno
       *[other] completa { $a } – { $b } per { $owner }
    }
steam-brief-link-claimed = rivendica la tratta da { $start }
steam-brief-link-lost = { $seat } perde la tratta da { $start }
steam-brief-link-void = un anello { AD($city) } { $city } non conta più
steam-brief-city-placed = porta { $cubes }
steam-brief-city-grown = porta { $cubes }
steam-brief-place-taken =
    { $paid ->
        [0] { $seat } ottiene la posizione { $place }
       *[other] { $seat } ottiene la posizione { $place } per ${ $paid }
    }
steam-brief-went-bankrupt = { $seat } va in bancarotta
steam-brief-match-ended = chiude la partita
steam-brief-nothing = { "" }
steam-brief-more = { $first }; { $next }

# Rifiuti
steam-refusal-wrong-kind =
    { $decision ->
        [auction] Ora si fa un’offerta, o si passa.
        [capital] Ora si raccoglie capitale: raise 0, raise 5 e così via.
        [tile] Ora si prende una tessera azione.
        [build] Ora si costruisce: posa una tessera, o chiudi il turno di costruzione.
        [goods] Ora si muovono le merci: consegna, migliora la locomotiva o passa.
        [score] Ora si segnano i punti: sul reddito o sui punti vittoria.
       *[over] La partita è finita.
    }
steam-refusal-unknown-choice = I punti vanno sul reddito («income») o sui punti vittoria («points»), non su «{ $choice }».
steam-refusal-capital-not-by-five = Il capitale si raccoglie a passi di $5, non di ${ $amount }.
steam-refusal-capital-too-high = Puoi raccogliere al massimo ${ $most }, non ${ $amount }.
steam-refusal-unknown-action-tile = Non c’è una tessera azione di nome «{ $tile }».
steam-refusal-unknown-hex = Su questa mappa non c’è la casella { $hex }.
steam-refusal-unknown-tile = Non c’è una tessera binario { $tile }.
steam-refusal-unknown-rotation = Una tessera si può girare di 0–5 sesti, non di { $rotation }.
steam-refusal-same-rotation = Girata di { $rotation } o di { $same } questa tessera è uguale: scrivi { $same }.
steam-refusal-unknown-stop = Su questa mappa non c’è una fermata di nome { $stop }.
steam-refusal-unknown-colour = Non c’è un colore «{ $colour }».
steam-refusal-unknown-supply = Non c’è lo spazio { $supply } della riserva.
steam-refusal-wrong-points = I punti di una consegna vogliono un numero da 0 in su per ogni posto: { $points } non va.
steam-refusal-must-urbanize = Hai pagato Urbanizzazione: metti una Nuova città su una cittadina prima di chiudere il turno di costruzione.
steam-refusal-must-grow = Hai pagato Crescita: fai crescere una città prima di chiudere il turno di costruzione.
steam-refusal-level-highest = La tua locomotiva ha già il livello più alto.
steam-refusal-already-improved = In questa fase hai già migliorato la locomotiva.
steam-refusal-bid-too-low = L’offerta deve essere almeno ${ $lowest }, non ${ $bid }.
steam-refusal-bid-too-high = Puoi pagare al massimo ${ $highest }, non ${ $bid }.
steam-refusal-tile-taken = { $seat } ha già preso { $tile }.
steam-refusal-no-pass-option = { $tile } qui non si può prendere senza azione: nel gioco Base si può solo con Crescita e Urbanizzazione, nel gioco Standard mai.
steam-refusal-cannot-grow = Ora nessuna città può crescere, quindi Crescita si può prendere solo senza azione.
steam-refusal-no-town-left = Non restano cittadine da trasformare in città.
steam-refusal-no-city-left = Non restano tessere Nuova città.
steam-refusal-tile-too-expensive = { $tile } costa ${ $price }, e puoi pagare al massimo ${ $can_pay }.
steam-refusal-hex-is-city = Su questa casella ({ $hex }) c’è una città; qui non si posano binari.
steam-refusal-town-needs-town-tile = Su questa casella ({ $hex }) c’è una cittadina: lì vanno solo tessere cittadina.
steam-refusal-town-tile-elsewhere = Le tessere cittadina vanno solo sulle cittadine; su questa casella ({ $hex }) non ce n’è.
steam-refusal-out-of-stock = Non restano tessere di questa forma ({ $tile }).
steam-refusal-into-black-edge = Il binario su questa casella ({ $hex }) finirebbe contro un bordo chiuso o fuori dalla mappa.
steam-refusal-meets-others = Il binario su questa casella ({ $hex }) incontrerebbe l’estremità aperta di una tratta altrui.
steam-refusal-no-start = Il binario su questa casella ({ $hex }) non comincia da nulla: deve uscire da una città o proseguire da un’estremità aperta tua o che puoi rivendicare.
steam-refusal-cannot-claim = L’estremità aperta che tocca questa casella ({ $hex }) non è di nessuno, ma non hai tratte nella cittadina da cui viene.
steam-refusal-same-stop = La tratta che passa per questa casella ({ $hex }) finirebbe dove è cominciata.
steam-refusal-same-tile = Su questa casella ({ $hex }) questa tessera c’è già, girata così.
steam-refusal-track-not-kept = La tessera su questa casella ({ $hex }) si può sostituire solo con una che ne conserva i binari e ne aggiunge.
steam-refusal-complete-link = La tratta che passa per questa casella ({ $hex }) è completa; non si può cambiare.
steam-refusal-not-your-link = La tratta che passa per questa casella ({ $hex }) non è tua; può deviarla solo il proprietario.
steam-refusal-not-last-track = Si può deviare solo l’ultimo binario di una tratta, e questa casella ({ $hex }) non è alla sua estremità aperta.
steam-refusal-start-moved = Una deviazione cambia solo l’estremità aperta; il binario su questa casella ({ $hex }) comincerebbe altrove.
steam-refusal-town-not-reached = Non hai raggiunto questa cittadina ({ $hex }): nessuna estremità aperta tua o che puoi rivendicare ci porta e nessuna tua tratta vi finisce.
steam-refusal-no-tiles-left = Hai già posato le tue { $tiles } tessere di questo turno; non puoi posarne altre.
steam-refusal-track-too-expensive = La tessera su questa casella ({ $hex }) costa ${ $price }, e puoi pagare al massimo ${ $can_pay }.
steam-refusal-no-urbanization = In questo turno non hai un’Urbanizzazione da eseguire.
steam-refusal-no-growth = In questo turno non hai una Crescita da eseguire.
steam-refusal-already-done = In questo turno l’hai già fatto.
steam-refusal-not-a-town = { $stop } non è una cittadina.
steam-refusal-colour-gone = Non resta una Nuova città di colore { $colour }.
steam-refusal-supply-needed = Nella riserva restano merci: indica lo spazio le cui merci vanno alla città.
steam-refusal-not-a-city = { $stop } non è una città.
steam-refusal-city-has-marker = { $city } ha un segnalino crescita; non può crescere di nuovo.
steam-refusal-supply-empty = Lo spazio { $supply } della riserva è vuoto.
steam-refusal-no-such-cube = Non c’è un cubo { $cube } { AD($origin) } { $origin }.
steam-refusal-wrong-colour = { $to } non è una città di colore { $cube }.
steam-refusal-back-to-origin = Un cubo non si può consegnare alla città da cui viene.
steam-refusal-no-own-link = Almeno una tratta del percorso deve essere tua.
steam-refusal-too-many-of-other =
    { $seat } avrebbe { $theirs } tratte sul percorso e tu solo { $own }: nessuno può averne più di te.
steam-refusal-level-too-low = La tua locomotiva (livello { $level }) non può percorrere { $links } tratte.
steam-refusal-stops-earlier = Un cubo { $cube } si ferma alla prima città di colore { $cube } sul percorso; ogni percorso di questo tipo verso { $to } ne attraversa prima un’altra.
steam-refusal-passes-twice = Ogni percorso di questo tipo da { $origin } { AD($to) } { $to } passerebbe due volte per una città, una cittadina o una tratta.
steam-refusal-no-route = Nessun percorso da { $origin } { AD($to) } { $to } su tratte complete porta: { $points }.

# Punteggio finale
steam-score-points = Punti vittoria
steam-score-income = Reddito (metà, o −2 l’uno)
steam-score-links = Tratte complete

# Le regole in breve
steam-rules-base =
    Un round: ognuno prende una tessera azione, costruisce, muove le merci due volte, riceve il reddito o paga. I numeri delle tessere danno l’ordine del round successivo.
    Denaro: chi non ha contanti raccoglie $5 alla volta, ognuno per 1 di reddito (a −10: per 2 PV), quando deve pagare.
    Costruire: fino a tre tessere (Ingegnere: quattro). $1 per ogni lato da cui esce un binario, $1 per una cittadina, $1 per un fiume, $2 per le colline. Un binario comincia da una città o prosegue da una tua estremità aperta. Una tratta è completa quando finisce a due fermate. Una tratta incompleta che non prosegui nel tuo prossimo turno di costruzione è persa. Migliorare e deviare costano $1 a lato e $1 per una cittadina, senza costi di terreno.
    Merci, due giri: consegna un cubo a una città del suo colore, migliora la locomotiva (una volta), o passa. Una consegna percorre al massimo tante tratte quanti i livelli della locomotiva; almeno una è tua, e nessuno ne ha sul percorso più di te. Si ferma alla prima città del suo colore. Ogni tratta dà 1 punto a chi la possiede: tutti sul reddito, o tutti sui PV.
    Alla fine: PV, metà del reddito positivo (negativo: −2 l’uno), 1 per ogni tratta completa.
steam-rules-standard =
    Un round: raccogli capitale ($5 per 1 di reddito), asta per l’ordine di turno, prendi una tessera azione, costruisci, muovi le merci due volte, ricevi il reddito o paga. Solo all’inizio si raccoglie denaro; le tessere azione sono gratis.
    Asta: offri o passa; chi passa ha l’ultima posizione ancora libera. I primi due pagano la loro offerta, l’ultimo niente, gli altri metà. La tessera Ordine turno ti fa passare una volta restando in gara.
    Costruire: fino a tre tessere (Ingegnere: quattro). $1 per ogni lato da cui esce un binario, $1 per una cittadina, $1 per un fiume, $2 per le colline. Un binario comincia da una città o prosegue da una tua estremità aperta. Una tratta è completa quando finisce a due fermate. Una tratta incompleta che non prosegui nel tuo prossimo turno di costruzione è persa. Migliorare e deviare costano $1 a lato e $1 per una cittadina, senza costi di terreno.
    Merci, due giri: consegna un cubo a una città del suo colore, migliora la locomotiva (una volta), o passa. Una consegna percorre al massimo tante tratte quanti i livelli della locomotiva; almeno una è tua, e nessuno ne ha sul percorso più di te. Si ferma alla prima città del suo colore. Ogni tratta dà 1 punto a chi la possiede: tutti sul reddito, o tutti sui PV.
    Reddito meno $1 per ogni livello della locomotiva. Ciò che i contanti non coprono costa 1 PV ogni $2, poi 1 di reddito ogni $2.
    Alla fine: PV, metà del reddito positivo (negativo: −2 l’uno), 1 per ogni tratta completa.
