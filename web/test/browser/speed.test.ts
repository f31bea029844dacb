/* How much is loaded and how soon one can play. Times are told, and only a bound that no machine should miss is asserted. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { come, PHONE, welcome } from "./person";
import { asked, button } from "./play";
import { ROOT } from "./server";
import { tableWithBots } from "./tables";

welcome();
const DIST = join(ROOT, "src/rainhill/web_dist");
const zipped = (file: string): number => gzipSync(readFileSync(join(DIST, file))).length;

test("the first load is under 200 kB without fonts", () => {
  const page = readFileSync(join(DIST, "index.html"), "utf8");
  const named = [...page.matchAll(/(?:src|href)="\/([^"]+)"/g)].map((found) => found[1]!);
  expect(named.some((name) => name.endsWith(".js"))).toBe(true);
  expect(named.some((name) => name.endsWith(".css"))).toBe(true);
  // What these import at once comes with them; pages that are fetched when they are opened do not.
  const loaded = new Set(["index.html", ...named]);
  for (const name of loaded) {
    if (!name.endsWith(".js")) continue;
    for (const found of readFileSync(join(DIST, name), "utf8").matchAll(/(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g)) loaded.add(`assets/${found[1]!}`);
  }
  const all = readdirSync(join(DIST, "assets")).filter((name) => !/\.woff2?$/.test(name)).map((name) => `assets/${name}`);
  const size = [...loaded].reduce((sum, name) => sum + zipped(name), 0);
  console.log(`client: first load ${(size / 1000).toFixed(1)} kB gzip without fonts (${loaded.size} files); everything ${(all.reduce((sum, name) => sum + zipped(name), 0) / 1000).toFixed(1)} kB`);
  expect(size).toBeLessThan(200_000);
});

test("fonts come from this server and are few", () => {
  const fonts = readdirSync(join(DIST, "assets")).filter((name) => /\.woff2?$/.test(name));
  expect(fonts.length).toBeGreaterThan(0);
  for (const sheet of readdirSync(join(DIST, "assets")).filter((name) => name.endsWith(".css"))) {
    expect(readFileSync(join(DIST, "assets", sheet), "utf8")).not.toMatch(/url\(["']?https?:/);
  }
});

test("a table can be played soon after its address is opened", async () => {
  const { page } = await come();
  await tableWithBots(page, { game: "rocket", map: "england", edition: "2018", bots: 2 });
  await asked(page);
  const times: number[] = [];
  for (let n = 0; n < 3; n += 1) {
    const began = Date.now();
    await page.reload();
    await page.waitForSelector("path.hot");
    await asked(page);
    await button(page, "web-mode-station").first().click();
    await page.waitForSelector("path.hot[tabindex='0']");
    times.push(Date.now() - began);
  }
  console.log(`board interactive after ${times.join(", ")} ms (fresh page, warm cache)`);
  expect(Math.min(...times)).toBeLessThan(10_000);
});

test("pan and zoom on the processor of a phone", async () => {
  const { page, context } = await come({ ...PHONE, reducedMotion: "no-preference" });
  const told: string[] = [];
  for (const [game, map, edition] of [["rocket", "england", "2018"], ["steam", "northeast", "base"]] as const) {
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
