/* The bar of Rocket has room for its longest question, in every language: the button that answers is in sight. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { t } from "../../../src/text/fluent";
import { bar, button, decision, hex, legal, pick, previewed, settled } from "../../browser/controls";
import { scrolledInto } from "../../browser/fit";
import { LANGUAGES } from "../../browser/lesson";
import { come, DESK, dice, PHONE, readIn, welcome } from "../../browser/person";
import { happens, later, momentBefore } from "../../browser/tables";
import { choose } from "./play";

welcome();

test.each(LANGUAGES)("a merger in which either line may go on, in %s", async (language) => {
  await readIn(language);
  const { page } = await come({ locale: language });
  const { action } = await momentBefore(page, "rocket/toy-2018-companies", happens("merged"), true);
  await decision(page);
  await bar(page)
    .getByRole("button", { name: t("rocket-web-mode-extend"), exact: true })
    .click();
  await page
    .getByRole("button", { name: new RegExp(`^${String(action["company"])}`) })
    .first()
    .click();
  await pick(page, hex(page, String(action["to"])));
  await previewed(page);
  expect(await hiddenButtons(page)).toEqual([]);
});

test.each(LANGUAGES)("a line that is extended on the large map, in %s", async (language) => {
  await readIn(language);
  const { page } = await come({ locale: language });
  const { action } = await momentBefore(page, "rocket/england-2018-tiles", happens("extension-proposed"), true);
  await decision(page);
  await pick(page, hex(page, String(action["to"])));
  await previewed(page);
  expect(await bar(page).locator(".seg button").count()).toBe(3);
  expect(await hiddenButtons(page)).toEqual([]);
});

const SIZES = [
  [1440, 900],
  [1200, 800],
  [1024, 768],
] as const;

test.each(LANGUAGES)(
  "whatever is chosen, the bar keeps off the map and nothing in it is scrolled, in %s",
  async (language) => {
    await readIn(language);
    const { page } = await come({ locale: language });
    const over: string[] = [];
    for (const [record, event] of [
      ["rocket/england-2018-tiles", "station-placed"],
      ["rocket/toy-2018-companies", "merged"],
      ["rocket/england-1999-companies", "station-moved"],
    ] as const) {
      await page.setViewportSize({ width: 1440, height: 900 });
      const { action } = await momentBefore(page, record, happens(event), true);
      await decision(page);
      await measure(event);
      for (const mode of ["invest", "station", "extend"] as const) {
        const kind = bar(page).getByRole("button", { name: t(`rocket-web-mode-${mode}`), exact: true });
        if (await kind.isDisabled()) continue;
        await kind.click();
        await measure(`${event} ${mode}`);
        const open = await legal(page).evaluateAll((all) => all.map((each) => (each as SVGElement).dataset["hex"]!));
        const done = String(action["to"] ?? action["hex"] ?? "");
        for (const each of open.includes(done) ? [done] : open.slice(0, 1)) {
          await pick(page, hex(page, each));
          await measure(`${event} ${mode} ${each}`);
          if ((await kind.count()) === 0 || !(await kind.isVisible()))
            await bar(page)
              .getByRole("button", { name: t("web-back"), exact: true })
              .click();
          await kind.click();
        }
        await page.keyboard.press("Escape");
        await page.keyboard.press("Escape");
      }
    }
    async function measure(where: string): Promise<void> {
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await settled(page);
        const found = await page.locator(".barbox").evaluate((box) => ({
          lack: box.scrollHeight - box.clientHeight,
          high: box.getBoundingClientRect().height - parseFloat(getComputedStyle(box).getPropertyValue("--room")),
          words: box.textContent?.replace(/\s+/g, " ").trim() ?? "",
        }));
        // Heights that are scrolled are told in whole px.
        if (found.lack > 1 || found.high > 0) over.push(`${width}x${height} ${where}: ${JSON.stringify(found)}`);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
    }
    expect(over).toEqual([]);
  },
);

test.each(LANGUAGES)("on a phone that lies on its side nothing in the bar is scrolled, in %s", async (language) => {
  await readIn(language);
  const { page } = await come({ ...PHONE, viewport: DESK, locale: language });
  const mode = (name: string): Promise<void> =>
    bar(page)
      .getByRole("button", { name: t(`rocket-web-mode-${name}`), exact: true })
      .click();
  const merger = await momentBefore(page, "rocket/toy-2018-companies", happens("merged"), true);
  await decision(page);
  await mode("extend");
  await page
    .getByRole("button", { name: new RegExp(`^${String(merger.action["company"])}`) })
    .first()
    .click();
  await pick(page, hex(page, String(merger.action["to"])));
  await previewed(page);
  await lies("merger");
  await momentBefore(page, "rocket/england-2018-tiles", later(happens("invested"), 5), true);
  await decision(page);
  await lies("asked");
  for (const kind of ["invest", "station", "extend"] as const) {
    await choose(page, kind, dice(3));
    await previewed(page);
    await lies(kind);
    while ((await button(page, "web-back").count()) > 0) await button(page, "web-back").click();
  }

  async function lies(where: string): Promise<void> {
    await page.setViewportSize({ width: 844, height: 390 });
    await settled(page);
    expect(await scrolledInto(page), where).toEqual([]);
    expect(await hiddenButtons(page), where).toEqual([]);
    await page.setViewportSize(DESK);
    await settled(page);
  }
});

/** What is written on buttons of the bar of which not all is seen. */
async function hiddenButtons(page: Page): Promise<string[]> {
  await settled(page);
  return page.locator(".barbox :is(.seg, .options, .buttons) button").evaluateAll((all) =>
    all.flatMap((each) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      const inSight = [top + 2, top + height - 2].every((y) =>
        each.contains(document.elementFromPoint(left + width / 2, y)),
      );
      return inSight || height === 0 ? [] : [each.textContent?.trim() ?? ""];
    }),
  );
}
