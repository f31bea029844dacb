# Az oldal, ahol a játékokat meg lehet tanulni.

web-learn-title = Tanulj meg játszani
web-learn-intro = Olvasd el tíz perc alatt, vagy indítsd el a gyakorlójátszmát, és közben nézz utána a dolgoknak. Minden szabálynak száma van; ha egy lépés nem lehetséges, a szám a teljes szabályhoz vezet.
web-learn-games = Játékok
web-learn-contents = Ezen az oldalon
web-learn-practice = Gyakorlójátszma
web-learn-practice-text = Kis térkép, szelíd botok, és minden visszavonható.
web-learn-practice-go = Indítás
web-learn-real = Botok ellen a nagy térképen
web-learn-in-full = Bővebben:
web-learn-all = Minden szabály, számozva
web-learn-all-text = A program szóról szóra eszerint játszik. Jelek mutatják, mi áll nyomtatásban, mi a mi döntésünk, és mit választhat meg az asztal.
web-learn-find = Szabály keresése
web-learn-nothing = Erről egy szabály sem szól.
