/*
 * Every map of every game as it is first shown: nothing lies over a place, its name or a hex that can be chosen, and no
 * letter and no cube is smaller than 8 px.
 */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Catalogue, NewTable, PuzzleList, TableMade } from "../../src/generated/messages";
import { t } from "../../src/text/fluent";
import { bar, decision, go, hex, pick, press, settled } from "./controls";
import { LANGUAGES } from "./lesson";
import { come, home, keep, PHONE, welcome } from "./person";
import { ask, happens, later, momentBefore, sitAt, tableWithBots } from "./tables";

welcome();
const LEAST = 8;
const SIZES = [
  ["390 x 844", PHONE],
  ["360 x 640", PHONE],
  ["844 x 390", PHONE],
  ["1024 x 768", {}],
  ["1440 x 900", {}],
] as const;

/** What something lies over that is no part of the board's picture, or what is cut by its edge; and how much was looked at. */
const coveredOnBoard = (page: Page): Promise<{ covered: string[]; seen: number }> =>
  page.evaluate(() => {
    const frame = document.querySelector(".frame")!;
    const covered = new Set<string>();
    let seen = 0;
    const look = (what: string, points: readonly (readonly [number, number])[]): void => {
      seen += 1;
      for (const [x, y] of points) {
        const found = document.elementFromPoint(x, y);
        if (found !== null && frame.contains(found)) continue;
        const over = found?.closest("[class]");
        covered.add(`${what} under ${over?.tagName.toLowerCase()}.${over?.getAttribute("class")}`);
      }
    };
    /** a box, from its rim inwards by a part of it */
    const points = ({ left, top, width, height }: DOMRect, inwards: number): [number, number][] =>
      [inwards, 0.5, 1 - inwards].flatMap((across) =>
        [inwards, 0.5, 1 - inwards].map((along): [number, number] => [left + width * across, top + height * along]),
      );
    // Any hex may be one to choose sooner or later; places are looked at to their rim.
    for (const hex of document.querySelectorAll("path.hot"))
      look(
        hex.getAttribute("data-hex")!,
        points(hex.getBoundingClientRect(), hex.matches("[data-legal], [data-place]") ? 0.2 : 0.3),
      );
    for (const name of document.querySelectorAll(".frame :is(.lb, .band)"))
      look(name.textContent ?? "", points(name.getBoundingClientRect(), 0.1));
    // Names of seas and the title of the map are whole or not there: letter by letter, for some are turned.
    for (const name of document.querySelectorAll<SVGTextElement>(".ground :is(.sealb, .title)")) {
      if (getComputedStyle(name).visibility === "hidden") continue;
      const [along, letters] = [name.getScreenCTM()!, name.textContent?.trim().length ?? 0];
      look(
        name.textContent ?? "",
        Array.from({ length: letters }, (_, n) => {
          const { x, y, width, height } = name.getExtentOfChar(n);
          const at = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(along);
          return [at.x, at.y] as const;
        }),
      );
    }
    return { covered: [...covered], seen };
  });

/** What stands on the board smaller than it may be, by what it is, and how many things were measured. */
const tooSmall = (page: Page, which: string): Promise<{ small: string[]; measured: number }> =>
  page.$$eval(
    which,
    (found, least) => {
      const measured = found.map((each) => {
        // Some names are turned, so what a step along the line of the letters becomes is measured.
        const { a, b } = (each as SVGGraphicsElement).getScreenCTM()!;
        const size =
          each.tagName === "text"
            ? parseFloat(getComputedStyle(each).fontSize) * Math.hypot(a, b)
            : each.getBoundingClientRect().width;
        return { size, words: `${each.getAttribute("class")} ${each.textContent} ${size.toFixed(2)}` };
      });
      // A rounding of the browser is no smaller letter.
      return {
        small: measured.filter(({ size }) => size < least - 0.01).map(({ words }) => words),
        measured: measured.length,
      };
    },
    LEAST,
  );

/** On a phone the plate of a start that its locomotive has left keeps inside its hex: the name beside it is what is read. */
const ON_A_DESK = ".boardbox .map text, .boardbox .map .cube";
const ON_A_PHONE = ".boardbox .map text:not(.mono), .boardbox .map .cube";

