/* Pages besides the table where there is little room: rows break alike, secrets stay whole, charts can be read. */
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import type { TableMade } from "../../src/generated/messages";
import { t } from "../../src/text/fluent";
import { withAccount } from "./accounts";
import { button, settled } from "./controls";
import { unread } from "./fit";
import { LANGUAGES } from "./lesson";
import { come, home, PHONE, readIn, welcome } from "./person";
import { ask, publicTable, upload } from "./tables";

welcome();
const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
] as const;
const SIZES = [
  ...PHONES,
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
] as const;
const boxes = (what: Locator): Promise<DOMRect[]> =>
  what.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
const leftOf = async (what: Locator): Promise<number> => (await boxes(what))[0]!.left;

/** Ada's public table: a seat of hers, two by link, a free one. */
const fourSeats = (page: Page): Promise<TableMade> => publicTable(page, ["invite", "invite", "open"]);

test("the chart of chances is drawn to the width of a phone: its figures can be read", async () => {
  const { page } = await come();
  const { id } = await upload(page, "steam/toy-base-3");
  await page.goto(`${home()}/#/analysis/${id}`);
  await button(page, "web-study-begin").click();
  const figures = page.locator("main svg[role=img] text.num");
  await expect.poll(() => figures.count()).toBeGreaterThan(5);
  const stop = button(page, "web-study-stop");
  if ((await stop.count()) > 0) await stop.click();
  for (const viewport of PHONES) {
    await page.setViewportSize(viewport);
    await settled(page);
    const sizes = await figures.evaluateAll((all) =>
      all.map((each) => parseFloat(getComputedStyle(each).fontSize) * (each as SVGTextElement).getScreenCTM()!.a),
    );
    expect(Math.min(...sizes), `${viewport.width}`).toBeGreaterThanOrEqual(10.5);
    const own = await boxes(figures);
    for (const each of own) {
      expect(each.left, `${viewport.width}`).toBeGreaterThanOrEqual(0);
      expect(each.right, `${viewport.width}`).toBeLessThanOrEqual(viewport.width);
    }
    expect(await unread(page), `${viewport.width}`).toEqual([]);
  }
});

test("the secret of a program of one's own has the width of the page", async () => {
  const { irene } = await withAccount();
  const { page } = irene;
  // No address outside can be called from here: the answer is told in the place of the server.
  await page.route("**/api/notifications", (route) =>
    route.fulfill({
      json: { email: null, email_pending: null, webhook: "https://example.com/x", secret: "x7".repeat(16) },
    }),
  );
  await page.getByLabel(t("web-telling-webhook"), { exact: true }).fill("https://example.com/rainhill/turns");
  await page
    .locator("form", { hasText: t("web-telling-webhook") })
    .getByRole("button")
    .click();
  const secret = page.locator(".secret code");
  await secret.waitFor();
  await page.setViewportSize({ width: 360, height: 640 });
  await settled(page);
  const [note] = await boxes(page.locator(".secret"));
  const [whole] = await boxes(secret);
  // It begins at the edge, below the words about it, and is broken only where the page ends.
  expect(whole!.left - note!.left).toBeLessThan(30);
  const lines = await secret.evaluate((each) => {
    const { width } = each.getBoundingClientRect();
    const pen = document.createElement("canvas").getContext("2d")!;
    pen.font = getComputedStyle(each).font;
    const all = document.createRange();
    all.selectNodeContents(each);
    const tops = new Set([...all.getClientRects()].map(({ top }) => Math.round(top)));
    return { lines: tops.size, needed: Math.ceil(pen.measureText(each.textContent ?? "").width / width) };
  });
  expect(lines.lines).toBe(lines.needed);
  expect(await unread(page)).toEqual([]);
});

test("an invitation tells of every seat what it is; whoever uses it again has air before the button", async () => {
  const ada = await come();
  const { table, links } = await fourSeats(ada.page);
  const ben = await come({}, `/#/table/${table.id}/${links[0]!.secret}`);
  await button(ben.page, "web-take-seat").waitFor();
  expect(
    await ben.page
      .getByRole("list", { name: t("web-seats") })
      .getByRole("listitem")
      .allInnerTexts(),
  ).toEqual(["Ada", t("web-invited-seat"), t("web-seat-invite"), t("web-seat-open")]);
  await ben.page.getByLabel(t("web-your-name")).fill("Ben");
  await button(ben.page, "web-take-seat").click();
  await ben.page.getByText(t("web-lobby")).waitFor();
  const again = await come({}, `/#/table/${table.id}/${links[0]!.secret}`);
  await again.page.locator(".note.warning + form").waitFor();
  for (const viewport of SIZES) {
    await again.page.setViewportSize(viewport);
    await settled(again.page);
    const [note] = await boxes(again.page.locator(".note.warning"));
    const [form] = await boxes(again.page.locator("form"));
    expect(form!.top - note!.bottom, `${viewport.width}`).toBeGreaterThanOrEqual(12);
  }
});

