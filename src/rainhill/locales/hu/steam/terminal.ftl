# Steam
steam-play-help =
    Akciók (a teljes jelölés is jó: lay 22 turned 1 at H9)
      5           árverés: 5 $-os licit; p passzol
      r 10        standardjáték: 10 $ tőke (r 0: semmi)
      3           a 3-as akciólapka (a 3, a mérnök); 7 pass: passzolva
      b           hol építhetsz, mezőnként a legalacsonyabb árral
      b h9        a H9 mezőre tehető lapkák, képpel és árral;
                  b h9 all a kettőnél több oldalúakat is mutatja
      b h9 22 1   a 22-es lapka egy hatodfordulattal a H9 mezőre
      n TELEPÜLÉS SZÍN MEZŐ   Új város egy településre, egy készletmező áruival
      g VÁROS MEZŐ            városi termelés egy városban
      e           az építés vége; előtte u egy lépést visszavon
      d           szállítások, a legjobb elöl; d boston, d piros szűkíti a listát
      d 3         a 3. szállítás; i mozdonyt fejleszt, p passzol
      i vagy v    a pontok bevételre vagy győzelmi pontra
    A színek betűi: R piros, B kék, Y sárga, P lila, G szürke.
    A térképen egy betű és egy név egy város, alatta az árui; a karika
    település, ∧ hegy, ≈ folyó, csatorna vagy tó, ˷ partvidék, amely nem
    drágább. A pontozott vonal vágány a tulajdonosa jelével; a szaggatott
    még nem ér sehová, vagy gazdátlan. ♣ városi termelés volt.
    A táblázatban a „most” azt mutatja, mennyit adna a végső pontozás; a
    zárójeles lapkát passzolva választották. c: városok, kapcsolatok, lapkák.
steam-play-nothing = Ilyesmi most nem lehetséges.
steam-play-number-means-nothing = Itt egy szám nem jelent semmit. Listához írd be: l.
steam-play-need-bid = Add meg a licitet: b 5
steam-play-need-raise = Add meg az összeget: r 10
steam-play-need-tile = Add meg az akciólapka számát vagy nevét: a 3, a mérnök, a 7 pass
steam-play-need-hex = Adj meg egy mezőt: b h9
steam-play-which-tile = Melyik lapka? Írj be egy számot a listából.
steam-play-need-city = Adj meg települést, színt és készletmezőt: n utica szürke 4
steam-play-need-grow = Adj meg várost és készletmezőt: g boston 4
steam-play-need-delivery = d a szállítások listája, utána írj be egy számot.
steam-play-need-score = Írd be: i (bevétel) vagy v (győzelmi pont).
steam-play-nothing-there = Most semmilyen lapkát nem tehetsz ide: { $hex }.
steam-play-from-cash = készpénzből
steam-play-shares = ára { $shares }
steam-play-share = { $places }. hely: { $paid } $
steam-play-places = { $first }–{ $last }
steam-play-if-won = ha nyer: { $cost }
steam-play-line = { $code }  { $name }  { $brings }
steam-play-bid = licit
steam-play-pass = passz
steam-play-raise = tőke
steam-play-pass-code = { $number } pass
steam-play-capital = utána készpénz { $cash } $, bevétel { $income }, { $points } GyP
steam-play-tile =
    { $cost ->
        [none] { $price }, { $does }
       *[other] { $price }, { $does }; { $cost }
    }
steam-play-passed = csak a száma számít
steam-play-prices =
    { $number ->
        [0] Most egyetlen mezőn sem építhetsz.
       *[other] { $number } mezőn építhetsz; mindegyiken a legalacsonyabb ár áll. Írd be, hogy b és egy mező, például b { $hex }, és látod a lapkákat.
    }
steam-play-prices-short =
    { $number ->
        [0] Most egyetlen mezőn sem építhetsz.
       *[other] { $number } mezőn építhetsz: b mutatja őket árral.
    }
