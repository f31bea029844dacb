/* Sheets to look at: every page and table state in all languages side by side, on a desk and on a phone; and to read:
   the words of each, as a screen reader has them. `python3 dev.py web sheets` writes them to build/pictures/languages. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { test } from "vitest";
import type { LessonInfo, PuzzleList, TableMade } from "../../src/generated/messages";
import { languages } from "../../src/text/language.svelte";
import { PSEUDO } from "../../src/text/pseudo";
import { legal, pick, settled } from "../browser/controls";
import { come, home, welcome } from "../browser/person";
import { ROOT } from "../browser/server";
import { ask, happens, momentBefore, upload, type Fact } from "../browser/tables";

welcome({ paints: true });
const FOLDER = join(ROOT, "build/pictures/languages");
mkdirSync(FOLDER, { recursive: true });
const SPOKEN = [...languages, PSEUDO];
/** How large a screen is, how small it is on the sheet, and how many stand in a row. */
const SIZES = [
  { name: "desk", viewport: { width: 1440, height: 900 }, scale: 0.45, row: 3 },
  { name: "phone", viewport: { width: 390, height: 844 }, scale: 0.78, row: 6 },
];

/** One sheet a size: the page as it is after `then`, in every language; `whole`: to its end, not only what is in sight. */
async function sheet(page: Page, name: string, path: string, then?: (page: Page) => Promise<void>): Promise<void> {
  const taken = new Map<string, string[]>(SIZES.map((size) => [size.name, []]));
  for (const language of SPOKEN) {
    await page.setViewportSize(SIZES[0]!.viewport);
    await page.evaluate(
      (spoken) =>
        localStorage.setItem(
          "rainhill.settings",
          JSON.stringify({ botPace: "none", helper: false, language: spoken, name: "Irene" }),
        ),
      language,
    );
    await page.goto(home() + path);
    await page.reload();
    await page.locator("h1, .screen").first().waitFor();
    await page.waitForFunction((spoken) => document.documentElement.lang === spoken, language);
    await then?.(page);
    await settled(page);
    const words = await page.locator("body").ariaSnapshot();
    mkdirSync(join(FOLDER, language), { recursive: true });
    writeFileSync(join(FOLDER, language, `${name}.txt`), words + "\n");
    for (const size of SIZES) {
      await page.setViewportSize(size.viewport);
      await settled(page);
      taken.get(size.name)!.push((await page.screenshot()).toString("base64"));
    }
  }
  const { page: wall } = await come();
  for (const { name: size, viewport, scale, row } of SIZES) {
    const width = Math.round(viewport.width * scale);
    await wall.setViewportSize({ width: (width + 8) * row, height: 400 });
    const shown = taken.get(size)!.map((data) => `<img src="data:image/png;base64,${data}" width="${width}">`);
    await wall.setContent(
      `<body style="margin:0;display:flex;flex-wrap:wrap;gap:8px;background:#888">${shown.join("")}`,
    );
    await wall.screenshot({ path: join(FOLDER, `${name}-${size}.png`), fullPage: true });
  }
  await wall.context().close();
}
/** The n-th time that something happens, not the first: the board is fuller then. */
function later(which: (event: Fact) => boolean, n: number): (event: Fact) => boolean {
  let seen = 0;
  return (event) => which(event) && (seen += 1) > n;
}
const drawn = async (page: Page): Promise<void> => void (await page.locator("path.hot").first().waitFor());

