/* A game is known in its own folder and nowhere else; whatever has no folder is played with the plain client. */
import { readdirSync, readFileSync } from "node:fs";
import { join as path } from "node:path";
import { expect, test } from "vitest";

const SOURCE = path(import.meta.dirname, "../../src");
const games = readdirSync(path(SOURCE, "games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "plain")
  .map((entry) => entry.name);

test("no file outside a game's folder names a game", () => {
  const word = new RegExp(`\\b(${games.join("|")})`, "i");
  const others = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter(
    (file) =>
      /\.(ts|svelte|css)$/.test(file) &&
      !file.startsWith("generated") &&
      !games.some((game) => file.startsWith(path("games", game))),
  );
  expect(games.length).toBeGreaterThan(1);
  expect(others.filter((file) => word.test(readFileSync(path(SOURCE, file), "utf8")))).toEqual([]);
});

test("every game's folder has a client", () => {
  for (const game of [...games, "plain"]) expect(readdirSync(path(SOURCE, "games", game))).toContain("client.ts");
});
