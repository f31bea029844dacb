import { afterEach, expect, test } from "vitest";
import { spoken } from "../../src/text/language.svelte";
import { moment } from "../../src/text/dates";

afterEach(() => void (spoken.language = "en"));

test("hours are written as the language writes them: without a nought before them in English", () => {
  const at = new Date(2026, 4, 3, 9, 5);
  const said = (language: string): string => {
    spoken.language = language;
    return moment(at.getTime() / 1000, at.getTime());
  };
  expect(said("en")).toMatch(/^9:05/);
  expect(said("de")).toMatch(/^0?9:05$/);
});
