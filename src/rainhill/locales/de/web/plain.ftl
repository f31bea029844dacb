# Ein Spiel, das keinen eigenen Client mitbringt.

web-plain-panels = Die Stellung
web-plain-actions = Was du tun kannst
web-plain-ask = Wähle eine Aktion
web-plain-go = Ausführen
