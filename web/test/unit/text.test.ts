import { readdirSync, readFileSync } from "node:fs";
import { join as path } from "node:path";
import { describe, expect, test } from "vitest";
import { hasText, join, t } from "../../src/text/fluent";
import { brief, describe as tell, refusal, type Said } from "../../src/text/words";

const SOURCE = path(import.meta.dirname, "../../src");
const said: Said = { game: "rocket", edition: "2018", names: ["Ada", "Ben"] };

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return entry.name === "generated" ? [] : files(path(folder, entry.name));
    return /\.(ts|svelte)$/.test(entry.name) ? [path(folder, entry.name)] : [];
  });
}

describe("sentences", () => {
  test("every key written in the source has a sentence", () => {
    const missing = files(SOURCE).flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/"(web-[a-z0-9-]+)"/g)].map((found) => found[1]!).filter((key) => !hasText(key)),
    );
    expect(missing).toEqual([]);
  });
  test("no colour is written outside the tokens", () => {
    const found = files(SOURCE).filter((file) => /#[0-9a-f]{6}\b/i.test(readFileSync(file, "utf8")));
    expect(found).toEqual([]);
  });
  test("lists read like lists", () => {
    expect(join(["Ada"])).toBe("Ada");
    expect(join(["Ada", "Ben", "Cai"])).toBe("Ada, Ben and Cai");
  });
  test("events name seats and points", () => {
    expect(tell({ key: "invested", seat: 1, city: "Leeds", industry: "steel" }, said)).toBe("Ben invests in steel at Leeds.");
    expect(brief([{ key: "city-scored", city: "Leeds", company: "NER", points: [2, 0] }], said)).toEqual(["Leeds: Ada +2"]);
    expect(brief([{ key: "city-scored", city: "Leeds", company: "NER", points: [0, 0] }], said)).toEqual([]);
  });
  test("a refusal says why and names the rule", () => {
    expect(refusal("already-moved", "R2.2", { company: "GWR" }, said)).toBe("The GWR has moved in this turn already. (R2.2)");
    expect(refusal("stale", null, {}, said)).toBe(t("server-refusal-stale"));
  });
});
