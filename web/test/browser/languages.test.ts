/* Languages: nothing is said that is not in the Fluent files, nothing is too long for a phone, nobody has to reload. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { held, signed } from "../../src/text/held";
import { languages } from "../../src/text/language.svelte";
import { PSEUDO } from "../../src/text/pseudo";
import { covered, unread } from "./fit";
import { come, home, PHONE, welcome, type Manner, type Person } from "./person";
import { happens, momentBefore, sitAt, tableWithBots, upload } from "./tables";

welcome();

const PAGES = ["/", "/#/new/rocket/home", "/#/new/steam", "/#/learn/rocket", "/#/learn/steam", "/#/replays", "/#/me"];
const RULES = [
  "/#/lessons/rocket",
  "/#/puzzles/steam",
  "/#/rules/rocket/R4.3",
  "/#/rules/steam",
  "/#/reference/rocket",
  "/#/reference/steam",
];

async function comeSpeaking(language: string, manner: Manner = {}): Promise<Person> {
  const person = await come(manner);
  await person.page.evaluate(
    (spoken) => localStorage.setItem("rainhill.settings", JSON.stringify({ botPace: "none", language: spoken })),
    language,
  );
  await person.page.reload();
  return person;
}
async function open(page: Page, path: string): Promise<void> {
  await page.goto(home() + path);
  await page.reload();
  await page.locator("h1").first().waitFor();
  await page.waitForLoadState("networkidle");
}

/** Names are no words: of people, places, companies, languages, of the game's own ids and files. */
const NAMES = new Set(
  (
    "Rainhill Irene Ada Brunel Marco Fanny Henry Great Western London South Eastern Lancashire Yorkshire North Lancs " +
    "Bristol Southampton Dover Norwich Liverpool York Shrewsbury Manchester Sheffield Nottingham Burton Birmingham " +
    "Northampton Cambridge Reading Guildford Maidstone Brighton Leeds Doncaster Lincoln Crewe Peterborough Colchester " +
    "Oxford Swindon Gloucester Sea Irish English Channel Wales The Wash England GWR LSWR SER GER NER LNWR Base Standard " +
    "Pennyland Cyd Ben WPR EQR CLR West Cape Light East Quay Loomstead Barleyton Tanner Cross Bellbay Kettleford Signal " +
    "Hill Point Farewell Westhaven Magyar Deutsch Italiano EN DE HU IT Anton Beate Claus rail toml txt json mailto https Webhook AM PM"
  ).split(" "),
);

/** What can be read or heard on a page and is in plain letters. */
async function unmarked(page: Page): Promise<string[]> {
  const found = await page.evaluate(() => {
    const told: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const at = walk.currentNode.parentElement;
      // Rules that are not translated are read in English; drawings are signed with names.
      if (at === null || at.closest("script, style, [lang='en'], kbd, svg, option, .row") !== null) continue;
      told.push(walk.currentNode.textContent ?? "");
    }
    for (const each of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]")) {
      // Whatever people called themselves.
      if (each.closest("[lang='en'], svg, .given") !== null) continue;
      for (const name of ["aria-label", "title", "placeholder", "alt"]) told.push(each.getAttribute(name) ?? "");
    }
    return told;
  });
  const words = found.flatMap((text) => text.match(/(?<![\p{L}\d])[A-Za-z]{2,}(?![\p{L}])/gu) ?? []);
  return [...new Set(words.filter((word) => !NAMES.has(word)))];
}

