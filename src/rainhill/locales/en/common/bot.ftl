# Bots as people meet them: a name, a sentence, and how long one thinks about a move.

bot-described = { $bot }: { $play } ({ $time })
bot-level-novice = Novice
    .text = Knows the rules, wants to win, and often overlooks something. Good for a first match.
    .time = answers at once
bot-level-clerk = Clerk
    .text = Takes the move that looks best now and never thinks of the next one.
    .time = answers at once
bot-level-engineer = Engineer
    .text = Looks a few moves ahead and sees through simple traps.
    .time = answers almost at once
bot-level-baron = Baron
    .text = Plans several moves ahead and expects you to do the same.
    .time = about a fifth of a second
bot-level-stephenson = Stephenson
    .text = The strongest we have: thinks as long as patience allows.
    .time = about a second, never much more than two
bot-level-random = Random
    .text = Plays anything the rules allow. Only for trying things out.
    .time = answers at once
bot-level-greedy = Greedy
    .text = Takes the move that looks best now. The yardstick the others are measured by.
    .time = answers at once
bot-level-search = Search
    .text = Thinks ahead for as long as it is told to.
    .time = as long as it is told

# Bots people bring along
bot-argument-bot = bring a bot of your own: bot.py:MyBot, or a program that speaks the line protocol (docs/bots.md); may be given several times
bot-argument-seconds = how long a bot of your own may think about a decision, in seconds (default: 5)
bot-argument-nodes = how many nodes a bot of your own is asked to search

bot-fault-crash = crashed
bot-fault-timeout = too late
bot-fault-garbage = no answer
bot-fault-illegal = illegal
bot-fault-absent = not asked
bot-fault = { $kind } { $times }
bot-faults =
    { $bot } lost { $times ->
        [one] a turn
       *[other] { $times } turns
    } to the greedy bot: { $faults }.
bot-fell-back = { $bot } gave no good answer ({ $kind }{ $reason ->
        [none] {""}
       *[other] : { $reason }
    }); the greedy bot took this turn.
