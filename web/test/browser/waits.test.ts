/* While a match waits for its people nobody is said to think. */
import { expect, test } from "vitest";
import type { NewTable } from "../../src/generated/messages";
import { t } from "../../src/text/fluent";
import { come, welcome } from "./person";
import { sitAt, tableWithBots } from "./tables";

welcome();

test.each([
  ["rocket", "2018", 1],
  ["steam", "base", 2],
] as const)("at a table of %s that waits, its bar and its turn say so", async (game, edition, bots) => {
  const { page } = await come();
  const id = await tableWithBots(
    page,
    { game, map: "toy", edition, bots },
    { policy: { undo: "turn", visibility: "public", order: "fixed" } as NewTable["policy"] },
  );
  const { page: watcher } = await come();
  // What a server tells once everybody has gone for longer than a person may be on the way.
  await watcher.routeWebSocket(/./, (socket) => {
    socket.connectToServer().onMessage((message) => socket.send(String(message).replace('"waits":null', '"waits":1')));
  });
  await sitAt(watcher, id);
  await watcher.locator(".notices").getByText(t("web-notice-waits")).waitFor();
  expect(await watcher.locator("h1").first().innerText()).toContain(t("web-turn-waits"));
  const all = await watcher.locator("body").innerText();
  for (const key of ["web-waiting", "steam-web-waiting", "rocket-web-turn-other-act", "steam-web-other-turn"])
    expect(all).not.toContain(t(key, { seat: "Irene" }));
});
