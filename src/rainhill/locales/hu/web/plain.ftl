# Egy játék, amelynek nincs saját kliense.

web-plain-panels = Az állás
web-plain-actions = Mit tehetsz
web-plain-ask = Válassz akciót
web-plain-go = Mehet
