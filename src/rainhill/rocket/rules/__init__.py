"""The rules of Stephenson's Rocket, a module a chapter, over the flat state. Compiled where a compiler was at hand."""