test.each(SIZES)("at %s nothing lies over places, names and targets, and all can be read", async (size, manner) => {
  const { page } = await come(manner);
  const [width, height] = size.split(" x ").map(Number) as [number, number];
  await page.setViewportSize({ width, height });
  const { games } = await ask<Catalogue>(page, "GET", "/catalogue");
  const covered: string[] = [];
  const small: string[] = [];
  let walked = 0;
  for (const { id: game, maps, default_edition: edition } of games)
    for (const { id: map, seats, hexes } of maps.filter((each) => each.hexes > 0))
      for (const advice of ["after", "during"] as const) {
        const policy = { undo: "turn", visibility: "private", order: "fixed", advice } as NewTable["policy"];
        await tableWithBots(page, { game, map, edition, bots: Math.max(...seats) - 1 }, { policy });
        await page.locator("path.hot").first().waitFor();
        await decision(page);
        await settled(page);
        const found = await coveredOnBoard(page);
        expect(found.seen, `${game} ${map}`).toBeGreaterThan(20);
        covered.push(...found.covered.map((what) => `${game} ${map} ${advice}: ${what}`));
        walked += 1;
        // A phone that lies on its side is for looking closer.
        if (advice === "during" || height < 400) continue;
        const read = await tooSmall(page, width < 768 ? ON_A_PHONE : ON_A_DESK);
        expect(read.measured, `${game} ${map}`).toBeGreaterThan(hexes / 20);
        small.push(...read.small.map((words) => `${game} ${map}: ${words}`));
      }
  expect(covered).toEqual([]);
  expect(small).toEqual([]);
  expect(walked).toBeGreaterThanOrEqual(16);
});

test.each(SIZES)("at %s what a shared screen hides is asked for beside the map", async (size, manner) => {
  const { page } = await come(manner);
  const [width, height] = size.split(" x ").map(Number) as [number, number];
  await page.setViewportSize({ width, height });
  const { games } = await ask<Catalogue>(page, "GET", "/catalogue");
  const covered: string[] = [];
  const maps = games.find(({ id }) => id === "rocket")!.maps.filter((each) => each.hexes > 0);
  expect(maps.length).toBeGreaterThanOrEqual(4);
  for (const { id: map, seats } of maps) {
    const names = ["Irene", "Bartholomew", "Marco", "Fanny"].slice(0, Math.max(...seats));
    const { table } = await ask<TableMade>(page, "POST", "/tables", {
      game: "rocket",
      map,
      edition: "1999",
      options: {},
      name: "Irene",
      start: true,
      seats: names.map((name, n) => ({ kind: n === 0 ? "me" : "local", name, bot: null })),
      policy: { undo: "turn", visibility: "private", order: "fixed" },
    });
    await sitAt(page, table.id);
    await page.locator("path.hot").first().waitFor();
    await page.locator(".peek").waitFor();
    await settled(page);
    const found = await coveredOnBoard(page);
    expect(found.seen, map).toBeGreaterThan(20);
    covered.push(...found.covered.map((what) => `${map}: ${what}`));
  }
  expect(covered).toEqual([]);
});

const PHONES = SIZES.slice(0, 3).map(([size]) => size.split(" x ").map(Number) as [number, number]);

/** What of the targets, places and locomotives in sight lies under a button or a chip. */
const hiddenInCloserLook = (page: Page): Promise<string[]> =>
  page.$$eval("path.hot:is([data-legal], [data-place]), .frame .engine", (found) => {
    const frame = document.querySelector(".frame")!;
    const { left, top, right, bottom } = frame.getBoundingClientRect();
    const parts = [0.2, 0.5, 0.8];
    return found.flatMap((each) => {
      const box = each.getBoundingClientRect();
      const over = parts
        .flatMap((across) =>
          parts.map((along) => [box.left + box.width * across, box.top + box.height * along] as const),
        )
        .filter(([x, y]) => x > left && x < right && y > top && y < bottom)
        .map(([x, y]) => document.elementFromPoint(x, y)?.closest(".zoom, .chips, .peek, .hint"))
        .find((over) => over != null);
      return over == null ? [] : [`${each.getAttribute("data-hex") ?? "engine"} under ${over.className}`];
    });
  });

test.each(["england", "usa", "china"])(
  "a closer look at %s has no target, place or locomotive under a button",
  async (map) => {
    const { page } = await come(PHONE);
    const policy = { undo: "turn", visibility: "private", order: "fixed", advice: "during" } as NewTable["policy"];
    await tableWithBots(page, { game: "rocket", map, edition: "2018", bots: 3 }, { policy });
    await decision(page);
    let closer = 0;
    for (const [width, height] of PHONES) {
      await page.setViewportSize({ width, height });
      await settled(page);
      const size = (): Promise<number> =>
        page
          .locator("path.hot")
          .first()
          .evaluate((each) => each.getBoundingClientRect().width);
      const whole = await size();
      const starts = await page
        .locator("path.hot[data-place=start]")
        .evaluateAll((all) => all.map((each) => each.getAttribute("data-hex")!));
      for (const start of starts) {
        await pick(page, hex(page, start));
        await settled(page);
        if ((await size()) > whole * 1.2) closer += 1;
        const under = await hiddenInCloserLook(page);
        expect(under, `${map} ${width} ${start}`).toEqual([]);
        await page.keyboard.press("Escape");
        await page.keyboard.press("Escape");
      }
    }
    expect(closer).toBeGreaterThan(0);
  },
);

