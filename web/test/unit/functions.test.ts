/* The Hungarian article, in browsers as in Python (tests/locales/test_languages.py). */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { az } from "../../src/text/functions";

const file = join(import.meta.dirname, "../../../tests/locales/articles.json");
const samples = JSON.parse(readFileSync(file, "utf8")) as [string | number, string][];

test.each(samples)("%s is said after %s", (said, article) => {
  expect(az(String(said))).toBe(article);
});
