/* Pictures of maps name their places in the language of the page: on the first page and in a lobby. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { LEAST } from "../../src/board/legibleSizes";
import type { TableMade } from "../../src/generated/messages";
import { t } from "../../src/text/fluent";
import { settled } from "./controls";
import { come, home, SCREENS, welcome } from "./person";
import { ROOT } from "./server";
import { ask } from "./tables";

welcome();

async function open(page: Page, path: string, language: string): Promise<void> {
  await page.evaluate((spoken) => localStorage.setItem("rainhill.settings", `{"language": "${spoken}"}`), language);
  await page.goto(home() + path);
  await page.reload();
  await page.waitForLoadState("networkidle");
  await settled(page);
}
/** The names in a picture, and which of them lie on each other or are cut by its edge. */
function lettering(page: Page, picture: string): Promise<{ names: string[]; wrong: string[] }> {
  return page.locator(picture).evaluateAll((all) => {
    const [names, wrong]: [string[], string[]] = [[], []];
    const bandOf = (name: SVGTextElement): DOMRect => name.previousElementSibling!.getBoundingClientRect();
    for (const picture of all) {
      const edge = picture.getBoundingClientRect();
      const found = [...picture.querySelectorAll<SVGTextElement>("text")].flatMap((each) => {
        const name = each.textContent?.trim() ?? "";
        const box = each.getBoundingClientRect();
        // Signs on pieces are no names; a name on the water runs aslant.
        return name.length < 4 || box.width === 0 || !each.checkVisibility({ visibilityProperty: true })
          ? []
          : [{ name, box, band: each.previousElementSibling?.matches(".band") ? bandOf(each) : null }];
      });
      for (const [n, { name, box, band }] of found.entries()) {
        names.push(name);
        // Letters are lower than their boxes.
        const [high, wide] = [box.top + box.height * 0.2 < edge.top || box.bottom - box.height * 0.2 > edge.bottom, 1];
        if (high || box.left < edge.left - wide || box.right > edge.right + wide) wrong.push(`${name} is cut`);
        if (band !== null && (band.top < edge.top || band.bottom > edge.bottom))
          wrong.push(`the band of ${name} is cut`);
        for (const other of found.slice(n + 1)) {
          const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
          const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
          // Boxes of letters have room above and below them.
          if (wide > 2 && high > 0.35 * Math.min(box.height, other.box.height)) wrong.push(`${name}, ${other.name}`);
        }
      }
    }
    return { names, wrong };
  });
}

test("pictures have the names of places of the language, and none lies on another or is cut", async () => {
  const { page } = await come();
  const { table } = await ask<TableMade>(page, "POST", "/tables", {
    game: "steam",
    map: "isles",
    edition: "base",
    options: {},
    name: "Irene",
    start: false,
    seats: [
      { kind: "me", name: "Irene", bot: null },
      { kind: "open", name: null, bot: null },
      { kind: "open", name: null, bot: null },
    ],
    policy: { undo: "turn", visibility: "private", order: "fixed" },
  });
  const found: Record<string, string[]> = {};
  for (const [path, picture, language] of [
    ["/", ".thumb", "hu"],
    [`/#/table/${table.id}`, ".picture", "it"],
    [`/#/table/${table.id}`, ".picture", "ru"],
    ["/", ".thumb", "ru"],
  ] as const) {
    await open(page, path, language);
    await page.locator(`${picture} text`).first().waitFor({ state: "attached" });
    const { names, wrong } = await lettering(page, picture);
    expect(wrong, `${path} ${language}`).toEqual([]);
    found[language] = [...(found[language] ?? []), ...names];
  }
  expect(found["it"]).toContain("Londra");
  for (const place of ["Лондон", "Бирмингем", "Олбани"]) expect(found["ru"]).toContain(place);
  expect(found["ru"]!.filter((name) => /[a-z]/i.test(name))).toEqual([]);
  // Another language is read at once, and a narrow page has as few cut names.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator("select:has(option[value='ru'])").first().selectOption("en");
  await page.locator(".thumb text", { hasText: "Albany" }).waitFor({ state: "attached" });
  await settled(page);
  const small = await lettering(page, ".thumb");
  expect(small.wrong).toEqual([]);
  expect(small.names).not.toEqual([]);
  // Nor are names looked for across track, on a card that nobody plays on.
  await page.setViewportSize({ width: 1440, height: 900 });
  await settled(page);
  expect((await lettering(page, ".thumb")).names).not.toContain("Binghamton");
});

test("pictures too small for letters have none", async () => {
  const { page } = await come();
  for (const game of ["rocket", "steam"]) {
    await open(page, `/#/new/${game}`, "ru");
    await page.locator(".maps .withmap svg").nth(3).waitFor();
    expect(await lettering(page, ".maps .thumb")).toEqual({ names: [], wrong: [] });
    // Each has the shape of its drawing: beside that the country would end on a coast that is none.
    const room = await page.$$eval<number[], SVGSVGElement>(".maps svg", (all) =>
      all.map((each) => {
        const [box, thumb] = [each, each.closest(".thumb")!].map((one) => one.getBoundingClientRect());
        const { width, height } = each.viewBox.baseVal;
        const isFull = Math.abs(box!.height - thumb!.height) <= 1 || Math.abs(box!.width - thumb!.width) <= 1;
        return isFull ? (box!.width * height) / width - box!.height : 100;
      }),
    );
    expect(room.filter((each) => Math.abs(each) > 1)).toEqual([]);
  }
});

test("no picture of a map has words too small to be read, in a lobby or before a map of one's own is taken", async () => {
  const { page } = await come();
  const seats = ["me", "open"].map((kind) => ({ kind, name: kind === "me" ? "Ada" : null, bot: null }));
  const wish = { game: "steam", map: "ruhr", edition: "base", options: {}, name: "Ada", start: false, policy: {} };
  const { table } = await ask<TableMade>(page, "POST", "/tables", {
    ...wish,
    seats: [...seats, { kind: "open", name: null, bot: null }],
  });
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    await open(page, `/#/table/${table.id}`, "en");
    if (!(await page.locator(".picture svg").first().isVisible())) continue;
    const seen = await page.$$eval<[number, number, number[]], SVGSVGElement>(".picture svg", ([svg]) => {
      const k = svg!.getScreenCTM()!.a;
      const shown = [...svg!.querySelectorAll("text")].filter((each) => each.checkVisibility());
      const bands = [...svg!.querySelectorAll(".band")].filter((each) => each.checkVisibility()).length;
      const named = shown.filter((each) => each.matches(".bandtext")).length;
      return [bands - named, k, shown.map((each) => Number(each.getAttribute("font-size")) * k)];
    });
    expect(
      seen[2].filter((size) => size < LEAST),
      `${width} x ${height}`,
    ).toEqual([]);
    expect(seen[0]).toBe(0);
    expect(seen[2].length > 0).toBe(width > 1000);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/#/new/rocket", "en");
  const text = readFileSync(join(ROOT, "src/rainhill/games/rocket/maps/england.toml"), "utf8");
  await page.getByLabel(t("web-own-map-choose")).setInputFiles({
    name: "mine.toml",
    mimeType: "text/plain",
    buffer: Buffer.from(text.replace('id = "england"', 'id = "mine"')),
  });
  const own = page.locator(".own img");
  await own.waitFor();
  const hides = async (): Promise<boolean> =>
    decodeURIComponent((await own.getAttribute("src")) ?? "").includes('[font-size="9.6"]{display:none}');
  await expect.poll(hides).toBe(true);
});
