/* The bar of Steam has room for what is decided in it: nothing lies over anything else, on any screen. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { asked, legal, pick, settled } from "../../browser/controls";
import { come, SCREENS, welcome } from "../../browser/person";
import { happens, later, momentBefore } from "../../browser/tables";

welcome();

/** Buttons of the bar whose middle cannot be pressed, because something lies over it or it is out of sight. */
const covered = (page: Page, what: string): Promise<string[]> =>
  page.locator(`.bar ${what}`).evaluateAll((all) =>
    all.flatMap((each) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      const at = document.elementFromPoint(left + width / 2, top + height / 2);
      return each.contains(at)
        ? []
        : [`${each.getAttribute("aria-label") ?? each.textContent ?? ""} under ${at?.className ?? "nothing"}`];
    }),
  );

test("tiles to lay, the bid and the actions can be pressed at every size", async () => {
  const { page } = await come();
  // A turn in which a city may grow besides: more to choose from than track.
  await momentBefore(page, "steam/northeast-base-4", later(happens("track-laid", { how: "new" }), 24));
  await asked(page);
  await pick(page, legal(page).first());
  await page.waitForSelector(".picker");
  const look = async (what: string): Promise<void> => {
    expect(await page.locator(`.bar ${what}`).count()).toBeGreaterThan(1);
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      await settled(page);
      expect(await covered(page, what), `${what} ${width}x${height}`).toEqual([]);
    }
  };
  await look(":is(.seg, .picker, .buttons) button");
  await momentBefore(page, "steam/northeast-standard-4", later(happens("bid-made"), 2));
  await asked(page);
  await look(":is(.stepper, .buttons) button");
});