test("the pseudo-language finds no text that is not in the files", async () => {
  const { page } = await comeSpeaking(PSEUDO);
  const left: Record<string, string[]> = {};
  const look = async (name: string): Promise<void> => {
    const words = await unmarked(page);
    if (words.length > 0) left[name] = words;
  };
  for (const path of [...PAGES, ...RULES]) {
    await open(page, path);
    await look(path);
  }
  for (const [game, map, edition] of [
    ["rocket", "england", "1999"],
    ["steam", "isles", "standard"],
  ] as const) {
    await tableWithBots(page, { game, map, edition, bots: 2 });
    await page.locator("h1").first().waitFor();
    await look(`${game} table`);
    for (const key of ["p", "q", "?"]) {
      await page.keyboard.press(key);
      await page.locator("dialog[open] h2").first().waitFor();
      await look(`${game} ${key}`);
      await page.keyboard.press("Escape");
      await page.locator("dialog[open]").waitFor({ state: "detached" });
    }
  }
  const { id } = await upload(page, "rocket/toy-2018-companies");
  await sitAt(page, id);
  await page.locator(".podium").waitFor();
  await look("final");
  await open(page, `/#/replay/${id}`);
  await look("replay");
  expect(left).toEqual({});
});

const OTHERS = languages.filter((each) => each !== "en");

test("on every page another language is spoken at once, without a reload, and fits on a phone", async () => {
  const { page } = await comeSpeaking("en", PHONE);
  const found: Record<string, string[]> = {};
  for (const path of [...PAGES, ...RULES]) {
    await open(page, path);
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    for (const language of [...OTHERS, "en"]) {
      await page.locator("select:has(option[value='ru'])").first().selectOption(language);
      await page.waitForFunction((spoken) => document.documentElement.lang === spoken, language);
      await page.locator("h1").first().waitFor();
      if (language === "ru") expect(await page.locator("nav").first().innerText()).toMatch(/[а-я]/i);
      const long = await unread(page);
      if (long.length > 0) found[`${path} ${language}`] = long;
    }
    expect(await page.evaluate(() => "stayed" in window)).toBe(true);
  }
  expect(found).toEqual({});
});

test("tables fit on a phone in every language", async () => {
  const { page } = await comeSpeaking("en", PHONE);
  const found: Record<string, string[]> = {};
  await tableWithBots(page, { game: "steam", map: "isles", edition: "standard", bots: 2 });
  for (const language of [...OTHERS, PSEUDO]) {
    await page.evaluate(
      (spoken) => localStorage.setItem("rainhill.settings", JSON.stringify({ botPace: "none", language: spoken })),
      language,
    );
    await page.reload();
    await page.locator(".screen[data-version] h1").first().waitFor();
    const long = await unread(page);
    if (long.length > 0) found[language] = long;
  }
  expect(found).toEqual({});
});

test("in every language nothing covers what is pressed, and places have their names", async () => {
  const { page } = await comeSpeaking("en", PHONE);
  const { id } = await upload(page, "steam/northeast-base-4");
  const delivery = await momentBefore(page, "steam/northeast-base-4", happens("goods-delivered"), true);
  const found: Record<string, string[]> = {};
  for (const language of OTHERS) {
    await page.evaluate(
      (spoken) => localStorage.setItem("rainhill.settings", JSON.stringify({ helper: false, language: spoken })),
      language,
    );
    for (const path of [`/#/replay/${id}/180`, "/#/lessons/steam/order", `/#/table/${delivery.id}`]) {
      await open(page, path);
      await page.locator("path.hot").first().waitFor();
      const over = [...(await covered(page)), ...(await unread(page))];
      if (over.length > 0) found[`${path} ${language}`] = over;
    }
    if (language === "ru") expect(await page.locator(".way b").first().innerText()).toMatch(/^[А-Я][^A-Za-z]+$/);
  }
  expect(found).toEqual({});
});

test("in every language the answers to a question stand side by side, or one below the other", async () => {
  const { page } = await comeSpeaking("en", PHONE);
  const id = await tableWithBots(page, { game: "rocket", map: "toy", edition: "2018", bots: 1 });
  const torn: string[] = [];
  const look = async (question: string): Promise<void> => {
    const [no, yes] = await page
      .locator(question)
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
    if (no!.top !== yes!.top && (no!.left !== yes!.left || no!.width !== yes!.width))
      torn.push(`${question} ${await page.evaluate(() => document.documentElement.lang)}`);
  };
  for (const language of OTHERS) {
    await page.evaluate(
      (spoken) =>
        localStorage.setItem("rainhill.settings", JSON.stringify({ helper: false, language: spoken, name: "Irene" })),
      language,
    );
    await open(page, "/");
    await page.locator(".now .row .ib").first().click();
    await look(".ask .btn");
    await open(page, `/#/table/${id}`);
    await page.locator("header .tools button").last().click();
    await page.locator("dialog[open] .end .btn").last().click();
    await page.locator(".answers .ready").waitFor();
    await look(".answers .btn");
  }
  expect(torn).toEqual([]);
});

