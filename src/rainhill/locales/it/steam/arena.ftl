# rainhill arena

steam-arena-bankruptcies = Bancarotte
