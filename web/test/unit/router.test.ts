import { expect, test, vi } from "vitest";

vi.stubGlobal("location", { hash: "", pathname: "/" });
vi.stubGlobal("window", { addEventListener: () => undefined });
const { read, tableOfLink } = await import("../../src/router.svelte");
const { referencePath, rulesPath, writeTerms } = await import("../../src/rules/terms");

test("a link leads to its table, and its secret stays behind the #", () => {
  const secret = "s".repeat(32);
  expect(tableOfLink("/t/abc-_9", `#${secret}`)).toBe(`/table/abc-_9/${secret}`);
  expect(tableOfLink("/t/abc", "")).toBe("/table/abc");
  expect(tableOfLink("/t/abc", "#x")).toBe("/table/abc");
  expect(tableOfLink("/t/abc", "#/replays")).toBe("/replays");
  expect(tableOfLink("/", "#/table/abc")).toBeNull();
  expect(tableOfLink("/t/<b>", "")).toBeNull();
});

test("pages about the rules know the table they were opened from, and links to rules of the past lead on", () => {
  const terms = { edition: "standard", seats: 3, options: { mercy: "none both none" } };
  const written = writeTerms(terms);
  expect(read(rulesPath("x", "R5.4", terms))).toEqual({ at: "rules", game: "x", rule: "R5.4", terms: written });
  expect(read(rulesPath("x", null, terms))).toEqual({ at: "rules", game: "x", rule: null, terms: written });
  expect(read(rulesPath("x", null, null))).toEqual({ at: "rules", game: "x", rule: null, terms: null });
  expect(read(referencePath("x", terms))).toEqual({ at: "reference", game: "x", terms: written });
  expect(read("#/learn/x/R5.4")).toEqual({ at: "rules", game: "x", rule: "R5.4", terms: null });
  expect(read("#/learn/x")).toEqual({ at: "learn", game: "x" });
});
