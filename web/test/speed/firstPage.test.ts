/* How much the first page weighs and how long it takes on a slow line, beside a plain page: measured and told. */
import type { CDPSession, Page } from "playwright-core";
import { expect, test } from "vitest";
import { come, home, welcome } from "../browser/person";

welcome({ paints: true });

/** "Slow 4G" of Chromium's own tools. */
const SLOW = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };

async function slowLine(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  await session.send("Network.emulateNetworkConditions", SLOW);
  return session;
}
const firstPaint = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done) =>
        new PerformanceObserver((list) => {
          for (const each of list.getEntriesByName("first-contentful-paint")) done(each.startTime);
        }).observe({ type: "paint", buffered: true }),
      ),
  );

/** When the page first has what one presses, by its own clock: whoever asks from outside hears of it frames later. */
const noteButtons = (): void => {
  const watched = new MutationObserver(() => {
    if (document.querySelector("#main .buttons button") === null) return;
    performance.mark("usable");
    watched.disconnect();
  });
  watched.observe(document, { childList: true, subtree: true });
};

test("the first page on a slow line, beside a plain one", async () => {
  const { page } = await come({}, "/health");
  await page.addInitScript(noteButtons);
  const session = await slowLine(page);
  const files: [string, number][] = [];
  const kinds = new Map<string, string>();
  session.on("Network.responseReceived", ({ requestId, response }) => kinds.set(requestId, response.url));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
    files.push([kinds.get(requestId) ?? "?", encodedDataLength]),
  );
  const rows: string[] = [];
  for (let n = 0; n < 3; n += 1) {
    await page.goto("about:blank");
    const began = Date.now();
    await page.goto(`${home()}/health`);
    const plain = Date.now() - began;
    const plainPaint = await firstPaint(page);
    await page.goto("about:blank");
    files.length = 0;
    await page.goto(home(), { waitUntil: "commit" });
    await page.waitForSelector("#main .buttons button");
    const usable = await page.evaluate(() => performance.getEntriesByName("usable")[0]!.startTime);
    await page.waitForLoadState("networkidle");
    const paint = await firstPaint(page);
    rows.push(
      `plain ${plain} ms (painted ${plainPaint.toFixed(0)}); first page painted ${paint.toFixed(0)}, usable ${usable.toFixed(0)} ms = ${(paint / plainPaint).toFixed(1)} and ${(usable / plain).toFixed(1)} times`,
    );
  }
  const sum = files.reduce((all, [, size]) => all + size, 0);
  console.log(`${rows.join("\n")}\n${(sum / 1000).toFixed(1)} kB in ${files.length} requests`);
  console.log(files.map(([url, size]) => `${(size / 1000).toFixed(1)} ${url.replace(home(), "")}`).join("\n"));
  expect(await page.title()).toContain("Rainhill");
});
