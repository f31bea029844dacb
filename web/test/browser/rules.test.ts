/* Rules pages: found by id and by words, marked for the table they were opened from, one key away while playing. */
import { expect, test } from "vitest";
import { t } from "../../src/text/fluent";
import { languages } from "../../src/text/language.svelte";
import { audit } from "./axe";
import { button, isInSight } from "./controls";
import { come, home, PHONE, welcome } from "./person";
import { tableWithBots } from "./tables";

welcome();

test("a rule is found by its id and by words, and its option leads to a new table and back", async () => {
  const { page } = await come({ bypassCSP: true }, "/#/learn/rocket/R11.5");
  const rule = page.locator("#R11\\.5");
  await rule.waitFor();
  await expect.poll(() => rule.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.getByRole("searchbox").fill("passenger EMPTY");
  await page.getByText(t("web-learn-nothing")).waitFor();
  await page.getByRole("searchbox").fill("supplementary stock");
  await expect.poll(() => page.locator("main section").count()).toBeLessThan(4);
  expect(await page.locator("mark").first().innerText()).toMatch(/supplementary|stock/i);
  await page.getByRole("searchbox").fill("");
  await rule.getByRole("link", { name: t("rocket-option-standstill.label") }).click();
  const choice = page.getByLabel(t("rocket-option-standstill.label"));
  await choice.waitFor();
  await expect.poll(() => choice.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.getByRole("link", { name: "R11.5" }).waitFor();
});

test("what a search finds stands below its field, be it nothing, and the contents list only that", async () => {
  for (const viewport of [
    { width: 360, height: 640 },
    { width: 844, height: 390 },
    { width: 1440, height: 900 },
  ]) {
    const { page, context } = await come({ viewport }, "/#/rules/rocket");
    const field = page.getByRole("searchbox");
    await field.fill("xyzzy");
    const nothing = page.getByText(t("web-learn-nothing"));
    expect(await isInSight(page, nothing), `${viewport.width}`).toBe(true);
    expect(await isInSight(page, field), `${viewport.width}`).toBe(true);
    const [above, below] = [await field.boundingBox(), await nothing.boundingBox()];
    expect(below!.y - above!.y - above!.height, `${viewport.width}`).toBeLessThan(60);
    expect(await page.locator("button.chapter").count()).toBe(0);
    await field.fill("supplementary stock");
    await page.locator("mark").first().waitFor();
    await expect
      .poll(() =>
        page
          .locator("main section")
          .first()
          .evaluate((each) => each.getBoundingClientRect().top < innerHeight),
      )
      .toBe(true);
    const titles = await page.locator("main section h2").allInnerTexts();
    const listed = page.locator(viewport.width < 1200 ? "details .chapter" : "aside .chapter");
    expect(await listed.count()).toBe(titles.length);
    await context.close();
  }
});

test.each(["rocket", "steam"])("where there is little room the field goes up for what is found in %s", async (game) => {
  for (const viewport of [
    { width: 360, height: 640 },
    { width: 844, height: 390 },
  ]) {
    const { page, context } = await come({ ...PHONE, viewport }, `/#/rules/${game}`);
    const field = page.getByRole("searchbox");
    await field.fill("6");
    const hit = page.locator("main section mark").first();
    await hit.waitFor();
    await expect.poll(() => isInSight(page, hit), { message: `${viewport.width}` }).toBe(true);
    expect(await isInSight(page, field), `${viewport.width}`).toBe(true);
    expect(await field.evaluate((each) => each === document.activeElement)).toBe(true);
    await context.close();
  }
});

test("on a phone words begin at one edge in a chapter, and a column of numbers is narrow", async () => {
  const { page } = await come({ ...PHONE, viewport: { width: 360, height: 640 } }, "/#/rules/steam");
  await page.locator("#S4 table").waitFor();
  const [title, rule, table, number, name] = await page.locator("#S4").evaluate((chapter) =>
    ["h2", ".rule .id", "table", "tbody th", "tbody td"].map((each) => {
      const { left, width } = chapter.querySelector(each)!.getBoundingClientRect();
      return { left, width };
    }),
  );
  expect([rule!.left, table!.left]).toEqual([title!.left, title!.left]);
  expect(number!.width).toBeLessThan(name!.width / 2);
});

test("at a table Q shows what holds there, and the rules are marked for it", async () => {
  const { page, context } = await come({ bypassCSP: true });
  await tableWithBots(page, { game: "rocket", map: "england", edition: "1999", bots: 2 });
  await page.keyboard.press("q");
  const dialog = page.locator("dialog[open]");
  await dialog.getByText("Any station of your own may be moved").waitFor();
  expect(await dialog.getByText("Only unconnected ones may be moved").count()).toBe(0);
  expect(await audit(page, "quick reference")).toEqual([]);
  const opened = context.waitForEvent("page");
  await dialog.getByRole("link", { name: t("web-rules-full") }).click();
  const rules = await opened;
  await rules.locator("#R4\\.3 .here").waitFor();
  expect(await rules.locator("#R4\\.3 .here").innerText()).toContain("1999");
  expect(await rules.locator("#R4\\.3 details").innerText()).toContain("2018");
  expect(await rules.locator("#R4\\.3 details").getAttribute("open")).toBeNull();
});

test.each(["rocket", "steam"])(
  "the rules of %s are for everybody, and print as a booklet and on one page",
  async (game) => {
    const { page } = await come({ bypassCSP: true, ...PHONE }, `/#/rules/${game}`);
    await page.locator("main section .picture svg").first().waitFor();
    expect(await audit(page, `rules of ${game}`)).toEqual([]);
    await page.emulateMedia({ media: "print" });
    const pages = async (): Promise<number> =>
      (await page.pdf({ preferCSSPageSize: true })).toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    expect(await pages()).toBeGreaterThan(8);
    await page.goto(`${home()}/#/reference/${game}`);
    await page.locator(".sheet section").first().waitFor();
    expect(await pages()).toBe(1);
  },
);

test("a mistake in a translation is told with its key, and never with the secret of a seat", async () => {
  const { page } = await come();
  await button(page, "web-menu").click();
  await button(page, "web-mistake").click();
  await page.getByLabel(t("web-mistake-words")).fill(t("web-menu"));
  const told = page.locator("dialog[open] pre");
  await expect.poll(() => told.innerText()).toContain("web-menu");
  expect(await told.innerText()).toContain("Page: home");
  // No host says where issues are written: then the text is copied.
  expect(await page.getByRole("link", { name: t("web-mistake-tell") }).count()).toBe(0);
  await button(page, "web-mistake-copy").click();
  await button(page, "web-mistake-copied").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/Key: .*web-menu/);
});

test("on a phone the tables of the quick reference fit in every language, and alternatives say when they hold", async () => {
  const { page } = await come({ ...PHONE, viewport: { width: 360, height: 640 } });
  for (const language of languages) {
    await page.evaluate((spoken) => localStorage.setItem("rainhill.settings", `{"language": "${spoken}"}`), language);
    for (const game of ["rocket", "steam"]) {
      await page.goto(`${home()}/#/reference/${game}`);
      await page.reload();
      await page.locator(".sheet .wide").first().waitFor();
      const wide = await page.$$eval(".sheet .wide", (all) => all.map((each) => each.scrollWidth - each.clientWidth));
      expect(Math.max(...wide), `${language} ${game}`).toBeLessThanOrEqual(1);
      for (const name of await page.locator(".sheet .variant .name").all()) expect(await name.isVisible()).toBe(true);
    }
  }
});
