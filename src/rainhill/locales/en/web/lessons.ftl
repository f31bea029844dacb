# Lessons, and the cards that explain what is asked for the first time.

web-learn-ways = Ways to learn
web-learn-way-learn = Read
web-learn-way-lessons = Lessons
web-learn-way-puzzles = Puzzles
web-lessons = Lessons
web-lessons-intro = Short lessons on the real board, one idea at a time. Wrong tries cost nothing: you are told which rule they break, or what they would have cost.
web-lessons-all = All lessons
web-lessons-none = There are no lessons for this game yet.
web-lessons-count = { $done } of { $lessons } lessons done
web-lessons-done = done
web-lessons-begun = { $done } of { $steps } steps done
web-lessons-steps =
    { $steps ->
        [one] one step
       *[other] { $steps } steps
    }
web-lesson = Lesson
web-lesson-step = { $step } of { $steps }
web-lesson-fold = Show the explanation
web-lesson-goal = Goal:
web-lesson-right = Right.
web-lesson-on = Go on.
web-lesson-over = That was the lesson.
web-lesson-pause = Look at the board
web-lesson-pause-text = The card tells you how to go on.
web-lesson-next = Next
web-lesson-following = Next: { $title }
web-lesson-hint = Hint
web-lesson-again = Begin this step again
web-lesson-rules = See { $rules }.
web-lesson-costs-score = Points: { $gain }. The best choice here: { $best }.
web-lesson-costs-shares = Shares: { $gain }. The best choice here: { $best }.
web-lesson-costs-passengers = Passengers: { $gain }. The best choice here: { $best }.
web-lesson-costs-cash = Change of cash: { $gain }. The best choice here: { $best }.
web-lesson-costs-income = Change of income: { $gain }. The best choice here: { $best }.
web-lesson-costs-due = Gain at the end of the round: { $gain }. The best choice here: { $best }.
web-lesson-costs-locomotive = Levels gained: { $gain }. The best choice here: { $best }.
web-helper = For the first time
web-helper-close = I see
web-helper-off = No more of these
web-helper-open = Explain
web-setting-helper = Explain what is asked for the first time
