/* An answer of the server that takes its time: the person hears of it, but never of a quick one. */
import type { Page, WebSocketRoute } from "playwright-core";
import { expect, test } from "vitest";
import { t } from "../../src/text/fluent";
import { act, choose } from "../games/rocket/play";
import { asked, go } from "./controls";
import { come, dice, welcome } from "./person";
import { tableWithBots } from "./tables";

welcome();

/** Between page and server, so that answers to moves can be held up while the connection itself lives. */
async function holdAnswers(page: Page): Promise<{ hold(): void; release(): void; moves(): number }> {
  let [held, moves] = [false, 0];
  let kept: (() => void)[] = [];
  await page.routeWebSocket(/./, (socket: WebSocketRoute) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (String(message).includes('"submit"')) moves += 1;
      server.send(message);
    });
    server.onMessage((message) => {
      if (held && !String(message).includes('"pong"')) kept.push(() => socket.send(message));
      else socket.send(message);
    });
  });
  return {
    hold: () => (held = true),
    release: () => {
      held = false;
      for (const send of kept) send();
      kept = [];
    },
    moves: () => moves,
  };
}

test("after half a second a move is told to be on its way, and not before; a quick answer leaves no word", async () => {
  const { page } = await come();
  const answers = await holdAnswers(page);
  // The page's own clock goes on only when it is told to.
  await page.clock.install();
  await tableWithBots(page, { game: "rocket", map: "toy", edition: "2018", bots: 1 });
  await asked(page);
  await page.evaluate((words) => {
    const seen = { sending: 0 };
    Object.assign(window, { seen });
    new MutationObserver(() => (seen.sending += document.body.innerText.includes(words) ? 1 : 0)).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  }, t("web-sending"));
  await act(page, ["station"], dice(5));
  await page.clock.runFor(2000);
  expect(await page.evaluate(() => (window as never as { seen: { sending: number } }).seen.sending)).toBe(0);

  await asked(page);
  expect(await choose(page, "station", dice(7))).toBe(true);
  const words = page.getByText(t("web-sending"));
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const before = answers.moves();
  answers.hold();
  await go(page).last().click();
  await expect.poll(() => answers.moves()).toBe(before + 1);
  await page.clock.runFor(450);
  expect(await words.count()).toBe(0);
  await page.clock.runFor(100);
  await words.waitFor();
  expect(await words.count()).toBe(1);
  answers.release();
  await words.waitFor({ state: "detached" });
  await page.clock.resume();
});
