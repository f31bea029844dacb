# rainhill export

export-description = Kiírja jegyzőkönyvként a szerver minden játszmáját.
export-argument-folder = a mappa, ahová ír
export-argument-json = szöveg helyett JSON
export-argument-finished = csak a befejezett játszmák
export-done = { $count } jegyzőkönyv itt: { $folder }.
