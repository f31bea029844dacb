/* Positions of a match on the small map, as the seat that is asked sees them. */
import { indexMap, type MapData } from "../../../src/board/maps";
import type { SteamView } from "../../../src/generated/steam";
import { loadGameTexts } from "../../../src/text/language.svelte";
import type { Names } from "../../../src/text/words";
import { readJson } from "../../fixtures";

await loadGameTexts("steam");
export const map = indexMap(readJson<MapData>("./steam-map.json", import.meta.url));
export const seen = readJson<
  Record<"auction" | "bidding" | "capital" | "tile" | "build" | "city" | "goods" | "score", SteamView>
>("./steam-views.json", import.meta.url);
export const names: Names = { game: "steam", edition: "base", seats: ["Ada", "Ben", "Cai"] };
