/* The board keeps its place whatever is said of the connection, offered or told, and all of that can be read. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { button, decision, settled } from "./controls";
import { covered, scrolledInto, unread } from "./fit";
import { LANGUAGES } from "./lesson";
import { come, home, keep, PHONE, PHONES, readIn, welcome } from "./person";
import { tableWithBots } from "./tables";

welcome();
const DESKS = [
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
] as const;

interface Place {
  readonly board: DOMRect;
  readonly hex: DOMRect;
}
const place = (page: Page): Promise<Place> =>
  page.evaluate(() => {
    const box = (which: string): DOMRect => document.querySelector(which)!.getBoundingClientRect().toJSON() as DOMRect;
    return { board: box(".boardbox"), hex: box("path.hot") };
  });

/** px between words and the upper and the lower edge of the box they stand in. */
const airOf = (page: Page, what: string): Promise<number> =>
  page.locator(what).evaluate((each) => {
    const words = document.createRange();
    words.selectNodeContents(each);
    const [line, edge] = [words.getBoundingClientRect(), each.closest("div")!.getBoundingClientRect()];
    return Math.min(line.top - edge.top, edge.bottom - line.bottom);
  });

test.each([
  ["a phone", PHONES, PHONE, "rocket", "england", "2018"],
  ["a phone", PHONES, PHONE, "steam", "ruhr", "standard"],
  ["a desk", DESKS, {}, "rocket", "england", "2018"],
  ["a desk", DESKS, {}, "steam", "ruhr", "standard"],
] as const)("the board on %s stays where it is without a connection", async (_, sizes, manner, game, map, edition) => {
  const { page, context } = await come({ ...manner, mayHear: /WebSocket|ERR_|Failed to load resource/ });
  const id = await tableWithBots(page, { game, map, edition, bots: 3 });
  await decision(page);
  for (const language of LANGUAGES) {
    await readIn(language);
    await keep(page, { language });
    await page.goto(`${home()}/#/table/${id}`);
    await page.reload();
    const before: Place[] = [];
    const at = async (size: (typeof sizes)[number]): Promise<Place> => {
      await page.setViewportSize(size);
      await page.locator("path.hot").first().waitFor();
      await settled(page);
      return place(page);
    };
    for (const size of sizes) before.push(await at(size));
    await context.setOffline(true);
    await page.locator(".words b").waitFor();
    for (const [n, size] of sizes.entries()) {
      const where = `${game} ${size.width} ${language}`;
      expect(await at(size), where).toEqual(before[n]);
      // The words can be read to the last; on a phone they take the height of the bar and touch no seat.
      const said = (await page.locator(".words").textContent()) ?? "";
      const cut = (await unread(page)).filter((each) => said.includes(/«(.*)»/.exec(each)?.[1] ?? "«"));
      expect(cut, where).toEqual([]);
      const { top, bottom } = await page
        .locator(".words")
        .evaluate((each) => each.getBoundingClientRect().toJSON() as DOMRect);
      expect(top, where).toBeGreaterThanOrEqual(0);
      expect(bottom, where).toBeLessThanOrEqual(before[n]!.board.top);
      if (size.width < 480) {
        expect(await airOf(page, ".words b"), where).toBeGreaterThanOrEqual(4);
        const seats = await page
          .locator(".strip .pc")
          .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
        expect(bottom, where).toBeLessThanOrEqual(Math.min(...seats));
        // As the rest of the bar they keep off its edges, and have no edge of their own there.
        const looks = await page.locator(".words").evaluate((each) => {
          const [box, press] = [getComputedStyle(each), getComputedStyle(each.querySelector(".btn")!)];
          return [box.boxShadow, press.backgroundClip, press.borderTopWidth, press.borderTopColor];
        });
        expect(looks, where).toEqual(["none", "padding-box", "4px", "rgba(0, 0, 0, 0)"]);
      }
      await button(page, "web-try-now").click({ trial: true });
    }
    await context.setOffline(false);
    await page.locator(".words b").waitFor({ state: "detached" });
    expect(await at(sizes[0])).toEqual(before[0]);
  }
});

/** What is put into the news of a table: it would take several people. */
const OFFER = ['"offer":null', '"offer":{"what":"undo","seat":1,"needed":[0],"agreed":[1]}'] as const;
const WAITS = ['"waits":null', '"waits":1'] as const;
const TOLD = { "a notice": [WAITS], "an offer and a notice": [OFFER, WAITS] } as const;

test.each([
  ["rocket", "england", "2018"],
  ["steam", "ruhr", "standard"],
] as const)(
  "the board stays where it is when something is offered or told at a table of %s",
  async (game, map, edition) => {
    const { page } = await come({ ...PHONE });
    let send = (_: string): void => undefined;
    let news = "";
    let telling: keyof typeof TOLD | null = null;
    const told = (message: string): string =>
      telling === null ? message : TOLD[telling].reduce((words, [from, to]) => words.replace(from, to), message);
    await page.routeWebSocket(/./, (socket) => {
      const server = socket.connectToServer();
      send = (message) => socket.send(message);
      server.onMessage((message) => {
        if (String(message).includes('"offer":null')) news = String(message);
        socket.send(told(String(message)));
      });
    });
    const id = await tableWithBots(page, { game, map, edition, bots: 3 });
    await decision(page);
    const moved: Record<string, unknown> = {};
    for (const language of LANGUAGES) {
      await keep(page, { language, helper: false });
      await page.goto(`${home()}/#/table/${id}`);
      await page.reload();
      await page.locator("path.hot").first().waitFor();
      for (const size of [...PHONES, { width: 768, height: 1024 }, ...DESKS]) {
        await page.setViewportSize(size);
        for (const what of ["a notice", "an offer and a notice"] as const) {
          telling = null;
          send(news);
          await page.locator(".notices").waitFor({ state: "detached" });
          await settled(page);
          const before = await place(page);
          telling = what;
          send(told(news));
          await page.locator(".notices p").waitFor();
          await settled(page);
          const where = `${what}, ${language} ${size.width}x${size.height}`;
          const after = await place(page);
          // A phone held upright has room for a notice; for more, or on a low one, the map gives way.
          const stays = size.width > 400 || (size.height > 640 && what === "a notice");
          if (stays && JSON.stringify(after) !== JSON.stringify(before)) moved[where] = [before.hex.y, after.hex.y];
          const lost = [...(await unread(page)), ...(await covered(page))];
          if (lost.length > 0) moved[`${where}: lost`] = lost;
          // On a phone held upright the page itself is scrolled rather than the bar.
          const more = size.width < 400 ? [] : (await scrolledInto(page)).filter((each) => each.startsWith("barbox"));
          if (more.length > 0) moved[`${where}: scrolled`] = more;
          if (what !== "a notice") await page.locator(".offer .go").click({ trial: true });
        }
      }
    }
    expect(moved).toEqual({});
  },
);
