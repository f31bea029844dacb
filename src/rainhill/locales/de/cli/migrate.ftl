# rainhill migrate

migrate-description = Bringt die Datenbank des Servers in die Form, die diese Version braucht. `rainhill serve` tut das von selbst.
migrate-argument-check = nur sagen, ob etwas zu tun ist; Rückgabewert 1, wenn ja
migrate-done = Die Datenbank ging von { $before } auf { $after }.
migrate-fine = Die Datenbank ist auf dem neuesten Stand ({ $after }).
migrate-behind = Die Datenbank steht auf { $before }; diese Version braucht { $after }.