test("in a lobby of a tablet the words of a seat stand beside its buttons", async () => {
  const { page } = await come();
  const { table } = await fourSeats(page);
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto(`${home()}/#/table/${table.id}`);
  await button(page, "web-new-link").first().click();
  await button(page, "web-qr").waitFor();
  await settled(page);
  const high = (await boxes(page.locator("main li .who small"))).map(({ height }) => height);
  expect(high).toHaveLength(4);
  expect(Math.max(...high)).toBeLessThan(1.5 * Math.min(...high));
});

test("a code to be held up is whole above the foot of the page, and stays so when a phone is turned", async () => {
  const { page } = await come(PHONE);
  const { table } = await fourSeats(page);
  await page.goto(`${home()}/#/table/${table.id}`);
  await button(page, "web-new-link").last().click();
  const upright = { width: 390, height: 844 };
  const lying = { width: 844, height: 390 };
  const code = page.getByRole("img", { name: t("web-qr-of", { number: 3 }) });
  const isWhole = (): Promise<boolean> =>
    code.evaluate((each) => {
      const { left, right, top, bottom, width, height } = each.getBoundingClientRect();
      const isSeen = [top + 2, bottom - 2].every((y) =>
        each.contains(document.elementFromPoint((left + right) / 2, y)),
      );
      return isSeen && Math.abs(width - height) < 2 && width >= 180;
    });
  for (const sizes of [
    [upright, lying, upright],
    [lying, upright, lying, { width: 360, height: 640 }],
  ]) {
    await page.setViewportSize(sizes[0]!);
    await page.evaluate(() => scrollTo(0, 0));
    await button(page, "web-qr").click();
    await code.waitFor();
    for (const viewport of sizes) {
      await page.setViewportSize(viewport);
      await settled(page);
      await expect.poll(isWhole, { message: `${viewport.width}` }).toBe(true);
    }
    await button(page, "web-qr").click();
    await code.waitFor({ state: "detached" });
  }
});

test("rows of tables break alike however long their words are", async () => {
  const { page } = await come();
  const [ada, ben] = [await come(), await come()];
  await fourSeats(ada.page);
  const wish = { game: "rocket", map: "england", edition: "2018", options: {}, start: true };
  const seats = [
    { kind: "me", name: null, bot: null },
    { kind: "open", name: null, bot: null },
  ];
  const policy = { visibility: "public" };
  for (const name of ["Bo", "Bartholomew Featherstonehaugh the Elder"])
    await ask(ben.page, "POST", "/tables", {
      ...wish,
      name,
      seats: seats.map((each, n) => (n === 0 ? { ...each, name } : each)),
      policy,
    });
  await page.reload();
  const rows = page.locator("aside .row");
  await expect.poll(() => rows.count()).toBeGreaterThan(2);
  for (const viewport of SIZES) {
    await page.setViewportSize(viewport);
    await settled(page);
    const looks = await rows.evaluateAll((all) =>
      all.map((row) => {
        const box = (which: string): DOMRect => row.querySelector(which)!.getBoundingClientRect();
        const [words, who, way] = [box(".main > div"), box(".who"), box(".main > :last-child")];
        return [
          who.top >= words.bottom - 1 ? "below" : "beside",
          way.top >= words.bottom - 1 ? "below" : "beside",
          Math.round(row.getBoundingClientRect().right - way.right),
        ].join(" ");
      }),
    );
    expect(new Set(looks).size, `${viewport.width}: ${looks.join(", ")}`).toBe(1);
  }
});

test("no grade of puzzles stands alone, and what is said of a lesson begins at one edge", async () => {
  for (const language of LANGUAGES) {
    await readIn(language);
    const { page, context } = await come({ locale: language }, "/#/puzzles/steam");
    await page.locator(".grades button").first().waitFor();
    for (const viewport of SIZES) {
      await page.setViewportSize(viewport);
      await settled(page);
      const tops = (await boxes(page.locator(".grades button"))).map(({ top }) => top);
      const last = tops.filter((top) => top === tops.at(-1)).length;
      expect(last, `${language} ${viewport.width}`).toBeGreaterThan(1);
      expect(await unread(page), `${language} ${viewport.width}`).toEqual([]);
    }
    await page.goto(`${home()}/#/lessons/rocket`);
    await page.locator("li .what").first().waitFor();
    for (const viewport of SIZES) {
      await page.setViewportSize(viewport);
      await settled(page);
      const edges = (await boxes(page.locator("li .what"))).map(({ left }) => left);
      expect(new Set(edges).size, `${language} ${viewport.width}`).toBe(1);
      if (viewport.width < 768)
        for (const { left } of await boxes(page.locator("li .stand")))
          expect(left, `${language} ${viewport.width}`).toBe(edges[0]);
      expect(await unread(page), `${language} ${viewport.width}`).toEqual([]);
    }
    await context.close();
  }
});

