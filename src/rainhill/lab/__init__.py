"""Many matches for the sake of knowing: simulation, fuzzing, measurements."""
