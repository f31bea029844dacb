show-description = Megmutatja egy jegyzőkönyv állását a terminálban: a térképet, és hogy kinek mije van.
