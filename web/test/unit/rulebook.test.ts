import { describe, expect, test } from "vitest";
import { figuresOf } from "../../src/rules/figures";
import { rowsHere } from "../../src/rules/rowsHere";
import { loadBook, rulesOfOptions } from "../../src/rules/books";
import { completed, inline, readRulebook, type Source } from "../../src/rules/rulebook";
import { found, marked, markedWords, wordsOf } from "../../src/rules/search";
import { holds, readTerms, writeTerms } from "../../src/rules/terms";
import { usualEditions } from "../../src/rules/usual";

const SOURCE: Source = {
  language: "en",
  letter: "R",
  link: (rule) => `#/rules/x/${rule}`,
  facts: { tiles: 60, low: -10 },
};
const BOOK = `# The rules

First words.

## Words {#words}

- A **place** is a town.

## R4 Stations

![A station.](rocket-station)

- **R4.2** The hex is *empty* (R5.4). {ruling}
- **R4.3** There are {$tiles} tiles, {$low} at least.
  - {1999} Any of them.
  - {2018} Only one. {ruling}
  - {home=left} Later.
  - {seats=3} Three.

> An example.

> {note} A note.

| a | b |
|---|---|
| R4.2 | 2 |
`;

test("thousands are set apart as the language does, or anyway where the book says so", () => {
  const told = (language: string): string =>
    readRulebook("# T\n\n{$pounds}, {$pounds grouped}", { ...SOURCE, language, facts: { pounds: 1000 } }).intro
      .blocks[0]!.text;
  expect(told("de")).toBe("1.000, 1.000");
  expect(told("it")).toBe("1000, 1.000");
});

test("Italian rules write pounds as its money does", async () => {
  const book = (await loadBook("rulebook", "rocket", "it", { letter: "R", link: String }))!;
  expect(JSON.stringify(book.intro)).toContain("£1.000");
});

describe("a rulebook", () => {
  const book = readRulebook(BOOK, SOURCE);
  const [words, stations] = book.chapters;
  test("has a title, words before the first chapter, and chapters", () => {
    expect(book.title).toBe("The rules");
    expect(book.intro.blocks.map((block) => block.text)).toEqual(["First words."]);
    expect([words!.id, words!.number, words!.title]).toEqual(["words", null, "Words"]);
    expect([stations!.id, stations!.number, stations!.title]).toEqual(["R4", "R4", "Stations"]);
  });
  test("has pictures, rules, examples and tables in their order", () => {
    expect(stations!.blocks.map((block) => block.kind)).toEqual([
      "picture",
      "rule",
      "rule",
      "example",
      "note",
      "table",
    ]);
    expect(stations!.blocks[0]).toMatchObject({ name: "rocket-station", text: "A station." });
    expect(stations!.blocks[1]).toMatchObject({ id: "R4.2", isRuling: true, text: "The hex is empty (R5.4)." });
    expect(stations!.blocks[4]).toMatchObject({ text: "A note." });
    expect(stations!.blocks[5]).toMatchObject({
      rows: [
        ["a", "b"],
        [expect.stringContaining("R4.2"), "2"],
      ],
    });
  });
  test("tells numbers of the engine, and what differs by edition, option and seats", () => {
    const rule = stations!.blocks[2]!;
    expect(rule.text).toBe("There are 60 tiles, −10 at least.");
    expect(
      rule.kind === "rule" && rule.variants.map(({ when, isRuling }) => [when.kind, when.name, when.value, isRuling]),
    ).toEqual([
      ["edition", "edition", "1999", false],
      ["edition", "edition", "2018", true],
      ["option", "home", "left", false],
      ["seats", "seats", "3", false],
    ]);
  });
  test("says in a table of the quick reference what holds at the table", () => {
    const rows = [
      ["", "{base} Price", "What it does"],
      ["1", "$0", "{base} first {standard} a pass"],
    ];
    const at = (edition: string | null): string[][] =>
      rowsHere(rows, edition === null ? null : { edition, seats: 3, options: {} }, (each) => each.toUpperCase());
    expect(at("base")).toEqual([
      ["", "Price", "What it does"],
      ["1", "$0", "first"],
    ]);
    expect(at("standard")).toEqual([
      ["", "What it does"],
      ["1", "a pass"],
    ]);
    expect(at(null)).toEqual([
      ["", "BASE: Price", "What it does"],
      ["1", "$0", "BASE: first. STANDARD: a pass"],
    ]);
  });
  test("becomes safe markup", () => {
    expect(inline("**A** <b> & *x* (R5.4)", SOURCE)).toBe(
      '<b>A</b> &lt;b&gt; &amp; <i>x</i> (<a href="#/rules/x/R5.4">R5.4</a>)',
    );
  });
  test("is said in English where a language lacks a chapter", () => {
    const german = readRulebook("# Die Regeln\n\n## R4 Bahnhöfe\n\n- **R4.2** Leer.\n", { ...SOURCE, language: "de" });
    const whole = completed(german, book);
    expect(whole.title).toBe("Die Regeln");
    expect(whole.chapters.map((chapter) => [chapter.id, chapter.language])).toEqual([
      ["words", "en"],
      ["R4", "de"],
    ]);
  });
  test("is searched whatever case and accents, all words in one passage", () => {
    expect(found(book.chapters, wordsOf("EMPTY hex")).map((chapter) => chapter.blocks.length)).toEqual([1]);
    expect(found(book.chapters, wordsOf("only")).map((chapter) => chapter.id)).toEqual(["R4"]);
    expect(found(book.chapters, wordsOf("r4.2")).map((chapter) => chapter.id)).toEqual(["R4"]);
    expect(found(book.chapters, wordsOf("empty place"))).toEqual([]);
    // A table comes with what introduces it.
    expect(found(book.chapters, wordsOf("r4.2 b")).flatMap(({ blocks }) => blocks.map(({ kind }) => kind))).toEqual([
      "note",
      "table",
    ]);
    expect(markedWords("R4.2 <&>", wordsOf("4"))).toBe("R<mark>4</mark>.2 &lt;&amp;&gt;");
    expect(marked('Két <a href="vagany">vágány</a> &amp; VÁGÁNY', wordsOf("vagany"))).toBe(
      'Két <a href="vagany"><mark>vágány</mark></a> &amp; <mark>VÁGÁNY</mark>',
    );
  });
});

