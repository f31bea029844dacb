# A térképek helynevei, amelyeknek magyar nevük van.

steam-place-Atlantic-Ocean = Atlanti-óceán
steam-place-British-Isles = Brit-szigetek
steam-place-English-Channel = La Manche
steam-place-Irish-Sea = Ír-tenger
steam-place-Lake-Erie = Erie-tó
steam-place-Lake-Ontario = Ontario-tó
steam-place-North-Channel = Északi-csatorna
steam-place-North-Sea = Északi-tenger
steam-place-Northeastern-USA-and-Southeastern-Canada = Északkelet-USA és Délkelet-Kanada
steam-place-Rhine = Rajna
steam-place-Ruhr-and-Lower-Rhine = Ruhr-vidék és Alsó-Rajna
steam-place-St-Lawrence = Szent Lőrinc-folyó
steam-place-Thames = Temze
