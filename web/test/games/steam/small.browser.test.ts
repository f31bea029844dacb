/* Steam on the smallest phones, in a language of long words: every tile is in sight, no name of a city lies on another. */
import { expect, test } from "vitest";
import { decision, settled } from "../../browser/controls";
import { come, PHONE, readIn, welcome } from "../../browser/person";
import { happens, momentBefore } from "../../browser/tables";

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
