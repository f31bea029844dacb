/*
 * A sheet: one page or table state in all languages side by side, on a desk and on a phone, and its words as text. In
 * English also in the dark and on the other screens. Words that cannot be read are looked for on every screen in every
 * language.
 */
import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { JSHandle, Page } from "playwright-core";
import { languages } from "../../src/text/language.svelte";
import { ENGLISH, t } from "../../src/text/fluent";
import { PSEUDO } from "../../src/text/pseudo";
import { settled } from "../browser/controls";
import { covered, scrolledInto, unread } from "../browser/fit";
import { come, home, readIn } from "../browser/person";
import { ROOT } from "../browser/server";

const FOLDER = join(ROOT, "build/pictures/languages");
/** What was measured to be too long or covered, a line each: where to look first. */
const TROUBLES = join(FOLDER, "troubles.txt");
mkdirSync(FOLDER, { recursive: true });
const SPOKEN = [...languages, PSEUDO];
/** How large a screen is; of some there is a sheet: how small it is there, and how many stand in a row. */
const SIZES = [
  { name: "desk", viewport: { width: 1440, height: 900 }, hung: { scale: 0.54, row: 2 } },
  { name: "tablet", viewport: { width: 1024, height: 768 }, hung: null },
  { name: "phone", viewport: { width: 390, height: 844 }, hung: { scale: 0.9, row: 3 } },
  { name: "small", viewport: { width: 360, height: 640 }, hung: null },
  { name: "lying", viewport: { width: 844, height: 390 }, hung: null },
] as const;
const PHONES: readonly string[] = ["phone", "small", "lying"];
type Size = (typeof SIZES)[number]["name"];
/** px; what is longer is taken in pieces: Chromium paints no picture of any height. */
const HIGHEST = 3200;
/** px that a piece has in common with the one before: bars that stay lie over its edges. */
const OVERLAP = 200;

type Viewport = Readonly<{ width: number; height: number }>;
type Step = (page: Page) => Promise<unknown>;
export interface Look {
  /** what leads to the state, on a desk; words are found with `t`, which speaks the language of the page */
  then?: Step;
  /** what else leads to it on a phone, where panels lie in sheets */
  phone?: Step;
  /** what has to be undone before the page is opened in the next language */
  after?: Step;
  /** to the end of the page or of the window over it, not only what is in sight */
  whole?: boolean;
  /** what the other screens, which show only what is in sight, are to begin with; else the page begins them */
  from?: string;
  /** where it is a state of its own */
  only?: "desk" | "phone";
  settings?: Record<string, unknown>;
}

/** The map can be used. */
export const drawn: Step = (page) => page.locator("path.hot").first().waitFor();
/** One after the other. */
export const inTurn =
  (...steps: readonly Step[]): Step =>
  async (page) => {
    for (const step of steps) await step(page);
  };

/** One sheet a size: the page as it is after the steps of `look`, in every language. A path may be made for each anew. */
export async function sheet(
  page: Page,
  name: string,
  path: string | (() => Promise<string>),
  look: Look = {},
): Promise<void> {
  const taken = new Map<Size, Buffer[][]>();
  const others: Buffer[] = [];
  for (const language of SPOKEN) {
    await readIn(language);
    await page.setViewportSize(SIZES[0].viewport);
    const settings = { botPace: "none", helper: false, language, name: "Irene", ...look.settings };
    await page.evaluate((kept) => {
      localStorage.setItem("rainhill.settings", JSON.stringify(kept));
      // A lesson would go on where it was left in the language before.
      localStorage.removeItem("rainhill.learnt");
    }, settings);
    await page.goto(home() + (typeof path === "string" ? path : await path()));
    await page.reload();
    await page.locator("h1, .screen").first().waitFor();
    await page.waitForFunction((spoken) => document.documentElement.lang === spoken, language);
    await look.then?.(page);
    const isIn = (size: Size): boolean => look.only === undefined || PHONES.includes(size) === (look.only === "phone");
    for (const { name: size, viewport, hung } of SIZES.filter((each) => isIn(each.name))) {
      await page.setViewportSize(viewport);
      await still(page);
      if (size === "phone" && look.phone !== undefined) {
        await look.phone(page);
        await still(page);
      }
      if (size === (look.only ?? "desk")) await tell(page, language, name);
      await measure(page, `${name} ${size} ${language}`);
      if (language === ENGLISH) {
        if (look.from !== undefined)
          await page
            .locator(look.from)
            .first()
            .evaluate((each) => each.scrollIntoView());
        others.push(...(await screens(page, name, size)));
        if (look.from !== undefined) await page.evaluate(() => scrollTo(0, 0));
      }
      if (hung !== null)
        taken.set(size, [...(taken.get(size) ?? []), await pieces(page, viewport, look.whole ?? false)]);
    }
    await look.after?.(page);
  }
  await readIn(ENGLISH);
  for (const [size, pictures] of taken) await hang(name, size, pictures);
  if (others.length > 0) await hangAll(`${name}-screens`, 1320, others, 0.62);
}

/** Nothing is being loaded, and nothing moves. */
async function still(page: Page): Promise<void> {
  await page.waitForFunction(
    (loading) =>
      document.querySelector("[aria-busy=true]") === null &&
      // Not every page that waits says so to machines.
      ![...document.querySelectorAll("p")].some((each) => each.textContent.trim().startsWith(loading)),
    t("web-loading"),
  );
  await settled(page);
}