test("reading, lessons and puzzles begin at the same edge", async () => {
  const { page } = await come();
  const found: Record<string, number[]> = {};
  for (const way of ["learn", "lessons", "puzzles"]) {
    await page.goto(`${home()}/#/${way}/rocket`);
    await page.locator("main .ways").first().waitFor();
    for (const viewport of SIZES) {
      await page.setViewportSize(viewport);
      await settled(page);
      (found[viewport.width] ??= []).push(await leftOf(page.locator("h1")), await leftOf(page.locator("main .both")));
    }
  }
  for (const [width, edges] of Object.entries(found)) expect(new Set(edges).size, `${width}: ${edges}`).toBe(1);
});

test("lists of lessons and puzzles are in the middle of the page", async () => {
  const { page } = await come();
  for (const way of ["lessons", "puzzles"]) {
    await page.goto(`${home()}/#/${way}/rocket`);
    const list = page.locator("main > :is(ol, ul)");
    await list.waitFor();
    for (const viewport of SIZES) {
      await page.setViewportSize(viewport);
      await settled(page);
      const [{ left, right }] = (await boxes(list)) as [DOMRect];
      const middle = await page.evaluate(() => document.documentElement.clientWidth / 2);
      expect(Math.abs((left + right) / 2 - middle), `${way} ${viewport.width}`).toBeLessThanOrEqual(1);
    }
  }
});

test("a dialog that goes on above or below its edge shows that, until one is at its beginning or end", async () => {
  const { page } = await come({ ...PHONE, viewport: { width: 360, height: 640 } });
  await button(page, "web-menu").click();
  const dialog = page.locator("dialog[open]");
  await dialog.waitFor();
  const goesOn = (): Promise<string[]> =>
    dialog.evaluate((each) => ["data-earlier", "data-more"].filter((side) => each.hasAttribute(side)));
  await expect.poll(goesOn).toEqual(["data-more"]);
  await dialog.evaluate((each) => each.scrollTo(0, 60));
  await expect.poll(goesOn).toEqual(["data-earlier", "data-more"]);
  await dialog.evaluate((each) => each.scrollTo(0, each.scrollHeight));
  await expect.poll(goesOn).toEqual(["data-earlier"]);
});

test.each(["/", "/#/learn/rocket", "/#/lessons/rocket", "/#/puzzles/rocket", "/#/rules/rocket", "/#/reference/rocket"])(
  "%s says that it is on its way",
  async (path) => {
    const { page } = await come({}, "/#/me");
    let go = (): void => undefined;
    const waits = new Promise<void>((done) => (go = done));
    await page.route(/\/api\/(catalogue|tables)|reference|rulebook/, async (route) => {
      await waits;
      await route.continue();
    });
    await page.goto(home() + path);
    await page.reload();
    const word = page.locator("main").getByText(t("web-loading"), { exact: true });
    await word.first().waitFor();
    if (path === "/") expect(await page.locator("main").getByText(t("web-open-none")).count()).toBe(0);
    go();
    await expect.poll(() => word.count()).toBe(0);
    expect((await page.locator("main").innerText()).length).toBeGreaterThan(200);
  },
);

test("no contents are announced before there are any", async () => {
  const { page } = await come({ viewport: { width: 1440, height: 900 } });
  let go = (): void => undefined;
  const gone = new Promise<void>((resolve) => (go = resolve));
  await page.route("**/api/catalogue", async (route) => {
    await gone;
    await route.continue();
  });
  await page.goto(`${home()}/#/learn/rocket`);
  await page.reload();
  await page.locator("main h1").waitFor();
  const contents = page.locator(".aside nav");
  expect(await contents.isVisible()).toBe(false);
  go();
  await contents.locator("button").first().waitFor();
  expect(await contents.isVisible()).toBe(true);
});

test("maps to choose from are shown whole", async () => {
  const { page } = await come();
  for (const game of ["rocket", "steam"]) {
    await page.goto(`${home()}/#/new/${game}`);
    await page.reload();
    await page.locator(".maps .thumb svg").nth(3).waitFor();
    for (const viewport of SIZES) {
      await page.setViewportSize(viewport);
      await settled(page);
      const cut = await page.$$eval(
        ".maps .thumb",
        (all) =>
          all.filter((each) => {
            const svg = each.querySelector("svg")!;
            const { x, y, width, height } = svg.viewBox.baseVal;
            const room = each.getBoundingClientRect();
            const put = svg.getScreenCTM()!;
            const [left, top] = [put.a * x + put.e, put.d * y + put.f];
            return (
              left < room.left - 1 ||
              top < room.top - 1 ||
              left + put.a * width > room.right + 1 ||
              top + put.d * height > room.bottom + 1
            );
          }).length,
      );
      expect(cut, `${game} ${viewport.width}`).toBe(0);
    }
  }
});
