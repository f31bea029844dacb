# rainhill migrate

migrate-description = Привести базу сервера к виду, нужному этой версии. `rainhill serve` делает это сам.
migrate-argument-check = только сказать, нужно ли что-то делать; если да, код выхода 1
migrate-done = База данных переведена с { $before } на { $after }.
migrate-fine = База данных в порядке ({ $after }).
migrate-behind = База данных на { $before }; этой версии нужна { $after }.