test("pages in all languages", async () => {
  // Nobody has a session here: whoever has a name is asked about.
  const { page } = await come({ mayHear: /status of 4\d\d/ });
  await sheet(page, "home", "/");
  for (const game of ["rocket", "steam"]) {
    await sheet(page, `create-${game}`, `/#/new/${game}`, async (page) => {
      await page.locator(".btn.go").first().waitFor();
    });
    await sheet(page, `learn-${game}`, `/#/learn/${game}`);
    await sheet(page, `lessons-${game}`, `/#/lessons/${game}`);
    const [lesson] = await ask<LessonInfo[]>(page, "GET", `/lessons/${game}`);
    await sheet(page, `lesson-${game}`, `/#/lessons/${game}/${lesson!.id}`, drawn);
    const list = await ask<PuzzleList>(page, "GET", `/puzzles/${game}`);
    await sheet(page, `puzzles-${game}`, `/#/puzzles/${game}`);
    await sheet(page, `puzzle-${game}`, `/#/puzzles/${game}/${list.puzzles[0]!.id}`, drawn);
    await sheet(page, `rules-${game}`, `/#/rules/${game}`);
    await sheet(page, `reference-${game}`, `/#/reference/${game}`);
  }
  await sheet(page, "replays", "/#/replays");
  await sheet(page, "account", "/#/me");
  await sheet(page, "settings", "/#/learn", async (page) => {
    await page.keyboard.press("?");
    await page.locator("dialog[open]").waitFor();
  });
});

test("before a match in all languages", async () => {
  const { page } = await come();
  const seats = ["me", "invite", "open"].map((kind) => ({ kind, name: kind === "me" ? "Ada" : null, bot: null }));
  const wish = { game: "rocket", map: "england", edition: "2018", options: {}, name: "Ada", start: true, policy: {} };
  const made = await ask<TableMade>(page, "POST", "/tables", { ...wish, seats });
  await sheet(page, "lobby", `/#/table/${made.table.id}`);
  const guest = await come();
  await sheet(guest.page, "invitation", `/#/table/${made.table.id}/${made.links[0]!.secret}`);
});

test("Rocket in all languages", async () => {
  const { page } = await come();
  const at = async (name: string, which: (event: Fact) => boolean, then = drawn): Promise<void> => {
    const { id } = await momentBefore(page, "rocket/england-2018-tiles", which, true);
    await sheet(page, name, `/#/table/${id}`, then);
  };
  await at("rocket-act", later(happens("extension-proposed"), 34));
  await at("rocket-invest", later(happens("invested"), 5), async (page) => {
    await drawn(page);
    await page.keyboard.press("i");
  });
  await at("rocket-veto", later(happens("bid-made"), 3));
  await at("rocket-defend", later(happens("veto-paid"), 1));
  const { id } = await upload(page, "rocket/england-2018-tiles");
  await sheet(page, "rocket-final", `/#/table/${id}`, async (page) => {
    await page.locator(".podium").waitFor();
  });
  await sheet(page, "rocket-replay", `/#/replay/${id}/180`, drawn);
  await sheet(page, "rocket-analysis", `/#/analysis/${id}`);
});

test("Steam in all languages", async () => {
  const { page } = await come();
  const at = async (
    name: string,
    record: string,
    which: (event: Fact) => boolean,
    then: (page: Page) => Promise<void> = drawn,
  ): Promise<void> => {
    const { id } = await momentBefore(page, `steam/${record}`, which, true);
    await sheet(page, name, `/#/table/${id}`, then);
  };
  await at("steam-auction", "isles-standard-4", later(happens("bid-made"), 6));
  await at("steam-capital", "isles-standard-4", later(happens("money-raised"), 3));
  await at("steam-tile", "northeast-base-4", later(happens("tile-taken"), 6));
  await at("steam-build", "northeast-base-4", later(happens("track-laid", { how: "new" }), 24), async (page) => {
    await drawn(page);
    await pick(page, legal(page).first());
  });
  await at("steam-goods", "northeast-base-4", later(happens("goods-delivered"), 12));
  await at("steam-score", "northeast-base-4", later(happens("income-scored"), 4));
  await at("steam-city", "northeast-base-4", happens("city-placed"));
  const { id } = await upload(page, "steam/northeast-base-4");
  await sheet(page, "steam-final", `/#/table/${id}`, async (page) => {
    await page.locator(".podium").waitFor();
  });
  await sheet(page, "steam-replay", `/#/replay/${id}/180`, drawn);
});
