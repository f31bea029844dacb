# A botok, ahogy az emberek találkoznak velük: név, egy mondat, és mennyit gondolkodik egy lépésen.

bot-described = { $bot }: { $play } ({ $time })
bot-level-novice = Kezdő
    .text = Ismeri a szabályokat, nyerni akar, de gyakran átsiklik valamin. Jó ellenfél az első játszmához.
    .time = azonnal válaszol
bot-level-clerk = Hivatalnok
    .text = Azt lépi, ami most a legjobbnak látszik, és sosem gondol a következő lépésre.
    .time = azonnal válaszol
bot-level-engineer = Mérnök
    .text = Néhány lépéssel előre tekint, és átlát az egyszerű csapdákon.
    .time = szinte azonnal válaszol
bot-level-baron = Báró
    .text = Több lépésre előre tervez, és ugyanezt várja tőled is.
    .time = nagyjából két tizedmásodperc
bot-level-stephenson = Stephenson
    .text = A legerősebb botunk: addig gondolkodik, ameddig a türelem engedi.
    .time = nagyjából egy másodperc, sosem sokkal több kettőnél
bot-level-random = Véletlen
    .text = Bármit meglép, amit a szabályok engednek. Csak kísérletezéshez.
    .time = azonnal válaszol
bot-level-greedy = Mohó
    .text = Azt lépi, ami most a legjobbnak látszik. Hozzá mérjük a többieket.
    .time = azonnal válaszol
bot-level-search = Kereső
    .text = Addig gondolkodik előre, ameddig megengeded neki.
    .time = ameddig megengeded

# Saját botok
bot-argument-bot = saját bot: bot.py:MyBot, vagy egy program, amely ismeri a soronkénti protokollt (docs/bots.md); többször is megadható
bot-argument-seconds = mennyit gondolkodhat egy saját bot egy döntésen, másodpercben (alapesetben 5)
bot-argument-nodes = hány csomópontot vizsgáljon egy saját bot

bot-fault-crash = összeomlott
bot-fault-timeout = elkésett
bot-fault-garbage = nem válaszolt
bot-fault-illegal = szabálytalan
bot-fault-absent = nem kérdeztük
bot-fault = { $kind }: { $times }
bot-faults = { $bot }: { $times } kört a mohó bot játszott helyette: { $faults }.
bot-fell-back = { $bot } nem adott jó választ ({ $kind }{ $reason ->
        [none] {""}
       *[other] : { $reason }
    }); ezt a kört a mohó bot játszotta.
