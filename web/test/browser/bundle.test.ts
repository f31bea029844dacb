/* How much is loaded, and from where. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { ROOT } from "./server";

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
    for (const found of readFileSync(join(DIST, name), "utf8").matchAll(/(?:\bfrom|\bimport)\s*"\.\/([^"]+\.js)"/g))
      loaded.add(`assets/${found[1]!}`);
  }
  const all = readdirSync(join(DIST, "assets"))
    .filter((name) => !/\.woff2?$/.test(name))
    .map((name) => `assets/${name}`);
  const size = [...loaded].reduce((sum, name) => sum + zipped(name), 0);
  console.log(
    `client: first load ${(size / 1000).toFixed(1)} kB gzip without fonts (${loaded.size} files); everything ${(all.reduce((sum, name) => sum + zipped(name), 0) / 1000).toFixed(1)} kB`,
  );
  expect(size).toBeLessThan(200_000);
});

test("fonts come from this server and are few", () => {
  const fonts = readdirSync(join(DIST, "assets")).filter((name) => /\.woff2?$/.test(name));
  expect(fonts.length).toBeGreaterThan(0);
  for (const sheet of readdirSync(join(DIST, "assets")).filter((name) => name.endsWith(".css"))) {
    expect(readFileSync(join(DIST, "assets", sheet), "utf8")).not.toMatch(/url\(["']?https?:/);
  }
});
