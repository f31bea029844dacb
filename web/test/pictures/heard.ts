/* What the engine refused while its own tests ran: codes with real facts (`tests/locales/heard.py`), in words. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { indexMap, type GameMap, type MapData } from "../../src/board/maps";
import { inWords as inRocketWords } from "../../src/games/rocket/words/phrases";
import { inWords as inSteamWords } from "../../src/games/steam/words/hexWords";
import type { Facts } from "../../src/generated";
import { refusal, troubleText } from "../../src/text/words";
import { ROOT } from "../browser/server";

export interface Said {
  readonly code: string;
  readonly text: string;
}
type Heard = Readonly<Record<string, readonly { rule: string | null; facts: Facts }[]>>;

const FILE = join(ROOT, "build/pictures/heard.json");
const TESTS = ["games/rocket/rules", "games/steam/rules", "games/rocket/maps", "games/steam/maps", "kernel"];
const IN_WORDS = { rocket: inRocketWords, steam: inSteamWords };
const EDITION = { rocket: "2018", steam: "base" };
const SEATS = ["Ada", "Ben", "Cleo", "Olga"];
/** A message with a value of its own. */
const KEY = /^([a-z][a-zA-Z0-9-]*) =/gm;

let heard: Heard | null = null;
function all(): Heard {
  if (!existsSync(FILE))
    execFileSync(
      join(ROOT, ".venv/bin/python"),
      ["-m", "pytest", "-q", "-m", "not slow", "-p", "tests.locales.heard", ...TESTS.map((each) => `tests/${each}`)],
      { cwd: ROOT, env: { ...process.env, RAINHILL_HEARD: FILE } },
    );
  heard ??= JSON.parse(readFileSync(FILE, "utf8")) as Heard;
  return heard;
}

/** The keys of a file of English sentences that begin so. */
export function keys(file: string, start: string): string[] {
  const text = readFileSync(join(ROOT, "src/rainhill/locales/en", file), "utf8");
  return [...text.matchAll(KEY)].flatMap(([, key]) => (key?.startsWith(start) ? [key] : []));
}

/** The keys of all attributes in a file of English sentences. */
export function attributes(file: string): string[] {
  const text = readFileSync(join(ROOT, "src/rainhill/locales/en", file), "utf8");
  let message = "";
  return text.split("\n").flatMap((line) => {
    message = /^([a-z][a-zA-Z0-9-]*) =/.exec(line)?.[1] ?? message;
    const name = /^ {4}\.([a-z-]+) =/.exec(line)?.[1];
    return name === undefined ? [] : [`${message}.${name}`];
  });
}

/** Every refusal of a game as it is told at a table: about the hex that was pointed at, and in words of places. */
export function refusalsOf(game: "rocket" | "steam"): Said[] {
  const names = { game, edition: EDITION[game], seats: SEATS };
  const map = toy(game);
  return Object.entries(all())
    .filter(([key]) => key.startsWith(`${game}:refusal-`))
    .flatMap(([key, cases]) => {
      const code = key.slice(`${game}:refusal-`.length);
      const texts = cases
        .slice(0, 2)
        .flatMap(({ rule, facts }) => [
          refusal(code, rule, IN_WORDS[game](map, code === "unknown-hex" ? facts : onMap(map, facts)), names),
          refusal(code, rule, facts, names),
        ]);
      return [...new Set(texts)].map((text) => ({ code, text }));
    });
}

/** Every trouble with set-ups, records and maps, with facts that really occur together. */
export function troubles(start: string): Said[] {
  return keys("common/kernel.ftl", start).map((code) => {
    const cases = Object.entries(all()).find(([key]) => key.endsWith(`:${code}`))?.[1];
    const facts = UNHEARD[code] ?? cases?.[0]?.facts;
    if (facts === undefined) throw new Error(`no test hears ${code}: give an example of its facts`);
    return { code, text: troubleText({ code, facts: { ...UNSAID, ...facts } }) };
  });
}
/** What the client adds to facts itself, for sentences that ask which they got. */
const UNSAID = { number: 3, place: null, company: null, other: null, wanted: null };
/** Facts of troubles that the tests above do not run into: those of commands, bots, leagues, clusters and tables. */
const UNHEARD: Readonly<Record<string, Facts>> = {
  "map-where": { file: "fens.toml", line: 12, sentence: "…" },
  "map-where-file": { file: "fens.toml", sentence: "…" },
  "map-too-many-drawn": { most: 24, number: 31, table: "sea" },
  "map-too-many-industries": { number: 10, most: 8 },
  "map-too-many-places": { number: 36, most: 32 },
  "map-town-number": { number: 4, fewest: 11, most: 24 },
  "record-is-a-path": { path: "match.rail" },
  "record-map-changed": { map: "england", recorded: "5b1c33f0a2d94e17", present: "90e2d7c41fa8b663" },
  "record-refused": { game: "rocket", number: 2, reason: "next-to-station", rule: "R4.2", hex: "C3", seat: 2 },
  "record-too-long": { actions: 2400, most: 2000 },
  "setup-arena-file": { file: "league.jsonl" },
  "setup-arena-other": { file: "league.jsonl" },
  "setup-bad-bot-budget": { bot: "greedy:nodes=800" },
  "setup-bad-map": { at_line: 4, line: 4, trouble: "not-toml", column: 9, why: "Invalid value" },
  "setup-bad-seats": {},
  "setup-bot-cannot-explain": { bot: "random" },
  "setup-no-own-maps": { game: "nim" },
  "setup-no-ray": {},
  "setup-option-without-value": { option: "defence" },
  "setup-own-bot-large": { bot: "mybot", size: 120, most: 20 },
  "setup-own-bot-missing": { file: "bot.py" },
  "setup-own-bot-name": { bot: "greedy" },
  "setup-own-bot-silent": { bot: "mybot", reason: "ModuleNotFoundError" },
  "setup-same-bot-twice": { names: ["greedy"] },
  "setup-same-colour": {},
  "setup-too-few-bots": { fewest: 2 },
  "setup-too-many-bots": { bots: 4, seats: 3 },
  "setup-unknown-edition": { game: "rocket", edition: "1830", known: ["1999", "2018"] },
  "setup-unknown-game": { game: "chess", known: ["rocket", "steam"] },
  "setup-unknown-map": { game: "rocket", map: "atlantis", known: ["china", "england", "toy", "usa"] },
  "setup-unknown-option": { game: "rocket", option: "colour", known: ["defence", "open_scores"] },
  "setup-unknown-choice": { option: "defence", value: "none", known: ["any", "original"] },
  "setup-unknown-workers": { workers: "cluster:10001" },
  "setup-workers-differ": { here: "1.2", there: "1.1" },
  "setup-workers-lost": { reason: "ConnectionError" },
  "setup-workers-silent": { workers: "ray://cluster:10001", reason: "ConnectionError" },
  "setup-wrong-seats": { game: "rocket", seats: 1, known: [2, 3, 4] },
};

function toy(game: string): GameMap {
  return indexMap(JSON.parse(readFileSync(join(ROOT, `web/public/maps/${game}/toy.json`), "utf8")) as MapData);
}

/** Tests have maps of their own; what was refused there is told of a hex of ours. */
function onMap(map: GameMap, facts: Facts): Facts {
  const own = map.hexes.find((each) => !map.placeAt.has(each.name))!.name;
  const isHex = (name: string, value: unknown): boolean =>
    ["hex", "open_hex", "original"].includes(name) && !map.at.has(String(value));
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, isHex(name, value) ? own : value]));
}
