# Orte auf den Karten, die auf Deutsch anders heißen.

rocket-place-Atlantic-Ocean = Atlantischer Ozean
rocket-place-Beijing = Peking
rocket-place-Bohai = Bohai-Meer
rocket-place-Canada = Kanada
rocket-place-East-China-Sea = Ostchinesisches Meer
rocket-place-Eastern-China = Osten Chinas
rocket-place-Eastern-USA = Osten der USA
rocket-place-English-Channel = Ärmelkanal
rocket-place-Guangzhou = Kanton
rocket-place-Gulf-of-Mexico = Golf von Mexiko
rocket-place-Irish-Sea = Irische See
rocket-place-Lake-Erie = Eriesee
rocket-place-Lake-Huron = Huronsee
rocket-place-Lake-Michigan = Michigansee
rocket-place-Lake-Ontario = Ontariosee
rocket-place-Nanjing = Nanking
rocket-place-North-Sea = Nordsee
rocket-place-Pearl-River = Perlfluss
rocket-place-Shanghai = Schanghai
rocket-place-South-China-Sea = Südchinesisches Meer
rocket-place-Thames = Themse
rocket-place-Yangtze = Jangtse
rocket-place-Yellow-River = Gelber Fluss
rocket-place-Yellow-Sea = Gelbes Meer