/** What is in sight, dark, and light on the screens that have no sheet. */
async function screens(page: Page, name: string, size: Size): Promise<Buffer[]> {
  const { viewport, hung } = SIZES.find((each) => each.name === size)!;
  const light = hung === null ? [await page.screenshot()] : [];
  const theme = async (colorScheme: "light" | "dark"): Promise<void> => {
    await page.emulateMedia({ colorScheme });
    await page.waitForFunction((wanted) => document.documentElement.dataset["theme"] === wanted, colorScheme);
    await still(page);
  };
  await theme("dark");
  const dark = await page.screenshot({ clip: { x: 0, y: 0, ...viewport } });
  await theme("light");
  if (size !== "desk") return [...light, dark];
  writeFileSync(join(FOLDER, `${name}-dark.png`), dark);
  return [];
}

async function tell(page: Page, language: string, name: string): Promise<void> {
  const words = await page.locator("body").ariaSnapshot();
  mkdirSync(join(FOLDER, language), { recursive: true });
  writeFileSync(join(FOLDER, language, `${name}.txt`), words + "\n");
}

async function measure(page: Page, where: string): Promise<void> {
  for (const each of [...(await unread(page)), ...(await covered(page)), ...(await scrolledInto(page))])
    appendFileSync(TROUBLES, `${where}: ${each}\n`);
}

/** A picture of what is in sight, or of the whole down to its end, in pieces where it is long. */
async function pieces(page: Page, viewport: Viewport, whole: boolean): Promise<Buffer[]> {
  if (!whole) return [await page.screenshot()];
  // A window over the page is as high as the screen lets it be.
  const scroller = (): Promise<JSHandle<Element | undefined>> =>
    page.evaluateHandle(() => {
      const over = document.querySelector("dialog[open]") ?? document.querySelector(".sheet > .in");
      if (over === null) return document.documentElement;
      const hidden = (each: Element): number => each.scrollHeight - each.clientHeight;
      return [over, ...over.querySelectorAll("*")]
        .filter((each) => /auto|scroll/.test(getComputedStyle(each).overflowY))
        .sort((a, b) => hidden(b) - hidden(a))[0];
    });
  const hidden = async (): Promise<number> =>
    (await scroller()).evaluate((each) => (each === undefined ? 0 : each.scrollHeight - each.clientHeight));
  let { height } = viewport;
  for (let more = await hidden(); more > 0 && height < HIGHEST; more = await hidden()) {
    // A window takes a part of each pixel only.
    const part = (await page.locator("dialog[open], .sheet > .in").count()) > 0 ? 1.4 : 1;
    height = Math.min(HIGHEST, Math.ceil(height + more * part));
    await page.setViewportSize({ ...viewport, height });
    await still(page);
  }
  const taken = [await page.screenshot()];
  const scrolled = await scroller();
  // A log stands at its end, and does so on the next screen.
  const began = await scrolled.evaluate((each) => each?.scrollTop ?? 0);
  const goOn = (): Promise<boolean> =>
    scrolled.evaluate((each, overlap) => {
      if (each === undefined) return false;
      const before = each.scrollTop;
      each.scrollTo({ top: before + each.clientHeight - overlap, behavior: "instant" });
      return each.scrollTop > before + 1;
    }, OVERLAP);
  while (await goOn()) {
    await still(page);
    taken.push(await page.screenshot());
  }
  await scrolled.evaluate((each, top) => each?.scrollTo({ top, behavior: "instant" }), began);
  return taken;
}

/** The first pieces of all languages on one sheet, their second ones on the next. */
async function hang(name: string, size: Size, pictures: readonly (readonly Buffer[])[]): Promise<void> {
  const { viewport, hung } = SIZES.find((each) => each.name === size)!;
  if (hung === null) return;
  const width = Math.round(viewport.width * hung.scale);
  for (let n = 0; n < Math.max(...pictures.map((each) => each.length)); n++) {
    // Each language keeps its place, also where it has come to its end.
    const shown = pictures.map((each) => each[n] ?? width);
    await hangAll(`${name}-${size}${n === 0 ? "" : `-${n + 1}`}`, (width + 8) * hung.row, shown, hung.scale);
  }
}

/** Pictures side by side on a wall of so many px, each as small as `scale` says; a number is an empty place so wide. */
async function hangAll(
  name: string,
  width: number,
  pictures: readonly (Buffer | number)[],
  scale: number,
): Promise<void> {
  const { page: wall } = await come();
  await wall.setViewportSize({ width, height: 400 });
  const shown = pictures.map((each) => {
    if (typeof each === "number") return `<div style="width:${each}px"></div>`;
    // The width of a PNG stands in its head.
    const wide = Math.round(each.readUInt32BE(16) * scale);
    return `<img src="data:image/png;base64,${each.toString("base64")}" width="${wide}">`;
  });
  await wall.setContent(
    `<body style="margin:0;display:flex;flex-wrap:wrap;align-items:start;gap:8px;background:#888">${shown.join("")}`,
  );
  await wall.screenshot({ path: join(FOLDER, `${name}.png`), fullPage: true });
  await wall.context().close();
}
