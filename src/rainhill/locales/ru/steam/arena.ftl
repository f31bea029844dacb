# rainhill arena

steam-arena-bankruptcies = Банкротства
