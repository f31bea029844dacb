/* While an answer takes its time this is said in a place of its own, and nothing moves for it. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { t } from "../../src/text/fluent";
import { choose } from "../games/rocket/play";
import { asked, go, settled } from "./controls";
import { unread } from "./fit";
import { come, dice, PHONE, welcome } from "./person";
import { tableWithBots } from "./tables";

welcome();

/** Where everything stands that is not told about the turn. */
const places = (page: Page): Promise<Record<string, DOMRect[]>> =>
  page.evaluate(() =>
    Object.fromEntries(
      [
        "header",
        "header .brand",
        "header .back",
        "header .sep",
        "header .title",
        "header .wire",
        "header .tools",
        ".notices",
        ".strip",
        ".pc",
        ".side",
        ".boardbox",
        "path.hot",
        ".zoom",
        ".chip",
        ".barbox",
        "nav",
      ].map((which) => [
        which,
        [...document.querySelectorAll(which)].map((each) => each.getBoundingClientRect().toJSON() as DOMRect),
      ]),
    ),
  );

test.each([
  ["390 x 844", PHONE],
  ["360 x 640", PHONE],
  ["844 x 390", PHONE],
  ["1024 x 768", {}],
  ["1440 x 900", {}],
] as const)("at %s the word about a move on its way moves nothing", async (size, manner) => {
  const { page } = await come(manner);
  const [width, height] = size.split(" x ").map(Number) as [number, number];
  await page.setViewportSize({ width, height });
  let holds = false;
  const held: (() => void)[] = [];
  await page.routeWebSocket(/./, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      // From the commit on nothing is heard, until this test lets it through.
      if (String(message).includes('"submit"')) holds = true;
      server.send(message);
    });
    server.onMessage((message) => {
      if (holds) held.push(() => socket.send(message));
      else socket.send(message);
    });
  });
  await tableWithBots(page, { game: "rocket", map: "toy", edition: "2018", bots: 1 });
  await asked(page);
  expect(await choose(page, "station", dice(1))).toBe(true);
  await settled(page);
  const before = await places(page);
  await go(page).last().click();
  const word = page.locator(".status .words").getByText(t("web-sending"), { exact: true });
  await word.waitFor();
  await settled(page);
  expect(await places(page)).toEqual(before);
  expect((await unread(page)).filter((each) => each.includes(t("web-sending")))).toEqual([]);
  holds = false;
  for (const deliver of held.splice(0)) deliver();
  await word.waitFor({ state: "detached" });
});
