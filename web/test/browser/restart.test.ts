/* The server is killed in the middle and started again on the same data: nothing is lost, nothing happens twice. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { t } from "../../src/text/fluent";
import { act, choose, playRocket } from "../games/rocket/play";
import { come, dice, welcome } from "./person";
import { asked, button, go, log, previewed } from "./controls";
import { newServer, type Server } from "./server";

welcome();
let server: Server;
beforeAll(async () => {
  server = await newServer();
});
afterAll(() => server.stop());

test("a move made while the server is dead is kept, sent once, and the match goes on", async () => {
  const { page, context } = await come({
    address: server.address,
    mayHear: /WebSocket|ERR_CONNECTION|Failed to load resource/,
  });
  await button(page, "web-play-bot").click();
  await asked(page);
  await act(page, ["station"], dice(5));
  await asked(page);
  expect(await choose(page, "invest", dice(1))).toBe(true);
  const table = page.url();
  // What is chosen stands while the network is away, and so does what it would bring; the words cover no map.
  const chosen = await previewed(page);
  await context.setOffline(true);
  const words = page.getByText(/No connection/).first();
  await words.waitFor();
  const [said, board] = await Promise.all([words.boundingBox(), page.locator(".boardbox").boundingBox()]);
  expect(said!.y + said!.height).toBeLessThanOrEqual(board!.y);
  await context.setOffline(false);
  await words.waitFor({ state: "hidden" });
  expect(await previewed(page)).toBe(chosen);
  await server.stop("SIGKILL");
  await page
    .getByText(/No connection/)
    .first()
    .waitFor();
  await go(page).last().click();
  await page.getByText(t("web-lost-sending")).first().waitFor();
  await server.start();
  // Between two tries of its own the page offers to try now; on a busy machine it may have to be asked again.
  const reconnected = async (): Promise<boolean> => {
    const again = button(page, "web-try-now");
    // It may go away under the pointer, because the page has just connected by itself.
    if (await again.isVisible()) await again.click({ timeout: 5_000 }).catch(() => undefined);
    return (await page.getByText(/No connection/).count()) === 0;
  };
  await expect.poll(reconnected, { interval: 500 }).toBe(true);
  await log(page)
    .getByText(/Guest invests/)
    .first()
    .waitFor();
  expect(
    await log(page)
      .getByText(/Guest invests/)
      .count(),
  ).toBe(1);
  // A browser that was closed meanwhile finds the match among its own.
  await page.goto(server.address);
  await page
    .getByRole("link", { name: new RegExp(t("web-your-turn")) })
    .first()
    .click();
  await page.waitForFunction((hash) => location.hash === hash, new URL(table).hash);
  await asked(page);
  await playRocket(page, 3, 4).catch((error: Error) => expect(error.message).toBe("the match does not end"));
});
