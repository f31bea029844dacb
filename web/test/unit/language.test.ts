import { afterEach, describe, expect, test } from "vitest";
import { inEnglish, speak, t } from "../../src/text/fluent";
import { byLanguage, languageFor, nameOf } from "../../src/text/language.svelte";

afterEach(() => speak("en", []));

describe("languages", () => {
  test("a folder of Fluent files is a language", () => {
    const none = () => Promise.resolve("");
    const found = byLanguage({
      "../../../src/rainhill/locales/de/web/table.ftl": none,
      "../../../src/rainhill/locales/de/common/kernel.ftl": none,
      "../../../src/rainhill/locales/hu/common/kernel.ftl": none,
    });
    expect([...found.keys()]).toEqual(["de", "hu"]);
    expect([...found.get("de")!.keys()]).toEqual(["web", "common"]);
    expect([...found.get("de")!.get("web")!.keys()]).toEqual(["table"]);
  });
  test("what a language lacks is said in English, message by message", () => {
    const english = t("web-new-map");
    speak("de", ["web-home = Anfang\nweb-zoom-in = Näher\n"]);
    expect(t("web-home")).toBe("Anfang");
    expect(t("web-new-map")).toBe(english);
    speak("en", []);
    expect(t("web-home")).toBe("Home");
  });
  test("the English sentence is there whatever is spoken", () => {
    speak("ru", ["web-home = Начало\n"]);
    expect(t("web-home")).toBe("Начало");
    expect(inEnglish("web-home")).toBe("Home");
    expect(inEnglish("web-nowhere")).toBe("");
  });
  test("plural forms are those of the language that speaks", () => {
    speak("ru", [
      "web-watching =\n    { $tiles ->\n        [one] { $tiles } плитка\n        [few] { $tiles } плитки\n       *[many] { $tiles } плиток\n    }\n",
    ]);
    expect(t("web-watching", { tiles: 3 })).toBe("3 плитки");
    expect(t("web-watching", { tiles: 21 })).toBe("21 плитка");
  });
  test("the chosen language wins, then what the browser asks for, then English", () => {
    expect(languageFor("hu", ["de-AT"], ["en", "de", "hu"])).toBe("hu");
    expect(languageFor("", ["fr", "de-AT"], ["en", "de"])).toBe("de");
    expect(languageFor("xx", ["fr"], ["en", "de"])).toBe("en");
  });
  test("languages are called by their own names", () => {
    expect(["en", "hu", "de", "it"].map(nameOf)).toEqual(["English", "Magyar", "Deutsch", "Italiano"]);
  });
});
