/* Before it is too late: the clock warns, pauses of bots can be skipped, a hint becomes a choice. */
import { expect, test } from "vitest";
import type { NewTable } from "../../src/generated/messages";
import { t } from "../../src/text/fluent";
import { act } from "../games/rocket/play";
import { come, dice, welcome } from "./person";
import { asked, button, go, log } from "./controls";
import { tableWithBots } from "./tables";

welcome();
const TOY = { game: "rocket", map: "toy", edition: "2018", bots: 2 };
const policy = (more: object): NewTable["policy"] =>
  ({ undo: "turn", visibility: "private", order: "fixed", ...more }) as NewTable["policy"];

test("the clock warns before it runs out: seen, heard and spoken", async () => {
  const { page } = await come();
  await page.addInitScript(() => {
    window.voices = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...words: [number?]) {
      window.voices += 1;
      return start.apply(this, words);
    };
  });
  await page.reload();
  // Of so many seconds the last ten are warned of, and again the last five.
  const clock = { kind: "decision", seconds: 20, increment: 0, days: 3, at_zero: "bot" };
  await tableWithBots(page, TOY, { policy: policy({ clock }) });
  await asked(page);
  // A browser plays no sound before somebody has touched the page.
  await page.locator("h1").first().click();
  const [minutes = "0", seconds = "0"] = ((await page.getByRole("timer").textContent()) ?? "").split(":");
  // On a very busy machine the first warning may have come meanwhile.
  if (60 * Number(minutes) + Number(seconds) > 12) expect(await page.locator(".clock.hurry").count()).toBe(0);
  const said = page.locator("[aria-live=assertive]").getByText(/^Your clock: \d+ seconds left\.$/);
  await said.waitFor({ state: "attached" });
  await page.locator(".clock.hurry[role=timer]").waitFor();
  await expect.poll(() => page.evaluate(() => window.voices)).toBeGreaterThan(0);
  // It costs that one decision, and the table says so loudly.
  await log(page)
    .getByText(/a bot made this one decision/)
    .first()
    .waitFor();
  await page.locator(".notices [role=alert]").first().waitFor();
  // What is spoken of the turn is what stands there now, not what was asked before the bot decided.
  const spoken = page.getByRole("log", { name: t("web-announced") }).locator("p");
  const turns = (await spoken.allTextContents()).filter((each) => /action \d of \d/.test(each));
  expect(turns.map((each) => /action \d/.exec(each)?.[0])).toEqual(["action 1", "action 2"]);
});

test("the pauses of bots can be skipped", async () => {
  const { page } = await come();
  const sent: string[] = [];
  page.on("websocket", (socket) => socket.on("framesent", ({ payload }) => sent.push(String(payload))));
  await tableWithBots(page, TOY, { policy: policy({ bot_pace: "long" }) });
  for (let n = 0; n < 2; n += 1) {
    await asked(page);
    await act(page, ["station", "invest"], dice(n));
  }
  await button(page, "web-skip-pauses").click();
  await expect.poll(() => sent.some((each) => each.includes('"skip"'))).toBe(true);
  await asked(page);
});

test("a click on a hint chooses it on the board, and does nothing yet", async () => {
  const { page } = await come();
  await tableWithBots(page, TOY, { policy: policy({ advice: "during" }) });
  await asked(page);
  const version = await page.locator("[data-version]").getAttribute("data-version");
  await button(page, "web-hint").click();
  const best = page.locator(".hint li button").first();
  await best.waitFor();
  await best.click();
  await expect.poll(() => go(page).last().isEnabled()).toBe(true);
  expect(await page.locator(".map .st-chosen, .map .ghost, [aria-pressed=true]").count()).toBeGreaterThan(0);
  expect(await page.locator("[data-version]").getAttribute("data-version")).toBe(version);
  // On a phone the card makes room for what was chosen, and is there again at once.
  await page.setViewportSize({ width: 390, height: 844 });
  await best.click();
  await best.waitFor({ state: "detached" });
  await button(page, "web-hint").click();
  await best.waitFor();
});
