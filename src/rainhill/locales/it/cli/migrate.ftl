# rainhill migrate

migrate-description = Porta il database del server alla forma che serve a questa versione. `rainhill serve` lo fa da sé.
migrate-argument-check = dice solo se c’è qualcosa da fare; in tal caso il codice di uscita è 1
migrate-done = Il database è passato da { $before } a { $after }.
migrate-fine = Il database è aggiornato ({ $after }).
migrate-behind = Il database è a { $before }; a questa versione serve { $after }.