steam-play-caption = { $number }: { $price } $
steam-play-shape = { $shape }, { $sides }
steam-play-lay =
    { $price } ${ $how ->
        [improve] , fejleszt
        [redirect] , átirányít
       *[new] {""}
    }{ $brings ->
        [none] {""}
       *[other] ; { $brings }
    }
steam-play-space = { $number } { $cubes }
steam-play-city =
    Írd be, hogy n, egy település, egy szín és egy készletmező, például n utica szürke 4. Település és szín: a mezők listája.
    Települések: { $towns }.
    Színek: { $colours }. Készlet: { $spaces }.
steam-play-growth =
    Írd be, hogy g, egy város és egy készletmező, például g boston 4. Egy város magában: a mezők listája.
    Városok: { $cities }.
    Készlet: { $spaces }.
steam-play-delivery = { $cube }, { $origin } → { $to }
steam-play-scores =
    { $way ->
        [none] { $points }
       *[other] { $points }, útközben { $way }
    }
steam-play-more-deliveries =
    { $number ->
        [one] Lejjebb van még egy.
       *[other] Lejjebb van még { $number }: nevezz meg egy színt vagy várost, például d piros boston.
    }
steam-play-to-income =
    { $lost ->
        [0] bevétel { $now } → { $then }
       *[other] bevétel { $now } → { $then }, { $lost } elvész
    }
steam-play-to-points = GyP { $now } → { $then }
steam-play-hint-none = Súgó: help.
steam-play-hint-auction =
    Szám: licit, p: passz.{ $cost ->
        [none] {""}
       *[other] {" "}{ $lowest } $ esetén: { $cost }.
    }
steam-play-hint-auction-standard = Szám: licit, p: passz. Az 1. és 2. hely a licitjét fizeti, az utolsó semmit, a többi a felét.
steam-play-hint-capital = Írj be egy összeget, 0: semmi (az első fordulóban 10 $ a szokásos); l felsorolja, melyik mihez vezet.
steam-play-free-tile =
    { $price ->
        [0] { $number } { $tile }
       *[other] { $number } { $tile } { $price } $
    }
steam-play-hint-tile = Írj be egy számot: { $tiles }. l felsorolja, mit tudnak.
steam-play-hint-build =
    { $hex ->
        [none] e: vége, u: visszavonás. Fizethetsz: { $can_pay } $, de egyetlen mezőn sem építhetsz.
       *[other] b: hol építhetsz, b { $hex }: az ottani lapkák, e: vége, u: visszavonás. Fizethetsz: { $can_pay } $.
    }
steam-play-end =
    { $lost ->
        [none] e befejezi az építést.
       *[other] e befejezi az építést: { $lost }.
    }
steam-play-more-tiles = Van még { $number } lapka több oldallal: b { $hex } all
steam-play-hint-city = Városiasodás: n Új várost tesz egy településre.
steam-play-hint-growth = Városi termelés: g árut visz egy városba.
steam-play-hint-lost = Ha most befejezed: { $lost }.
steam-play-hint-goods =
    { $number ->
        [0] Nincs lehetséges szállítás.
        [one] d: az egyetlen szállítás ({ $best }).
       *[other] d: { $number } szállítás listája, a legjobb: { $best }.
    } { $improve ->
        [yes] i: mozdonyfejlesztés, p: passz.
       *[no] p: passz.
    }
steam-play-hint-score = i: { $income }; v: { $points }

# Steam
steam-ledger-seats = sorrend
steam-ledger-cash = pénz
steam-ledger-income = bev.
steam-ledger-locomotive = mozd
steam-ledger-points = GyP
steam-ledger-links = kapc
steam-ledger-score = most
steam-ledger-holds =
    { $auction ->
        [yes] licit
       *[no] akció
    }
steam-ledger-bankrupt = csőd
steam-ledger-place = { $place }. hely
steam-ledger-out = kiszállt
steam-ledger-bid = { $bid } $
steam-ledger-tile =
    { $passed ->
        [yes] ({ $tile })
       *[no] { $tile }
    }
steam-ledger-price =
    { $price ->
        [0] ingyen
       *[other] { $price } $
    }
