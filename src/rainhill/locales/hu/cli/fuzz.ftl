# rainhill fuzz

fuzz-description =
    Véletlen játszmákat játszik minden térképen, kiadásban, létszámmal és beállítással, és minden akció után bíró néz
    rá: a felsorolt akcióknak működniük kell, a többit el kell utasítani, és az nem változtathat semmit; a jegyzőkönyv, a
    JSON, a másolat és a visszavonás ugyanazt az állást adja. Az n-edik eset kiinduló száma SEED + n - 1. A hibát
    jegyzőkönyvbe írja, és a kilépési kód 1.
fuzz-argument-game = a játék; alapesetben felváltva mindegyik
fuzz-argument-map = csak ez a térkép, vagy egy saját fájl (.toml); többször is megadható
fuzz-argument-edition = csak ez a kiadás; többször is megadható
fuzz-argument-seats = csak ennyi hely; többször is megadható
fuzz-argument-seconds = ennyi idő után megáll (20 s, ha nincs megadva a játszmák száma)
fuzz-argument-matches = ennyi játszma után megáll
fuzz-argument-seed = az első játszma kiinduló száma (alapesetben az óra adja)
fuzz-argument-out = mappa a hiba jegyzőkönyvének (alapesetben ez a mappa)
fuzz-progress = Próba
fuzz-fine =
    Nincs hiba: { $matches } játszma, { $actions } akció, { NUMBER($seconds, maximumFractionDigits: 1) } s. { $listed } felsorolt akció lefutott
    másolatokon, { $refused } másik elutasítva. Az első kiinduló szám { NUMBER($seed, useGrouping: 0) } volt.
fuzz-fault =
    Hiba (kiinduló szám { NUMBER($seed, useGrouping: 0) }): { $reason }
    Az utolsó próba: { $trying }
    Az eddigi játszma itt van: { $file }.
    Megismétlése: { $repeat }
