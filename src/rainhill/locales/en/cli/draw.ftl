# rainhill draw

draw-description =
    Draw a map, or the position of a record, as an SVG picture that stands alone: it can be opened in any browser and
    put on any page. Examples: rainhill draw england -o england.svg
    rainhill draw match.rail --at 40 --theme dark -o position.svg
draw-argument-source = a map (`rainhill maps list` shows them), a map file (.toml) or a record (.rail, .json)
draw-argument-tiles = instead of a map: the 21 shapes of Steam’s track tiles on one sheet
draw-one-thing = Name one thing to draw: a map, a record, or --tiles.
draw-argument-theme = colours for light or dark surroundings; auto follows the reader’s setting
draw-argument-width = width of the picture in px (default: as large as it needs)
draw-argument-out = file to write; - for the output (default: named after the source)
draw-map-has-no-actions = { $option } is for records; { $source } is a map.
draw-no-such-source = { $source } is neither a map nor a file. Maps: { $known }. Records end in .rail or .json.
draw-written = { $file } written ({ NUMBER($size, maximumFractionDigits: 0) } kB).
