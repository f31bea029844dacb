# Luoghi sulle mappe che in italiano hanno un altro nome.

rocket-place-Atlantic-Ocean = Oceano Atlantico
rocket-place-Beijing = Pechino
rocket-place-East-China-Sea = Mar Cinese Orientale
rocket-place-Eastern-China = Cina orientale
rocket-place-Eastern-USA = USA orientali
rocket-place-England = Inghilterra
rocket-place-English-Channel = La Manica
rocket-place-Guangzhou = Canton
rocket-place-Gulf-of-Mexico = Golfo del Messico
rocket-place-Irish-Sea = Mare d’Irlanda
rocket-place-Lake-Erie = Lago Erie
rocket-place-Lake-Huron = Lago Huron
rocket-place-Lake-Michigan = Lago Michigan
rocket-place-Lake-Ontario = Lago Ontario
rocket-place-London = Londra
rocket-place-Nanjing = Nanchino
rocket-place-North-Sea = Mare del Nord
rocket-place-Pearl-River = Fiume delle Perle
rocket-place-Philadelphia = Filadelfia
rocket-place-South-China-Sea = Mar Cinese Meridionale
rocket-place-Thames = Tamigi
rocket-place-Wales = Galles
rocket-place-Yangtze = Fiume Azzurro
rocket-place-Yellow-River = Fiume Giallo
rocket-place-Yellow-Sea = Mar Giallo
