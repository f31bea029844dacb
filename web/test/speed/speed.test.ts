/* How soon one can play and how smoothly the map moves: measured and told, never asserted. */
import { expect, test } from "vitest";
import { asked, button } from "../browser/controls";
import { come, PHONE, welcome } from "../browser/person";
import { tableWithBots } from "../browser/tables";

welcome({ paints: true });

test("from the address of a table to a board one can play on", async () => {
  const { page } = await come();
  await tableWithBots(page, { game: "rocket", map: "england", edition: "2018", bots: 2 });
  await asked(page);
  const times: number[] = [];
  for (let n = 0; n < 3; n += 1) {
    const began = Date.now();
    await page.reload();
    await page.waitForSelector("path.hot");
    await asked(page);
    await button(page, "rocket-web-mode-station").first().click();
    await page.waitForSelector("path.hot[data-legal]");
    times.push(Date.now() - began);
  }
  console.log(`board interactive after ${times.join(", ")} ms (fresh page, warm cache)`);
});

test("pan and zoom on the processor of a phone", async () => {
  const { page, context } = await come({ ...PHONE, reducedMotion: "no-preference" });
  const told: string[] = [];
  for (const [game, map, edition] of [
    ["rocket", "england", "2018"],
    ["steam", "northeast", "base"],
  ] as const) {
    await tableWithBots(page, { game, map, edition, bots: 2 });
    await asked(page);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    const box = (await page.locator(".frame").boundingBox())!;
    const frames = page.evaluate(
      () =>
        new Promise<number[]>((done) => {
          const times: number[] = [];
          let last = performance.now();
          const until = last + 2500;
          const next = (now: number): void => {
            times.push(now - last);
            last = now;
            if (now < until) requestAnimationFrame(next);
            else done(times);
          };
          requestAnimationFrame(next);
        }),
    );
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const before = await page.locator(".world").evaluate((world) => (world as HTMLElement).style.transform);
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let n = 0; n < 30; n += 1) await page.mouse.move(x + 80 * Math.sin(n / 4), y + 60 * Math.cos(n / 5));
    await page.mouse.up();
    for (let n = 0; n < 12; n += 1) await page.mouse.wheel(0, n < 6 ? -120 : 120);
    const times = (await frames).sort((a, b) => a - b);
    const at = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(0);
    told.push(`${game}: ${times.length} frames in 2.5 s, median ${at(0.5)} ms, 95 % within ${at(0.95)} ms`);
    expect(await page.locator(".world").evaluate((world) => (world as HTMLElement).style.transform)).not.toBe(before);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await session.detach();
  }
  console.log(`four times slower processor. ${told.join("; ")}`);
});
