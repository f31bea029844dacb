import { chromium } from "playwright-core";
const base = "http://127.0.0.1:8901";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--headless", "--no-sandbox", "--disable-gpu"] });
const ctx = await b.newContext({ viewport: { width: 1440, height: 900 }, storageState: "/tmp/shots/state.json", reducedMotion: "reduce" });
const p = await ctx.newPage();
await p.goto(base + "/");
await p.getByRole("button", { name: "Play a bot now" }).click();
await p.waitForSelector(".frame");
await p.waitForFunction(() => /Your (turn|veto)/.test(document.querySelector("h1")?.textContent ?? ""));
const time = async (what, f) => { const t = Date.now(); await f(); console.log(what, Date.now() - t); };
for (const m of ["Extend", "Invest", "Station", "Extend"]) {
  await time(m + " js", () => p.evaluate(async (name) => { const btn=[...document.querySelectorAll(".seg button")].find(x=>x.textContent.trim()===name); const t=performance.now(); btn.click(); await new Promise(r=>setTimeout(r,0)); const a=performance.now()-t; await new Promise(r=>requestAnimationFrame(()=>requestAnimationFrame(r))); window.__t=[a,performance.now()-t]; }, m));
  console.log(await p.evaluate(() => window.__t));
}
await time("focus", () => p.locator("path.hot[tabindex='0']").nth(2).focus());
await time("enter", () => p.keyboard.press("Enter"));
await time("go", () => p.locator(".buttons .btn.go").click());
await b.close();