steam-ledger-price-level = 4$+szint
steam-ledger-does-turn-order =
    { $edition ->
        [base] első a következő fordulóban
       *[standard] egy szabad passz a következő árverésen
    }
steam-ledger-does-first-move = elsőként szállít
steam-ledger-does-engineer = három helyett négy lapkát épít
steam-ledger-does-first-build = elsőként épít
steam-ledger-does-city-growth = készletáru egy városba
steam-ledger-does-locomotive = mozdony egy szinttel feljebb
steam-ledger-does-urbanization = településből várost csinál
steam-ledger-supply = Készlet
steam-ledger-new-cities = Új városok
steam-ledger-cities = Város, mező, áruk
steam-ledger-city =
    { $new ->
        [yes] új város
       *[no] { $marker ->
            [yes] termelt
           *[no] {""}
        }
    }
steam-ledger-all-links = Kapcsolatok
steam-ledger-link = { $a } – { $b }
steam-ledger-owns = { $seat }: { $links }
steam-ledger-open =
    { $now ->
        [yes] { $a } – nyitott vége { $hex }: most folytatod, vagy elvész
       *[no] { $a } – nyitott vége { $hex }, megmarad { AZ($expires) } { $expires }. fordulóig
    }
steam-ledger-free-link = { $a } – nyitott vége { $hex }
steam-ledger-ownerless = Gazdátlan: { $links }
steam-ledger-stock =
    { $unlimited ->
        [yes] Vágánylapkák: amennyi csak kell
       *[no] Megmaradt vágánylapkák
    }
steam-ledger-stock-of = { $left }  { $front }/{ $back }  { $names }
steam-ledger-two-faces = { $front } / { $back }

# Valaki „Te” néven ül ott
steam-you-bid-made =
    { $place ->
        [none] A licited { $amount } $.
       *[other] A licited { AZ($place) } { $place }. helyért { $amount } $.
    }
steam-you-auction-passed =
    { $free ->
        [yes] A Körsorrend lapkával passzolsz, és bent maradsz.
       *[no] { $place ->
            [none] Passzolsz.
           *[other] Passzolsz ({ $place }. hely).
        }
    }
steam-you-place-taken =
    { $paid ->
        [0] Ingyen kapod { AZ($place) } { $place }. helyet.
       *[other] Megkapod { AZ($place) } { $place }. helyet, ára { $paid } $.
    }
steam-you-money-raised =
    { $points_lost ->
        [0] Szerzel { $amount } $-t { $income_lost } pont bevételért.
       *[other] { $income_lost ->
            [0] Szerzel { $amount } $-t { $points_lost } győzelmi pontért.
           *[other] Szerzel { $amount } $-t { $income_lost } pont bevételért és { $points_lost } győzelmi pontért.
        }
    }
steam-you-capital-declined = Nem szerzel tőkét.
steam-you-paid =
    { $purpose ->
        [place] Fizetsz { $amount } $-t a helyért.
        [tile] Fizetsz { $amount } $-t az akciólapkáért.
        [track] Fizetsz { $amount } $-t a vágányért.
       *[expenses] Fizetsz { $amount } $ költséget.
    }
steam-you-tile-taken =
    { $passed ->
        [yes] A választásod: { $tile }, passzolva.
       *[no] { $price ->
            [0] A választásod: { $tile }.
           *[other] A választásod: { $tile }, ára { $price } $.
        }
    }
steam-you-locomotive-improved =
    { $by_tile ->
        [yes] A mozdonyod a lapkával { $level }. szintű lett.
       *[no] Fejleszted a mozdonyodat: { $level }. szint.
    }
steam-you-build-began = Építesz, legfeljebb { $tiles } lapkát.
steam-you-track-laid =
    { $how ->
        [improve] Vágányt fejlesztesz ({ $hex }): { $replaced } → { $tile }, ára { $price } $.
        [redirect] Vágányt irányítasz át ({ $hex }): { $tile }, ára { $price } $.
       *[new] Vágányt fektetsz ({ $hex }): { $tile }, ára { $price } $.
    }
