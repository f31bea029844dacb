import { afterEach, expect, test } from "vitest";
import { keysOf, placeName, speak, t } from "../../src/text/fluent";
import { languageFor, loadGameTexts, useLanguage } from "../../src/text/language.svelte";
import { issueAddress, reportOf } from "../../src/text/mistakes";
import { PSEUDO, pseudo } from "../../src/text/pseudo";

await loadGameTexts("rocket");
afterEach(() => speak("en", []));

test("the pseudo-language is English, longer, with accents and marks of direction; facts stay as they are", () => {
  speak(PSEUDO, []);
  const said = t("web-seat-number", { number: 3 });
  expect(said).not.toMatch(/[A-Za-z]/);
  expect(said).toContain("3");
  expect(pseudo("Settings")).toBe("\u2068Šééťťííñǧš\u2069");
  expect(pseudo(" · ")).toBe(" · ");
  expect(pseudo("{base} a {2018}")).toBe("\u2068{base} áá {2018}\u2069");
  expect(languageFor(PSEUDO, ["de"], ["en", "de"])).toBe(PSEUDO);
});

test("places have the names of the language, people keep theirs", async () => {
  const document = { documentElement: { lang: "" } };
  Object.assign(globalThis, { document });
  await useLanguage("it");
  expect(placeName("London")).toBe("Londra");
  expect(placeName("Kettleford")).toBe("Kettleford");
  expect(t("rocket-web-city-unjoined", { city: "London" })).toContain("Londra");
  expect(t("web-menu-hand-over-text", { seat: "London" })).not.toContain("Londra");
  await useLanguage("en");
  expect(placeName("London")).toBe("London");
  Reflect.deleteProperty(globalThis, "document");
});

test("a mistake is told by the words, with the keys that said them, to the host's page for issues", () => {
  t("web-menu");
  expect(keysOf("MENU AND SETTINGS")).toContain("web-menu");
  expect(keysOf(" ")).toEqual([]);
  const report = reportOf({ language: "hu", page: "home", version: "1", words: "Menu and settings", better: "A & B" });
  expect(report.body).toMatch(/Language: hu\nPage: home\nKey: .*web-menu/);
  const address = new URL(issueAddress("https://forge.example/issues/new?labels=text", report));
  expect(address.searchParams.get("body")).toBe(report.body);
  expect(address.searchParams.get("labels")).toBe("text");
});
