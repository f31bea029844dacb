/* Steam on the smallest phones, in a language of long words: every tile is in sight, no name of a city lies on another. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { languages } from "../../../src/text/language.svelte";
import { t } from "../../../src/text/fluent";
import { bar, decision, legal, pick, settled } from "../../browser/controls";
import { come, home, keep, PHONE, readIn, SCREENS, welcome } from "../../browser/person";
import { happens, later, momentBefore, tableWithBots } from "../../browser/tables";

welcome();

test("all action tiles are whole on a phone, and names of cities keep off each other", async () => {
  await readIn("ru");
  const { page } = await come({ ...PHONE, locale: "ru" });
  await momentBefore(page, "steam/isles-base-4", happens("tile-taken"), true);
  await decision(page);
  await page.locator(".tiles .tile").first().waitFor();
  for (const [width, height] of [
    [390, 844],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await settled(page);
    const cut = await page.locator(".tiles .tile").evaluateAll((all) =>
      all.flatMap((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        const seen = [top + 2, bottom - 2].every((y) =>
          each.contains(document.elementFromPoint((left + right) / 2, y)),
        );
        return seen ? [] : [each.textContent?.trim() ?? ""];
      }),
    );
    expect(cut, `${width}`).toEqual([]);
    const lying = await page.locator(".boardbox .band").evaluateAll((all) => {
      const bands = all.map((each) => ({
        name: each.nextElementSibling?.textContent,
        box: each.getBoundingClientRect(),
      }));
      return bands.flatMap((a, n) =>
        bands.slice(n + 1).flatMap((b) => {
          const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
          const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
          const covers = (wide * high) / Math.min(a.box.width * a.box.height, b.box.width * b.box.height);
          return wide > 0 && high > 0 && covers > 0.2 ? [`${a.name} and ${b.name}: ${covers.toFixed(2)}`] : [];
        }),
      );
    });
    expect(lying, `${width}`).toEqual([]);
  }
});

const PHONES = [
  [390, 844],
  [360, 640],
] as const;

test("the places of an auction of four stand two and two on a phone", async () => {
  for (const language of languages) {
    await readIn(language);
    const { page, context } = await come({ ...PHONE, locale: language });
    await momentBefore(page, "steam/isles-standard-4", happens("bid-made"), true);
    expect(await decision(page)).toBe("auction");
    for (const [width, height] of PHONES) {
      await page.setViewportSize({ width, height });
      await settled(page);
      const tops = await page
        .getByRole("list", { name: t("steam-web-places") })
        .getByRole("listitem")
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
      expect(tops, `${language} ${width}`).toEqual([tops[0], tops[0], tops[2], tops[2]]);
      expect(tops[2], `${language} ${width}`).toBeGreaterThan(tops[0]!);
    }
    await context.close();
  }
});

test("colours and goods of a new city stand close together on the smallest phone, and both are seen at once", async () => {
  for (const language of languages) {
    await readIn(language);
    const { page, context } = await come({ ...PHONE, locale: language });
    await momentBefore(page, "steam/isles-base-4", happens("city-placed"), true);
    expect(await decision(page)).toBe("build");
    const kind = bar(page).getByRole("button", { name: t("steam-web-mode-city"), exact: true });
    if ((await kind.count()) > 0) await kind.click();
    await pick(page, legal(page).first());
    await page.locator(".cell").first().waitFor();
    await page.setViewportSize({ width: 360, height: 640 });
    await settled(page);
    const { gaps, lost, wide } = await page.locator(".bar").evaluate((bar) => {
      const rows = [...bar.querySelectorAll(".say, .tools .row")]
        .map((each) => each.getBoundingClientRect())
        .sort((a, b) => a.top - b.top);
      // Where words are long the goods are scrolled, but what they are is seen at once: half of each.
      const isSeen = (each: Element): boolean => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        return [top + 4, (top + bottom) / 2].every((y) =>
          each.contains(document.elementFromPoint((left + right) / 2, y)),
        );
      };
      const [colours, goods] = [...bar.querySelectorAll(".tools .row")].map((each) => [...each.children]);
      const top = goods![0]!.getBoundingClientRect().top;
      const first = goods!.filter((each) => each.getBoundingClientRect().top === top);
      return {
        gaps: rows.slice(1).map((each, n) => each.top - rows[n]!.bottom),
        lost: [...colours!, ...first].filter((each) => !isSeen(each)).length,
        wide: first.length,
      };
    });
    expect(gaps, language).toHaveLength(2);
    expect(Math.max(...gaps), language).toBeLessThanOrEqual(4);
    expect(lost, language).toBe(0);
    expect(wide, language).toBeGreaterThanOrEqual(5);
    await context.close();
  }
});

test("dots of targets lie below the names of cities", async () => {
  const { page } = await come(PHONE);
  await momentBefore(page, "steam/isles-base-4", happens("track-laid"), true);
  expect(await decision(page)).toBe("build");
  for (const [width, height] of [...PHONES, [844, 390]] as const) {
    await page.setViewportSize({ width, height });
    await settled(page);
    const { dots, over } = await page.evaluate(() => {
      const dots = [...document.querySelectorAll(".boardbox .spot")];
      const names = [...document.querySelectorAll(".boardbox :is(.band, .bandtext)")];
      // What comes later in a drawing lies above.
      const isAbove = (dot: Element, name: Element): boolean =>
        (name.compareDocumentPosition(dot) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
      return { dots: dots.length, over: dots.filter((dot) => names.some((name) => isAbove(dot, name))).length };
    });
    expect(dots, `${width}`).toBeGreaterThan(5);
    expect(over, `${width}`).toBe(0);
  }
});

/** What of the names of cities and their cubes cannot be seen whole, and how many were looked at. */
const hiding = (page: Page): Promise<{ lying: string[]; names: number; plates: number }> =>
  page.evaluate(() => {
    interface Box {
      what: string;
      box: DOMRect;
    }
    const boxes = (which: string): Box[] =>
      [...document.querySelectorAll(`.boardbox .map ${which}`)].map((each) => ({
        what: each.matches(".band") ? (each.nextElementSibling?.textContent ?? "") : which,
        box: each.getBoundingClientRect(),
      }));
    const common = (a: DOMRect, b: DOMRect): [number, number] => [
      Math.min(a.right, b.right) - Math.max(a.left, b.left),
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
    ];
    const [names, letters] = [boxes(".band"), boxes(".bandtext")];
    const [cubes, plates, numbers] = [boxes(".cube"), boxes(".cube-plate"), boxes(".cube-number")];
    const all = [...names, ...cubes];
    const lying = all.flatMap((a, n) =>
      all.slice(n + 1).flatMap((b) => {
        const [wide, high] = common(a.box, b.box);
        // The rim of one may touch that of the other.
        return wide > 1.5 && high > 1.5 ? [`${a.what} and ${b.what}: ${wide.toFixed(1)} x ${high.toFixed(1)}`] : [];
      }),
    );
    for (const { box } of boxes(".lb"))
      for (const cube of cubes) {
        // The box of a text has room above and below its letters.
        const [wide, high] = common(box, cube.box);
        if (wide > 1.5 && high > box.height * 0.25) lying.push("the name of a town on a cube");
      }
    numbers.forEach(({ box }, n) => {
      if (box.left < plates[n]!.box.left || box.right > plates[n]!.box.right) lying.push("a number beside its plate");
    });
    letters.forEach(({ box }, n) => {
      const room = Math.min(box.left - names[n]!.box.left, names[n]!.box.right - box.right);
      if (room < 1.5) lying.push(`${names[n]!.what} has ${room.toFixed(1)} px beside it`);
    });
    return { lying, names: names.length, plates: plates.length };
  });

test("at first and in the middle of a match no name of a city and no cube lies on another", async () => {
  const { page } = await come(PHONE);
  const tables: string[] = [];
  for (const [map, edition, bots] of [
    ["isles", "standard", 3],
    ["northeast", "base", 3],
    ["toy", "base", 2],
  ] as const)
    tables.push(await tableWithBots(page, { game: "steam", map, edition, bots }));
  const laid = later(happens("track-laid", { how: "new" }), 24);
  tables.push((await momentBefore(page, "steam/northeast-base-4", laid, true)).id);
  const found: Record<string, string[]> = {};
  let plates = 0;
  for (const id of tables)
    for (const language of ["en", "hu", "ru"]) {
      await keep(page, { language });
      await page.goto(`${home()}/#/table/${id}`);
      await page.reload();
      await decision(page);
      for (const [width, height] of SCREENS) {
        await page.setViewportSize({ width, height });
        await settled(page);
        const seen = await hiding(page);
        expect(seen.names).toBeGreaterThan(3);
        plates += seen.plates;
        if (seen.lying.length > 0) found[`${tables.indexOf(id)} ${language} ${width}`] = seen.lying;
      }
    }
  expect(found).toEqual({});
  expect(plates).toBeGreaterThan(0);
});