test("only the letters that a language needs are fetched", async () => {
  const fonts: string[] = [];
  for (const language of ["en", "hu", "ru"]) {
    const { page } = await comeSpeaking(language);
    await page.evaluate(() => document.fonts.ready);
    const got = await page.evaluate(() =>
      performance.getEntriesByType("resource").flatMap(({ name }) => (name.endsWith(".woff2") ? [name] : [])),
    );
    fonts.push(got.some((name) => /cyrillic/.test(name)) ? "cyrillic" : "latin");
  }
  expect(fonts).toEqual(["latin", "latin", "cyrillic"]);
});

test("endings and signs stay with their amount, and what holds them is not seen", async () => {
  const { page } = await comeSpeaking("hu");
  await page.evaluate(() => document.fonts.ready);
  const written = ["1\u00a0$-od", "+£2"];
  const measured = await page.evaluate(
    (pairs) =>
      ["--sans", "--serif"].flatMap((face) =>
        pairs.map(([said, written]) => {
          const box = document.body.appendChild(document.createElement("span"));
          box.style.cssText = `position:absolute; font:20px/20px var(${face}); white-space:nowrap`;
          const sizeOf = (text: string): DOMRect => ((box.textContent = text), box.getBoundingClientRect());
          const added = sizeOf(said!).width - sizeOf(written!).width;
          box.style.whiteSpace = "normal";
          box.style.width = "1px";
          const rows = [said!, written!].map((text) => sizeOf(text).height / 20);
          box.remove();
          return { added, rows };
        }),
      ),
    written.map((text) => [signed(held(text)), text]),
  );
  expect(measured).toEqual(Array(4).fill({ added: 0, rows: [1, 2] }));
});

test("what an action tile costs is read whole beside or below its name, on a phone, in every language", async () => {
  const { page } = await comeSpeaking("en", PHONE);
  const { id } = await momentBefore(page, "steam/northeast-base-4", happens("tile-taken"), true);
  const cut: string[] = [];
  for (const language of OTHERS) {
    await page.evaluate(
      (spoken) => localStorage.setItem("rainhill.settings", JSON.stringify({ helper: false, language: spoken })),
      language,
    );
    await open(page, `/#/table/${id}`);
    await page.locator(".tile em").first().waitFor();
    const found = await page
      .locator(".tile b")
      .evaluateAll((rows) => rows.flatMap((row) => (row.scrollWidth > row.clientWidth ? [row.textContent] : [])));
    cut.push(...found.map((text) => `${language}: ${text}`));
  }
  expect(cut).toEqual([]);
});

test("pictures for learning name places in the language, and show no more of the map than was cut out", async () => {
  // So wide that a picture as wide as its room would be too high.
  const { page } = await comeSpeaking("ru", { viewport: { width: 700, height: 900 } });
  await open(page, "/#/learn/rocket");
  const pictures = page.locator(".picture svg");
  await pictures.first().waitFor();
  await expect.poll(() => pictures.getByText("Кеттлфорд", { exact: true }).count()).toBeGreaterThan(0);
  expect(await page.locator(".picture svg text", { hasText: "Kettleford" }).count()).toBe(0);
  const ratios = await pictures.evaluateAll((all) =>
    (all as SVGSVGElement[]).map((each) => {
      const [box, { width, height }] = [each.getBoundingClientRect(), each.viewBox.baseVal];
      return box.width / box.height / (width / height);
    }),
  );
  for (const ratio of ratios) expect(ratio).toBeCloseTo(1, 2);
});
