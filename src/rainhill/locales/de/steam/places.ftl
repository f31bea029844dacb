# Orte auf den Karten, die auf Deutsch anders heißen.

steam-place-Atlantic-Ocean = Atlantischer Ozean
steam-place-British-Isles = Britische Inseln
steam-place-English-Channel = Ärmelkanal
steam-place-Irish-Sea = Irische See
steam-place-Lake-Erie = Eriesee
steam-place-Lake-Ontario = Ontariosee
steam-place-Montreal = Montreal
steam-place-Nijmegen = Nimwegen
steam-place-North-Channel = Nordkanal
steam-place-North-Sea = Nordsee
steam-place-Northeastern-USA-and-Southeastern-Canada = Nordosten der USA und Südosten Kanadas
steam-place-Rhine = Rhein
steam-place-Ruhr-and-Lower-Rhine = Ruhrgebiet und Niederrhein
steam-place-St-Lawrence = Sankt-Lorenz-Strom
steam-place-Thames = Themse
