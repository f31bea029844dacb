import { chromium } from "playwright-core";
import fs from "node:fs";
const base = process.argv[2];
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--headless", "--no-sandbox", "--disable-gpu"] });
const url = fs.readFileSync("/tmp/shots/url", "utf8");
async function page(w, h, dark, scale = 1, touch = false) {
  const ctx = await b.newContext({ viewport: { width: w, height: h }, colorScheme: dark ? "dark" : "light", deviceScaleFactor: scale, storageState: "/tmp/shots/state.json", hasTouch: touch });
  const p = await ctx.newPage();
  p.on("console", m => { if (m.type() === "error") console.log("CONSOLE", m.text()); });
  p.on("pageerror", e => console.log("PAGEERROR", e.message));
  return p;
}
let p = await page(390, 844, false, 2, true);
await p.goto(base + "/"); await p.waitForTimeout(900); await p.screenshot({ path: "/tmp/shots/home-phone.png" });
await p.goto(url); await p.waitForSelector(".frame"); await p.waitForTimeout(900);
await p.screenshot({ path: "/tmp/shots/phone.png" });
await p.getByRole("button", { name: "Extend" }).click(); await p.waitForTimeout(300);
await p.locator("path.hot[tabindex='0']").nth(3).focus(); await p.keyboard.press("Enter"); await p.waitForTimeout(500);
await p.screenshot({ path: "/tmp/shots/phone-chosen.png" });
await p.getByRole("button", { name: "Companies" }).click(); await p.waitForTimeout(300);
await p.screenshot({ path: "/tmp/shots/phone-companies.png" });
p = await page(820, 1180, true); await p.goto(url); await p.waitForSelector(".frame"); await p.waitForTimeout(900);
await p.screenshot({ path: "/tmp/shots/tablet-dark.png" });
p = await page(1440, 900, true); await p.goto(url); await p.waitForSelector(".frame"); await p.waitForTimeout(900);
await p.getByRole("button", { name: "Station" }).click(); await p.waitForTimeout(300);
await p.screenshot({ path: "/tmp/shots/desktop-dark.png" });
await b.close();
