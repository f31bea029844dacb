# rainhill arena

steam-arena-bankruptcies = Bankruptcies
