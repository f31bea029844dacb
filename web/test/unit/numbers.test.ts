/* Numbers are written as the language writes them, in browsers as in Python (tests/locales/test_numbers.py). */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { speak, t } from "../../src/text/fluent";

const file = join(import.meta.dirname, "../../../tests/locales/numbers.json");
const samples = Object.entries(JSON.parse(readFileSync(file, "utf8")) as Record<string, Record<string, string>>);

afterEach(() => speak("en", []));

test.each(samples)("%s groups digits as Python does", (language, wanted) => {
  if (language !== "en") speak(language, ["list-more = { $first }, { $next }"]);
  const said = Object.keys(wanted).map((number) => [
    number,
    t("list-more", { first: Number(number), next: "x" }).slice(0, -3),
  ]);
  // A browser's page has a minus where a computer writes a hyphen.
  expect(Object.fromEntries(said.map(([number, text]) => [number, text!.replace("−", "-")]))).toEqual(wanted);
});