describe("the table at hand", () => {
  const terms = { edition: "standard", seats: 3, options: { mercy: "none both none", home: "left" } };
  test("is carried by the address", () => {
    expect(readTerms(writeTerms(terms))).toEqual(terms);
    expect(readTerms(null)).toBeNull();
    expect(readTerms("seats=3")).toBeNull();
  });
  test("says what holds, for every seat that has a choice of its own", () => {
    expect(holds({ kind: "edition", name: "edition", value: "base" }, terms)).toBe(false);
    expect(holds({ kind: "seats", name: "seats", value: "3" }, terms)).toBe(true);
    expect(holds({ kind: "option", name: "mercy", value: "both" }, terms)).toBe(true);
    expect(holds({ kind: "option", name: "mercy", value: "track" }, terms)).toBe(false);
    expect(holds({ kind: "option", name: "unknown", value: "yes" }, terms)).toBeNull();
    expect(holds({ kind: "option", name: "home", value: "left" }, null)).toBeNull();
  });
});

describe.each([
  ["rocket", "R"],
  ["steam", "S"],
])("the books of %s", (game, letter) => {
  test.each(["rulebook", "reference"] as const)("the %s names only numbers the engine tells", async (kind) => {
    const book = (await loadBook(kind, game, "en", { letter, link: String }))!;
    expect(JSON.stringify(book)).not.toContain("{$");
    expect(book.chapters.length).toBeGreaterThan(5);
  });
  test("every option leads to a rule", async () => {
    const rules = await rulesOfOptions(game);
    expect(rules.size).toBeGreaterThan(5);
    for (const rule of rules.values()) expect(rule).toMatch(new RegExp(`^${letter}\\d+\\.\\d+$`));
  });
});

describe("a number by the number of seats", () => {
  const variantsOf = (lines: string): Parameters<typeof figuresOf>[0] => {
    const rule = readRulebook(`# The rules\n\n## Rounds {#rounds}\n\n- Rounds:\n${lines}`, SOURCE).chapters[0]!
      .blocks[0]!;
    return rule.kind === "rule" ? rule.variants : [];
  };
  test("is told on one line, those that are alike together", () => {
    const variants = variantsOf("  - {seats=3} 10.\n  - {seats=4} 8.\n  - {seats=5} 7.\n  - {seats=6} 7.");
    expect(figuresOf(variants)).toBe("3 players: 10\u00a0· 4: 8\u00a0· 5 and 6: 7");
    expect(figuresOf(variants.slice(1, 2))).toBe("4 players: 8");
    expect(figuresOf(variants.slice(2))).toBe("5 and 6 players: 7");
  });
  test("is no line where more is said, or something else decides", () => {
    expect(figuresOf(variantsOf("  - {seats=3} 10 rounds."))).toBeNull();
    expect(figuresOf(variantsOf("  - {1999} 10."))).toBeNull();
    expect(figuresOf([])).toBeNull();
  });
});

test("a choice is usual only in editions that heed the option", () => {
  const usual = (editions: string[], choice: string): readonly string[] =>
    usualEditions(
      {
        id: "steam",
        editions: ["base", "standard"],
        options: [
          {
            id: "mercy",
            choices: ["none", "track"],
            defaults: { "": "none" },
            editions,
            each_seat: true,
          },
        ],
      },
      "mercy",
      choice,
    );
  expect(usual(["standard"], "none")).toEqual(["Standard"]);
  expect(usual(["standard"], "track")).toEqual([]);
  expect(usual(["base", "standard"], "none")).toEqual(["both editions"]);
});
