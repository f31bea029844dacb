# rainhill draw

draw-description =
    Térképet vagy egy jegyzőkönyv állását rajzolja ki önálló SVG-képként: bármely böngészőben megnyitható, és bármely
    oldalra feltehető. Példák: rainhill draw england -o england.svg
    rainhill draw match.rail --at 40 --theme dark -o position.svg
draw-argument-source = térkép (`rainhill maps list` felsorolja), térképfájl (.toml) vagy jegyzőkönyv (.rail, .json)
draw-argument-tiles = térkép helyett: a Steam vágánylapkáinak 21 formája egy lapon
draw-one-thing = Egyvalamit adj meg: egy térképet, egy jegyzőkönyvet, vagy --tiles.
draw-argument-theme = színek világos (light) vagy sötét (dark) környezethez; auto az olvasó beállítását követi
draw-argument-width = a kép szélessége px-ben (alapesetben amekkora kell)
draw-argument-out = a kiírandó fájl; - a kimenetre ír (alapesetben a forrás nevén)
draw-map-has-no-actions = { $option } jegyzőkönyvekhez való; ez térkép: { $source }.
draw-no-such-source = { $source } se nem térkép, se nem fájl. Térképek: { $known }. A jegyzőkönyvek vége .rail vagy .json.
draw-written = { $file } kiírva ({ NUMBER($size, maximumFractionDigits: 0) } kB).
