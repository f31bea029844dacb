# rainhill arena

steam-arena-bankruptcies = Bankrotte
