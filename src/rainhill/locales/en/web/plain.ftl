# A game that brings no client of its own.

web-plain-panels = The position
web-plain-actions = What you can do
web-plain-ask = Choose an action
web-plain-go = Do it
