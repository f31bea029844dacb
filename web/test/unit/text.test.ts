import { readdirSync, readFileSync } from "node:fs";
import { join as path } from "node:path";
import { describe, expect, test } from "vitest";
import { join, t } from "../../src/text/fluent";
import { ad, ed } from "../../src/text/functions";
import { loadGameTexts } from "../../src/text/language.svelte";
import { brief, describe as tell, marginText, refusal, troubleText, type Names } from "../../src/text/words";

const SOURCE = path(import.meta.dirname, "../../src");
const names: Names = { game: "rocket", edition: "2018", seats: ["Ada", "Ben"] };

await loadGameTexts("rocket");

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return entry.name === "generated" ? [] : files(path(folder, entry.name));
    return /\.(ts|svelte)$/.test(entry.name) ? [path(folder, entry.name)] : [];
  });
}

describe("sentences", () => {
  test("no colour is written outside the tokens", () => {
    const found = files(SOURCE).filter((file) => /#[0-9a-f]{6}\b/i.test(readFileSync(file, "utf8")));
    expect(found).toEqual([]);
  });
  test("lists read like lists", () => {
    expect(join(["Ada"])).toBe("Ada");
    expect(join(["Ada", "Ben", "Cai"])).toBe("Ada, Ben and Cai");
  });
  test("numbers below zero have a minus, words keep their hyphens", () => {
    expect(t("web-score-points", { points: -3 })).toBe("−3");
    expect(t("web-direction-north-east")).toBe("north-east");
  });
  test("the minus of money stands before its sign", async () => {
    await loadGameTexts("steam");
    expect(t("steam-web-cash", { cash: -1 })).toBe("−\u2060$1");
    expect(t("steam-web-then-same", { cash: -12 })).toBe("cash stays −\u2060$12");
    expect(t("steam-web-pays", { amount: 3 })).toBe("−\u2060$3");
  });
  test("Italian a and e get a d before the same vowel", () => {
    expect(["Alba", "Elm", "“Ada”", ""].map((each) => ad(each))).toEqual(["ad", "a", "ad", "a"]);
    expect(["EAS", "Alba", "È", "8"].map((each) => ed(each))).toEqual(["ed", "e", "ed", "e"]);
  });
  test("events name seats and points", () => {
    expect(tell({ key: "invested", seat: 1, city: "Leeds", industry: "steel" }, names)).toBe(
      "Ben invests in steel at Leeds.",
    );
    expect(brief([{ key: "city-scored", city: "Leeds", company: "NER", points: [2, 0] }], names)).toEqual([
      "Leeds: Ada\u00a0+2",
    ]);
    expect(brief([{ key: "city-scored", city: "Leeds", company: "NER", points: [0, 0] }], names)).toEqual([]);
  });
  test("a match is won by what its edition counts in, or by something else", () => {
    expect(marginText(12, names)).toBe("by 12 points");
    expect(marginText(12, { ...names, edition: "1999" })).toBe("by £12,000");
    expect(marginText(0, names)).toBe("");
  });
  test("what the server would not do has a sentence, whichever file it stands in", () => {
    expect(troubleText({ code: "stale" })).toBe(t("server-refusal-stale"));
    expect(troubleText({ code: "setup-unknown-bot", facts: { bot: "x", known: ["greedy"] } })).toBe(
      "There is no bot called “x”. Known: “greedy”.",
    );
    expect(troubleText({ code: "setup-same-bot-twice", facts: { names: ["greedy", "greedy"] } })).toContain(
      "“greedy” and “greedy”",
    );
    const refused = { number: 4, reason: "not-your-decision", rule: "", line: 12, game: "rocket", seat: 0, asked: 1 };
    expect(troubleText({ code: "record-refused", facts: refused })).toBe(
      "Action 4 is against the rules. It is not for seat 1 to decide now, but for seat 2.",
    );
    const unset = { reason: "unknown-bot", bot: "x", known: ["greedy"] };
    expect(troubleText({ code: "record-bad-setup", facts: unset })).toContain(
      troubleText({ code: "setup-unknown-bot", facts: unset }),
    );
    expect(troubleText({ code: "no-such-code" })).toContain("no-such-code");
    // The sentence comes in the server's language; ours is made of what it tells besides.
    const facts = { trouble: "missing-key", key: "id", at_line: 0, line: 0, sentence: "„id“ fehlt." };
    expect(troubleText({ code: "setup-bad-map", facts })).toBe("The map cannot be used. “id” is missing.");
  });
  test("words of files stand in quotes, games have their titles, and the reader's own words are marked as such", () => {
    const colours = { trouble: "unknown-colour", colour: "x", known: ["red", "blue"], at_line: 3 };
    expect(troubleText({ code: "setup-bad-map", facts: colours })).toBe(
      "The map cannot be used (line 3). There is no colour “x” here. Known: “red” and “blue”.",
    );
    // The line of the map, not that of the record that holds it.
    const toml = { reason: "bad-map", trouble: "not-toml", at_line: 4, line: 9, column: 7, why: "Invalid value" };
    expect(troubleText({ code: "record-bad-setup", facts: toml })).toContain(
      "(line 4). This is not valid TOML (column 7). The TOML parser says: “Invalid value”.",
    );
    expect(troubleText({ code: "setup-no-own-maps", facts: { game: "rocket" } })).toMatch(/^Stephenson’s Rocket /);
    const unknown = { game: "rocket", known: ["steam"] };
    expect(troubleText({ code: "setup-unknown-game", facts: unknown })).toBe(
      "There is no game “rocket”. Known: “steam”.",
    );
  });
  test("a refusal says why and names the rule", () => {
    expect(refusal("already-moved", "R2.2", { company: "GWR" }, names)).toBe(
      "The GWR has moved in this turn already. (R2.2)",
    );
    expect(refusal("stale", null, {}, names)).toBe(t("server-refusal-stale"));
  });
});
