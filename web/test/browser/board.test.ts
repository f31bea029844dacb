/* What the board tells: what lies on a hex, what choosing it would do, and what happened since one looked last. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { t } from "../../src/text/fluent";
import { act } from "../games/rocket/play";
import { come, dice, PHONE, welcome, type Manner, type Person } from "./person";
import { asked, button, settled } from "./controls";
import { momentBefore, tableWithBots } from "./tables";

welcome({ paints: true });

async function playBots(manner: Manner = {}): Promise<Person> {
  const person = await come(manner);
  await button(person.page, "web-play-bot").click();
  await asked(person.page);
  await still(person.page);
  return person;
}
/** Until the board has found its place: what is measured before lies elsewhere after. */
async function still(page: Page): Promise<void> {
  await settled(page);
  await page.locator(".world").evaluate(async (world: HTMLElement) => {
    for (let same = 0, last = ""; same < 5; last = world.style.transform) {
      same = world.style.transform !== "" && world.style.transform === last ? same + 1 : 0;
      await new Promise((done) => setTimeout(done, 20));
    }
  });
}
async function middleOf(page: Page, label: string): Promise<{ x: number; y: number }> {
  const box = (await page.locator(`path.hot[aria-label^="${label}"]`).first().boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test("pointing at a hex tells what is there, what it would do, or which rule forbids it", async () => {
  const { page } = await playBots();
  const tip = page.locator(".hextip");
  await page.getByRole("button", { name: t("rocket-web-mode-station"), exact: true }).click();
  const leeds = await middleOf(page, "Leeds, railway town");
  await page.mouse.move(leeds.x, leeds.y);
  await tip.getByText("Leeds, railway town").waitFor();
  await tip.getByText(/Leeds stands here.*\(R4/).waitFor();
  const manchester = await middleOf(page, "Manchester, city");
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await page.mouse.move(manchester.x, manchester.y);
  await tip.getByText(/Free: textiles ×2 and steel/i).waitFor();
  await page.locator(".side.l .cell").first().hover();
  await page.getByRole("tooltip").getByText("Joined: ").waitFor();
});

test("words about a hex hide no name on the map", async () => {
  const { page } = await come();
  // A recorded moment: where much is built everywhere, words may find no place that hides nothing.
  await momentBefore(page, "rocket/england-2018-companies", () => true);
  await asked(page);
  await still(page);
  for (const place of ["Leeds", "Manchester", "York", "London", "Dover", "Norwich", "Bristol"]) {
    const at = await middleOf(page, `${place}, `);
    await page.mouse.move(at.x, at.y);
    await page.locator(".hextip").getByText(place, { exact: false }).first().waitFor();
    // The tip finds its place once its size is known.
    await expect
      .poll(() =>
        page.evaluate(() => {
          const tip = document.querySelector(".hextip")!.getBoundingClientRect();
          const over = (box: DOMRect): boolean =>
            Math.min(tip.right, box.right) - Math.max(tip.left, box.left) > 1 &&
            Math.min(tip.bottom, box.bottom) - Math.max(tip.top, box.top) > 1;
          return tip.width > 40
            ? [...document.querySelectorAll(".frame .lb")]
                .filter((name) => over(name.getBoundingClientRect()))
                .map((name) => name.textContent)
            : ["no tip yet"];
        }),
      )
      .toEqual([]);
  }
});

test.each([
  ["rocket", "england", "2018"],
  ["steam", "northeast", "base"],
])("in %s no ring round a hex lies over a name", async (game, map, edition) => {
  const { page } = await come();
  await tableWithBots(page, { game, map, edition, bots: 2 });
  await asked(page);
  await still(page);
  const places = page.locator("path.hot[data-place]");
  // What is drawn later lies above: names stand behind the ring in the picture.
  const namesUnder = (ring: string): Promise<(string | null)[]> =>
    page
      .locator(ring)
      .evaluate((each) =>
        [...document.querySelectorAll(".frame :is(.lb, .band, .bandtext)")]
          .filter((name) => (each.compareDocumentPosition(name) & Node.DOCUMENT_POSITION_FOLLOWING) === 0)
          .map((name) => name.textContent),
      );
  expect(await page.locator(".frame :is(.lb, .bandtext)").count()).toBeGreaterThan(8);
  await places.nth(1).focus();
  expect(await namesUnder(".frame .focus")).toEqual([]);
  const box = (await places.nth(3).boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  expect(await namesUnder(".frame .hover")).toEqual([]);
});

test.each(["england", "usa", "china"])("four seats on the map %s: no name beside the board is cut off", async (map) => {
  const { page } = await come();
  await tableWithBots(page, { game: "rocket", map, edition: "2018", bots: 3 });
  await asked(page);
  await page.evaluate(() => document.fonts.ready);
  const cut = await page
    .locator("aside *")
    .evaluateAll((all) =>
      all
        .filter(
          (each) =>
            each.scrollWidth > each.clientWidth + 1 &&
            getComputedStyle(each).overflowX === "hidden" &&
            !each.classList.contains("gone-from-sight"),
        )
        .map((each) => each.textContent),
    );
  expect(cut).toEqual([]);
  if (map === "england") await page.getByRole("button", { name: "LSWR London & South Western" }).waitFor();
});

test("what happened since one's last action is shown on the board, step by step, and can be left", async () => {
  const { page } = await playBots();
  for (let n = 0; n < 2; n += 1) {
    await act(page, ["station"], dice(n + 3));
    await asked(page);
  }
  const version = await page.getAttribute("[data-version]", "data-version");
  // Whoever looks back can invest nothing there.
  const places = page.locator(".chart button");
  expect(await places.count()).toBeGreaterThan(0);
  await page.getByRole("button", { name: /new moves|What happened meanwhile/ }).click();
  const past = page.getByRole("region", { name: "The past on the board" });
  await past
    .getByText(/^Move 0 of|This is how it stood/)
    .first()
    .waitFor();
  await page.getByRole("heading", { name: /Looking back/ }).waitFor();
  await past.getByRole("button", { name: "One step forward" }).click();
  await past.getByText(/^Move [1-9] of/).waitFor();
  expect(await page.locator("li[aria-current='step']").count()).toBe(1);
  expect(page.url()).toContain("#/table/");
  const forward = past.getByRole("button", { name: "One step forward" });
  // The seat that is marked is the one whose turn it was then.
  const marked = page.locator("li[aria-current='true'] .given").first();
  const turns = new Set<string | null>();
  for (; !(await forward.isDisabled()); await forward.click()) {
    await settled(page);
    expect(await places.count()).toBe(0);
    turns.add(await marked.textContent());
  }
  expect(turns.size).toBeGreaterThan(1);
  expect(await places.count()).toBe(0);
  await past.getByRole("button", { name: "Back to now" }).click();
  await page.getByRole("heading", { name: /Your turn/ }).waitFor();
  expect(await page.getAttribute("[data-version]", "data-version")).toBe(version);
  expect(await places.count()).toBeGreaterThan(0);
});

test("a finger that stays previews, and a small board comes closer to what can be chosen", async () => {
  const { page } = await playBots(PHONE);
  const width = async (): Promise<number> => (await page.locator("path.hot").first().boundingBox())!.width;
  const before = await width();
  expect(before).toBeLessThan(40);
  const york = await middleOf(page, "York, starting town");
  const finger = { bubbles: true, pointerId: 7, pointerType: "touch", button: 0, clientX: york.x, clientY: york.y };
  await page.locator(".frame").dispatchEvent("pointerdown", finger);
  await page.locator(".hextip").getByText("York, starting town").waitFor();
  await page.locator(".frame").dispatchEvent("pointerup", finger);
  expect(await page.getByRole("button", { name: "Back", exact: true }).count()).toBe(0);
  await page.touchscreen.tap(york.x, york.y);
  await page.getByText(/where to\?/).waitFor();
  await page.waitForFunction(
    (narrow) => document.querySelector("path.hot")!.getBoundingClientRect().width > narrow * 1.25,
    before,
  );
});

test("a phone on its side has the action beside the board; a replay is seen with one's own eyes or an onlooker's", async () => {
  const { page } = await playBots({ viewport: { width: 780, height: 360 } });
  const [board, bar] = await Promise.all([
    page.locator("section.mid").boundingBox(),
    page.getByRole("region", { name: "Your action" }).boundingBox(),
  ]);
  expect(bar!.x).toBeGreaterThanOrEqual(board!.x + board!.width - 1);
  expect(bar!.x + bar!.width).toBeLessThanOrEqual(780);
  await page.setViewportSize({ width: 1440, height: 900 });
  const address = page.url().replace("#/table/", "#/replay/");
  await page.goto(address);
  await page.getByLabel("Seen by").selectOption({ label: "an onlooker" });
  await page.getByRole("tab", { name: "Points" }).click();
  await page.getByRole("slider", { name: /Points over the match/ }).waitFor();
  expect(
    await page
      .locator("aside")
      .evaluateAll((sides) => new Set(sides.map((side) => side.getAttribute("aria-label"))).size),
  ).toBe(2);
});