steam-yours-link-completed = Befejezett kapcsolat: { $a } – { $b }, a tiéd.
steam-you-link-claimed = Megszerzed a gazdátlan kapcsolatot: kezdete { $start }, az építés helye: { $hex }.
steam-you-link-lost = Elveszíted a befejezetlen kapcsolatot: kezdete { $start }, nyitott vége { $hex }.
steam-yours-link-void = Az önmagába visszatérő vágányod már nem számít kapcsolatnak: { $city } – { $city }.
steam-you-city-placed =
    { $supply ->
        [0] Várossá alakítod: { $town } ({ $colour }); áru már nem jut rá.
       *[other] Várossá alakítod: { $town } ({ $colour }), áruk: { $cubes }.
    }
steam-you-city-grown = Árut adsz egy városnak: { $city }, { $cubes }.
steam-you-duty-lapsed = Már nem hajthatod végre: { $tile }.
steam-you-build-ended =
    { $tiles ->
        [0] Nem építesz többet.
       *[other] Befejezed az építést: { $tiles } lapka, { $spent } $.
    }
steam-you-goods-delivered = Szállítasz: { $cube } kocka, { $origin } → { $to } ({ $stops }): { $points }.
steam-you-income-scored =
    { $lost ->
        [0] A bevételed +{ $points }, most { $income }.
       *[other] A bevételed +{ $points }, most { $income }; a sáv végén túl { $lost } elvész.
    }
steam-you-points-scored = A győzelmi pontjaid: +{ $points }, most { $total }.
steam-you-goods-passed = Passzolsz.
steam-you-income-received =
    { $upkeep ->
        [0] Kapsz { $amount } $ bevételt.
       *[other] Kapsz { $amount } $ bevételt, { $upkeep } $ fenntartás levonása után.
    }
steam-you-shortfall-covered =
    { $points_lost ->
        [0] { $income_lost ->
            [0] Nincs miből fizetned.
           *[other] Hiányzik neked { $amount } $, ezért −{ $income_lost } bevétel.
        }
       *[other] { $income_lost ->
            [0] Hiányzik neked { $amount } $, ezért −{ $points_lost } GyP.
           *[other] Hiányzik neked { $amount } $, ezért −{ $points_lost } GyP és −{ $income_lost } bevétel.
        }
    }
steam-you-change-returned = Visszakapsz { $amount } $-t.
steam-you-went-bankrupt = Nem tudsz kifizetni { $owed } $-t, és csődbe mész.
steam-you-match-ended =
    { $reason ->
        [bankruptcy] Csak egy játékos maradt.
       *[rounds] Az utolsó forduló is lezárult.
    } A játszma véget ért: { $scores }. Te győztél.
steam-you-asked-capital = Tőkét szerezhetsz: legfeljebb { $most } $, 5 $-onként egy pont bevételért.
steam-you-asked-tile = Akciólapkát választasz.
steam-you-asked-build =
    Építesz: { $left ->
        [0] nincs több lapka
       *[other] még { $left } lapka
    }, elköltve { $spent } $.
steam-you-asked-goods = Te következel (áruszállítás, { $goods_round }/2. kör): szállítasz, mozdonyt fejlesztesz vagy passzolsz.
steam-you-asked-score = { $points } pontot kapsz; bevételre vagy győzelmi pontra?
steam-you-asked-auction =
    { $place ->
        [none] { $bid ->
            [none] Te kezded a körsorrend árverését: legalább { $lowest } $, vagy passz.
           *[other] A licit a körsorrendért { $bid } $. Legalább { $lowest } $, vagy passz{ $free_pass ->
                [yes] {" "}(szabad passz: bent maradsz)
               *[no] {""}
            }.
        }
       *[other] { $bid ->
            [none] { $place }. hely a körsorrendben. Licit { $lowest } $ és { $highest } $ között, vagy passz.
           *[other] { $place }. hely, a licit { $bid } $. Legalább { $lowest } $, vagy passz.
        }
    }
