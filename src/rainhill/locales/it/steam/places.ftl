# Luoghi sulle mappe che in italiano hanno un altro nome.

steam-place-Aachen = Aquisgrana
steam-place-Atlantic-Ocean = Oceano Atlantico
steam-place-British-Isles = Isole britanniche
steam-place-Dublin = Dublino
steam-place-Edinburgh = Edimburgo
steam-place-English-Channel = La Manica
steam-place-Irish-Sea = Mare d’Irlanda
steam-place-Koln = Colonia
steam-place-Lake-Erie = Lago Erie
steam-place-Lake-Ontario = Lago Ontario
steam-place-London = Londra
steam-place-Maas = Mosa
steam-place-Nijmegen = Nimega
steam-place-North-Channel = Canale del Nord
steam-place-North-Sea = Mare del Nord
steam-place-Northeastern-USA-and-Southeastern-Canada = USA nord-orientali e Canada sud-orientale
steam-place-Philadelphia = Filadelfia
steam-place-Rhine = Reno
steam-place-Ruhr-and-Lower-Rhine = Ruhr e Basso Reno
steam-place-St-Lawrence = San Lorenzo
steam-place-Thames = Tamigi
