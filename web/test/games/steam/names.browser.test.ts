/* Prices and names on the map of Steam keep off each other, on every screen; names keep off closed sides. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { legal, pick, settled } from "../../browser/controls";
import { come, PHONE, SCREENS, welcome } from "../../browser/person";
import { happens, later, momentBefore } from "../../browser/tables";

welcome();

interface Found {
  names: string[];
  prices: number;
  /** names that a price lies on, and by how much, px */
  crossed: string[];
  /** names of which a part lies on closed sides, and which part */
  closed: string[];
}
const look = (page: Page): Promise<Found> =>
  page.evaluate(() => {
    const all = (which: string): SVGGraphicsElement[] => [
      ...document.querySelectorAll<SVGGraphicsElement>(`.boardbox .map ${which}`),
    ];
    const names = [...all(".lb"), ...all(".band")].map((each) => {
      const { left, right, top, bottom, height } = each.getBoundingClientRect();
      // The box of a text has room above and below its letters.
      const room = each.matches(".lb") ? height * 0.18 : 0;
      const text = each.matches(".lb") ? each.textContent : each.nextElementSibling?.textContent;
      return { text: text ?? "", town: each.matches(".lb"), left, right, top: top + room, bottom: bottom - room };
    });
    const prices = all(":is(.pricetag, .pricedot, .gaintag)").map((each) => each.getBoundingClientRect());
    const crossed = names.flatMap((name) =>
      prices.flatMap((price) => {
        const wide = Math.min(name.right, price.right) - Math.max(name.left, price.left);
        const high = Math.min(name.bottom, price.bottom) - Math.max(name.top, price.top);
        return wide > 0.5 && high > 0.5 ? [`${name.text}: ${wide.toFixed(1)} x ${high.toFixed(1)}`] : [];
      }),
    );
    const [black] = all(".black") as SVGPathElement[];
    const turned = black!.getScreenCTM()!.inverse();
    const closed = names
      .filter(({ town }) => town)
      .flatMap(({ text, left, right, top, bottom }) => {
        const parts = Array.from({ length: 20 }, (_, n) => (n + 0.5) / 20);
        const on = parts.flatMap((x) =>
          parts.filter((y) => {
            const at = new DOMPoint(left + (right - left) * x, top + (bottom - top) * y);
            return black!.isPointInFill(at.matrixTransform(turned));
          }),
        ).length;
        // The tip of a tooth crosses no letter.
        return on > 8 ? [`${text}: ${on / 400}`] : [];
      });
    return { names: names.map(({ text }) => text), prices: prices.length, crossed, closed };
  });

test.each([
  ["northeast-base-4", later(happens("track-laid", { how: "new" }), 24)],
  ["isles-base-4", happens("track-laid")],
  ["isles-base-4", later(happens("track-laid", { how: "new" }), 20)],
  ["northeast-standard-4", later(happens("track-laid", { how: "new" }), 40)],
] as const)("in %s no price lies on a name, before and after a hex is chosen", async (record, which) => {
  const { page } = await come(PHONE);
  await momentBefore(page, `steam/${record}`, which, true);
  await legal(page).first().waitFor();
  let prices = 0;
  for (const isChosen of [false, true]) {
    if (isChosen) await pick(page, legal(page).first());
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      await settled(page);
      const found = await look(page);
      prices += found.prices;
      expect(found.names.length, `${width}`).toBeGreaterThan(0);
      expect(found.crossed, `${width} ${isChosen}`).toEqual([]);
    }
  }
  expect(prices).toBeGreaterThan(100);
});

test("what a delivery brings lies on no name", async () => {
  const { page } = await come(PHONE);
  await momentBefore(page, "steam/northeast-base-4", later(happens("goods-delivered"), 12), true);
  await page.locator("ol button:has(.way)").first().click();
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    await settled(page);
    const { prices, crossed, closed } = await look(page);
    expect(prices, `${width}`).toBe(1);
    expect(crossed, `${width}`).toEqual([]);
    expect(closed, `${width}`).toEqual([]);
  }
});

test("at first no name lies on a closed side", async () => {
  const { page } = await come(PHONE);
  await momentBefore(page, "steam/isles-base-4", happens("track-laid"), true);
  await legal(page).first().waitFor();
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    await settled(page);
    const { names, closed } = await look(page);
    expect(names.length, `${width}`).toBeGreaterThan(25);
    expect(closed, `${width}`).toEqual([]);
  }
});
