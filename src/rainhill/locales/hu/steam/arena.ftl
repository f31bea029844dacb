# rainhill arena

steam-arena-bankruptcies = Csődök
