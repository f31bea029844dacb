# Un gioco che non porta un proprio client.

web-plain-panels = La posizione
web-plain-actions = Che cosa puoi fare
web-plain-ask = Scegli un’azione
web-plain-go = Esegui
