/* How much room words have on a phone, 390 px wide: buttons, tabs, heads of tables. Whoever moves such a place in a
   style sheet moves it here. What stands nowhere here is text that goes on in the next line. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface Narrow {
  readonly name: string;
  /** messages that may stand there, each by itself; `*` ends the name of a group */
  readonly keys: readonly string[];
  /** px for one of them, on one line, or with `together` for all of them beside each other */
  readonly width: number;
  readonly together?: boolean;
  /** px of the letters, and how bold they are */
  readonly size: number;
  readonly weight: 400 | 600;
  /** so many lines may be filled */
  readonly lines?: number;
}

const PHONE = 390;
const REM = 15;
/** The bar at the foot of a board: what its padding leaves. */
const BAR = PHONE - 2 * 14;
const GAP = 8;
/** Back and the button that does it share the bar as 1 to 1.7. */
const GO = ((BAR - GAP) * 1.7) / 2.7;
const SRC = join(import.meta.dirname, "../../src");

/** The messages in a kind of element, as the sources of the pages have them. */
function keysIn(pattern: RegExp): string[] {
  const found = new Set<string>();
  for (const file of readdirSync(SRC, { recursive: true, encoding: "utf8" }))
    if (file.endsWith(".svelte"))
      for (const [, key] of readFileSync(join(SRC, file), "utf8").matchAll(pattern)) if (key) found.add(key);
  return [...found].sort();
}

export const NARROW: readonly Narrow[] = [
  {
    name: "the sheets at the foot of a table, five beside each other",
    keys: ["web-nav-*", "rocket-web-nav-*", "steam-web-nav-*"],
    width: PHONE / 5,
    size: 0.8 * REM,
    weight: 600,
  },
  {
    name: "the pages in the head of every page",
    keys: ["web-page-play", "web-page-learn", "web-page-replays", "web-page-me"],
    width: PHONE - 16 - 6 - 10 - 3 * GAP,
    together: true,
    size: REM,
    weight: 600,
  },
  {
    name: "kinds of action, with a picture each",
    keys: ["rocket-web-mode-invest", "rocket-web-mode-station", "rocket-web-mode-extend"],
    width: BAR - 2 * 4 - 2 * 4 - 3 * (18 + 7 + 2 * 4),
    together: true,
    size: REM,
    weight: 600,
  },
  {
    name: "kinds of building",
    keys: ["steam-web-mode-track", "steam-web-mode-city", "steam-web-mode-growth"],
    width: BAR - 2 * 4 - 2 * 4 - 3 * 2 * 12,
    together: true,
    size: REM,
    weight: 600,
  },
  { name: "the button that does it", keys: ["rocket-web-go-*"], width: GO - 2 * 18, size: REM, weight: 600 },
  { name: "the button that does it", keys: ["steam-web-go-*"], width: GO - 2 * 10, size: REM, weight: 600, lines: 2 },
  {
    name: "back, beside the button that does it",
    keys: ["web-back", "web-undo", "web-undo-ask"],
    width: (BAR - GAP) / 2.7 - 2 * 10,
    size: REM,
    weight: 600,
    lines: 2,
  },
  {
    name: "back to the present, beside the three steps of a look back",
    keys: ["web-past-close"],
    width: BAR - 3 * (44 + 4) - 8 - 2 * 18,
    size: REM,
    weight: 600,
  },
  {
    name: "the answers of a question",
    keys: [
      "web-sure-no",
      "web-sure-hand-over-yes",
      "web-sure-replace-yes",
      "web-sure-offer-end-yes",
      "web-sure-concede-yes",
    ],
    width: PHONE - 32 - 2 * 22 - 2 * 18,
    size: REM,
    weight: 600,
  },
  {
    name: "choices of the settings",
    keys: [
      ...["web-setting-theme-auto", "web-setting-theme-light", "web-setting-theme-dark", "web-setting-confirm-confirm"],
      ...["web-setting-confirm-quick", "web-setting-motion-full", "web-setting-motion-fast", "web-setting-motion-none"],
      ...["web-setting-text-normal", "web-setting-text-large", "web-setting-text-largest"],
    ],
    width: (PHONE - 2 * 22 - 2 * 4 - 2 * 4) / 2 - 2 * 10,
    size: REM,
    weight: 600,
  },
  {
    name: "large buttons, alone in a line",
    keys: keysIn(/class="btn(?: go| danger)?"[^>]*>\s*\{t\("([\w-]+)"/g),
    width: PHONE - 2 * 16 - 2 * 18,
    size: REM,
    weight: 600,
  },
  {
    name: "small buttons, two in a line",
    keys: keysIn(/class="btn sm[^"]*"[^>]*>\s*\{t\("([\w-]+)"/g),
    width: (PHONE - 2 * 16 - GAP) / 2 - 2 * 12,
    size: 0.93 * REM,
    weight: 600,
    lines: 2,
  },
  {
    name: "heads of tables",
    keys: keysIn(/<th\b[^>]*>\s*\{t\("([\w-]+)"/g),
    width: 96,
    size: 0.87 * REM,
    weight: 600,
    lines: 2,
  },
];

/** Any text: its longest word has to fit into a card. */
export const CARD = { width: PHONE - 2 * 16 - 2 * 22, size: REM, weight: 400 } as const;
