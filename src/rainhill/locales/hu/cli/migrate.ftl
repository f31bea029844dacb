# rainhill migrate

migrate-description = A szerver adatbázisát e változathoz alakítja. A `rainhill serve` ezt magától megteszi.
migrate-argument-check = csak megmondja, van-e teendő; ha van, a kilépési kód 1
migrate-done = Az adatbázis átalakult: { $before } → { $after }.
migrate-fine = Az adatbázis naprakész ({ $after }).
migrate-behind = Az adatbázis itt tart: { $before }; ennek a változatnak ez kell: { $after }.
