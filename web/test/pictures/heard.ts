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

/** Every trouble with set-ups, records and maps; a fact that was not heard with it is one heard elsewhere. */
export function troubles(start: string): Said[] {
  const any: Facts = Object.assign({}, ...Object.values(all()).flatMap((cases) => cases.map(({ facts }) => facts)));
  return keys("common/kernel.ftl", start).map((code) => {
    const cases = Object.entries(all()).find(([key]) => key.endsWith(`:${code}`))?.[1];
    return { code, text: troubleText({ code, facts: { ...ELSEWHERE, ...any, ...UNSAID, ...cases?.[0]?.facts } }) };
  });
}
const UNSAID = { number: 3, place: null, company: null, other: null, wanted: null, line: 12, game: "rocket" };
/** What only commands and clusters name. */
const ELSEWHERE = {
  actions: 60_000,
  bots: 5,
  file: "fens.toml",
  here: "1.2",
  path: "match.rail",
  table: "label",
  there: "1.1",
  workers: "ray://cluster:10001",
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