test("nor has one at a question in the middle of a match, nor at a puzzle", async () => {
  const { page } = await come(PHONE);
  const england = "rocket/england-2018-tiles";
  const paths: string[] = [];
  for (const [record, which] of [
    [england, later(happens("bid-made"), 3)],
    [england, later(happens("veto-paid"), 1)],
    ["rocket/england-1999-companies", happens("merged")],
  ] as const)
    paths.push(`table/${(await momentBefore(page, record, which, true)).id}`);
  for (const game of ["rocket", "steam"]) {
    const { puzzles } = await ask<PuzzleList>(page, "GET", `/puzzles/${game}`);
    for (const kind of new Set(puzzles.map((each) => each.kind)))
      paths.push(`puzzles/${game}/${puzzles.find((each) => each.kind === kind)!.id}`);
  }
  const found: Record<string, string[]> = {};
  for (const path of paths)
    for (const language of ["en", "hu"]) {
      await keep(page, { language });
      await page.goto(`${home()}/#/${path}`);
      await page.reload();
      await page.locator("path.hot").first().waitFor();
      await decision(page);
      for (const [size] of SIZES) {
        const [width, height] = size.split(" x ").map(Number) as [number, number];
        await page.setViewportSize({ width, height });
        await settled(page);
        const hidden = await hiddenInCloserLook(page);
        if (hidden.length > 0) found[`${path} ${language} ${size}`] = hidden;
      }
    }
  expect(found).toEqual({});
});

test("on a phone the note about a refusal stands at the head of the bar and hides nothing of the map", async () => {
  const { page } = await come(PHONE);
  await momentBefore(page, "rocket/england-2018-tiles", later(happens("extension-proposed"), 34));
  await decision(page);
  await bar(page)
    .getByRole("button", { name: t("rocket-web-mode-station"), exact: true })
    .click();
  for (const [width, height] of PHONES) {
    await page.setViewportSize({ width, height });
    await settled(page);
    await pick(page, page.locator("path.hot:not([data-legal])").nth(8));
    await page.locator(".refused").waitFor({ timeout: 20_000 });
    await settled(page);
    // It says what the tip would say.
    expect(await page.locator(".hextip").count()).toBe(0);
    const [note, its] = await Promise.all([
      page.locator(".refused").boundingBox(),
      page.locator(".barbox").boundingBox(),
    ]);
    // Beside a low board it stands above the bar, which goes down a little.
    const above = note!.y + note!.height <= its!.y && note!.x >= its!.x;
    expect(above || note!.y >= its!.y, `${width}`).toBe(true);
    expect((await coveredOnBoard(page)).covered, `${width}`).toEqual([]);
  }
});

test("in the middle of a match names are whole, too: none is cut by the edge of the window", async () => {
  const { page } = await come(PHONE);
  const id = await tableWithBots(page, { game: "rocket", map: "england", edition: "2018", bots: 1 });
  await decision(page);
  // A locomotive leaves the town at the edge of the map and stands where its name stood.
  await pick(page, page.locator("path.hot[data-place=start][aria-label*=Liverpool]"));
  await pick(page, hex(page, "E13"));
  await press(page, go(page));
  const found: Record<string, string[]> = {};
  for (const language of LANGUAGES) {
    await keep(page, { language });
    await page.goto(`${home()}/#/table/${id}`);
    await page.reload();
    await decision(page);
    for (const [size] of SIZES) {
      const [width, height] = size.split(" x ").map(Number) as [number, number];
      await page.setViewportSize({ width, height });
      await settled(page);
      const { covered } = await coveredOnBoard(page);
      if (covered.length > 0) found[`${language} ${size}`] = covered;
      // It is moved into the window and not left out, but for one that is longer than all the room there is.
      if (width === 390 && language !== "ru")
        expect(await page.locator(".lb", { hasText: /^Liverpool$/ }).count()).toBe(1);
    }
  }
  expect(found).toEqual({});
});
