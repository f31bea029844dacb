# Címek és leírások a rajzokban; a képernyőolvasók felolvassák.

drawing-north = É
drawing-map-title = { $map }, térkép ehhez a játékhoz: { $game }
