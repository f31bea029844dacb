/* What a game draws on the ground of a board. */
import type { Snippet } from "svelte";
import type { Box } from "./maps";

/** At so many px a unit of the map, with what lies over parts of it, and the rings round the hex that is pointed at:
    they belong below the names. */
export type BoardPicture = Snippet<[k: number, overlaid: readonly Box[], rings: Snippet]>;
