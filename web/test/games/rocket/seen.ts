/* Positions of a match on the small map, as the seat that is asked sees them. */
import { indexMap, type MapData } from "../../../src/board/maps";
import type { RocketView } from "../../../src/generated/rocket";
import { loadGameTexts } from "../../../src/text/language.svelte";
import type { Names } from "../../../src/text/words";
import { readJson } from "../../fixtures";

await loadGameTexts("rocket");
export const map = indexMap(readJson<MapData>("./toy-map.json", import.meta.url));
export const seen = readJson<Record<"act" | "veto", RocketView>>("./toy-views.json", import.meta.url);
export const names: Names = { game: "rocket", edition: "2018", seats: ["Ada", "Ben"] };
