/* Closed sides cannot be taken for track, and the legend names them and draws them as the board does. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { t } from "../../../src/text/fluent";
import { button, settled } from "../../browser/controls";
import { come, welcome } from "../../browser/person";
import { ROOT } from "../../browser/server";
import { happens, momentBefore } from "../../browser/tables";

welcome();
/** A line has two corners and a bar four: from here on it is a row of teeth. */
const TEETH = 12;

interface Sign {
  /** how many corners each closed outline has */
  corners: number[];
  fill: string;
  stroke: string;
}
const signs = (page: Page, where: string): Promise<Sign[]> =>
  page.$$eval(where, (found) =>
    found.map((each) => {
      const { fill, stroke } = getComputedStyle(each);
      const outlines = (each.getAttribute("d") ?? "").split(/(?=M)/).filter((d) => /z\s*$/i.test(d));
      return { corners: outlines.map((d) => d.match(/-?(\d+\.?\d*|\.\d+)/g)!.length / 2), fill, stroke };
    }),
  );

test.each(["isles", "northeast"])(
  "closed sides of the map %s are palisades, which no track looks like",
  async (map) => {
    const { page } = await come();
    await momentBefore(page, `steam/${map}-base-4`, happens("goods-delivered"), true);
    await page.locator(".map .track").first().waitFor();
    const text = readFileSync(join(ROOT, `src/rainhill/games/steam/maps/${map}.toml`), "utf8");
    const closed = text.match(/^kind = "black"$/gm)!.length;
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.waitForFunction((theme) => document.documentElement.dataset["theme"] === theme, colorScheme);
      await settled(page);
      // On the ground, and once more above the cities, whose names and cubes would hide them.
      const [drawn, above, ...more] = await signs(page, ".boardbox .map .black");
      expect(more).toEqual([]);
      expect(above).toEqual(drawn);
      const hidden = await page.evaluate(() => {
        const black = [...document.querySelectorAll(".boardbox .map .black")].at(-1)!;
        // What comes later in a drawing lies above.
        return [...document.querySelectorAll(".boardbox .map :is(.goods, .band, .bandtext, .cube)")].filter(
          (each) => (black.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
        ).length;
      });
      expect(hidden).toBe(0);
      expect(drawn!.corners.length).toBe(closed);
      expect(Math.min(...drawn!.corners)).toBeGreaterThan(TEETH);
      // Track is strokes; this is a shape with a rim, in a colour that no track of anybody has.
      const track = await signs(page, ".boardbox .map :is(.track, .case, .ties)");
      expect(track.length).toBeGreaterThan(0);
      expect(new Set(track.map((each) => each.fill))).toEqual(new Set(["none"]));
      expect(drawn!.fill).not.toBe("none");
      expect(drawn!.stroke).not.toBe("none");
      expect(track.map((each) => each.stroke)).not.toContain(drawn!.fill);
      await button(page, "web-legend").click();
      const row = page.getByRole("dialog").getByRole("listitem");
      await row
        .filter({ hasText: t("steam-web-legend-black") })
        .locator(".black")
        .waitFor();
      const [named] = await signs(page, "dialog[open] .black");
      expect(named).toEqual({ ...drawn, corners: [drawn!.corners[0]] });
      await page.keyboard.press("Escape");
    }
  },
);
