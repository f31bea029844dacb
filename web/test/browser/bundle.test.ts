/* How much is loaded, and from where. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./server";

const DIST = join(ROOT, "src/rainhill/web_dist");
const read = (file: string): string => readFileSync(join(DIST, file), "utf8");
/** What is sent of it to a browser. */
const sent = (file: string): number => {
  const small = join(DIST, `${file}.br`);
  return statSync(existsSync(small) ? small : join(DIST, file)).size;
};
/** Scripts that stand in the page name what they fetch later. */
const withoutScripts = (page: string): string =>
  page.replace(/<script[^>]*>.*?<\/script>/gs, (all) => /^<script[^>]*>/.exec(all)![0]);
/** What the page names, and what that imports at once; pages that are fetched when they are opened are not in it. */
function firstFiles(): string[] {
  const named = [...withoutScripts(read("index.html")).matchAll(/(?:src|href)="\/([^"]+)"/g)].map((found) => found[1]!);
  const loaded = new Set(["index.html", ...named]);
  for (const name of loaded) {
    if (!name.endsWith(".js")) continue;
    for (const found of read(name).matchAll(/(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g))
      loaded.add(`assets/${found[1]!}`);
  }
  return [...loaded];
}
const games = readdirSync(join(ROOT, "web/src/games"), { withFileTypes: true }).filter((each) => each.isDirectory());

test("the first page is under 200 kB, fonts and pictures included", () => {
  const files = firstFiles();
  expect(files.some((name) => name.endsWith(".woff2"))).toBe(true);
  const cards = games.map((each) => `maps/${each.name}/card-light.svg`).filter((name) => existsSync(join(DIST, name)));
  const size = [...files, ...cards].reduce((sum, name) => sum + sent(name), 0);
  console.log(`client: first page ${(size / 1000).toFixed(1)} kB (${files.length + cards.length} files)`);
  expect(files.length).toBeLessThan(12);
  expect(size).toBeLessThan(180_000);
});

test("a game's script comes with its table, not with the first page and not with another game's", () => {
  const scripts = readdirSync(join(DIST, "assets")).filter((name) => name.endsWith(".js"));
  const first = firstFiles().map((name) => name.replace("assets/", ""));
  for (const { name: game } of games.filter((each) => each.name !== "plain")) {
    const own = scripts.filter((name) => read(`assets/${name}`).includes(`${game}-web-`));
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((name) => first.includes(name))).toEqual([]);
    for (const { name: other } of games.filter((each) => each.name !== game))
      expect(own.filter((name) => read(`assets/${name}`).includes(`${other}-web-turn`))).toEqual([]);
  }
});

test("text is there in Brotli, and fonts come from this server", () => {
  for (const name of readdirSync(join(DIST, "assets"))) {
    if (/\.(js|css)$/.test(name) && statSync(join(DIST, "assets", name)).size > 2000)
      expect(sent(`assets/${name}`)).toBeLessThan(statSync(join(DIST, "assets", name)).size * 0.6);
    if (name.endsWith(".css")) expect(read(`assets/${name}`)).not.toMatch(/url\(["']?https?:/);
  }
});

test("the page shows something before any script has come", () => {
  const page = read("index.html");
  expect(page).toMatch(/<h1>\s*<span data-word="web-hero-1">\S/);
  expect(page).toMatch(/<meta name="description" content="[^"{]{20,}"/);
  // On a slow line each file that is waited for takes as long as the page: its script and styles stand in it, last.
  expect(/<script[^>]* src=|rel="stylesheet"/.exec(withoutScripts(page))).toBeNull();
  expect(page.indexOf('<script type="module">')).toBeGreaterThan(page.indexOf("web-hero-text"));
  for (const name of readdirSync(join(DIST, "assets")).filter((each) => each.endsWith(".js")))
    for (const found of read(`assets/${name}`).matchAll(/["'](?:\.|assets)\/([^"']+\.(?:js|css))["']/g))
      expect(existsSync(join(DIST, "assets", found[1]!)), `${name} asks for ${found[1]}`).toBe(true);
  for (const font of ["playfair-latin-heading", "source-sans-3-latin-wght"])
    expect(page).toMatch(new RegExp(`rel="preload" href="/assets/${font}`));
});
