/* People at browsers: they open pages, and whatever goes wrong on any page of theirs fails the test. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject, vi } from "vitest";
import { ENGLISH } from "../../src/text/fluent";
import { loadGameTexts, spoken, useLanguage } from "../../src/text/language.svelte";
import { launchChromium } from "./chromium";

// Tests find their way by what stands on a page; what games say comes with their tables.
await Promise.all(["rocket", "steam"].map(loadGameTexts));

export interface Person {
  context: BrowserContext;
  page: Page;
  /** errors of the page and of its console, answers with a failure, requests to another host */
  troubles: string[];
}
export interface Manner extends BrowserContextOptions {
  /** what may be said by the console in this test, because the test makes it happen */
  mayHear?: RegExp;
  /** another server than the shared one */
  address?: string;
}

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } satisfies Manner;
export const DESK = { width: 1440, height: 900 };
/** Phones upright, small and on their side. */
export const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
] as const;
/** Every size at which what a person sees is looked at. */
export const SCREENS = [
  ...PHONES.map(({ width, height }) => [width, height] as const),
  [1024, 768],
  [1440, 900],
] as const;
let browser: Browser;
let people: Person[] = [];
/** Longer than anything takes on a busy machine: it only ends a test that hangs. */
export const PATIENCE = 180_000;

/**
 * Call once a file: a browser to come with, and after every test the proof that nobody met any trouble. Where people
 * use their fingers or the wheel, or take a picture, the browser has to paint.
 */
export function welcome({ paints = false } = {}): void {
  beforeAll(async () => {
    browser = await launchChromium(paints);
  });
  afterEach(async () => {
    const met = people.flatMap((person) => person.troubles);
    await Promise.all(people.map((person) => person.context.close()));
    people = [];
    // Modules are read once a worker: what one test reads in is not for the next.
    if (spoken.language !== ENGLISH) await readIn(ENGLISH);
    expect(met, met.join("; ")).toEqual([]);
  });
  afterAll(() => browser.close());
}

/** From now on the words on pages are looked for in this language. */
export async function readIn(language: string): Promise<void> {
  vi.stubGlobal("document", { documentElement: {} });
  await useLanguage(language);
  vi.unstubAllGlobals();
}

/** What is kept in this browser, with some of it changed: from the next load of a page on. */
export const keep = (page: Page, changes: Readonly<Record<string, unknown>>): Promise<void> =>
  page.evaluate((changes) => {
    const kept = JSON.parse(localStorage.getItem("rainhill.settings") ?? "{}") as object;
    localStorage.setItem("rainhill.settings", JSON.stringify({ ...kept, ...changes }));
  }, changes);
export const home = (): string => inject("address");

/** Somebody sits down at a browser of their own, at the first page. */
export async function come(manner: Manner = {}, at = "/"): Promise<Person> {
  const { mayHear, address = home(), ...options } = manner;
  const context = await browser.newContext({ viewport: DESK, reducedMotion: "reduce", ...options });
  context.setDefaultTimeout(PATIENCE);
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: address });
  // Nobody here has to see every move of a bot, or to be told what is asked.
  await context.addInitScript(() => {
    if (location.protocol === "http:" && localStorage.getItem("rainhill.settings") === null)
      localStorage.setItem("rainhill.settings", JSON.stringify({ botPace: "none", helper: false }));
  });
  const page = await context.newPage();
  // A page on which nothing is drawn anew may be left without frames: what is waited for is looked at by the clock.
  const wait = page.waitForFunction.bind(page);
  type Wait = typeof page.waitForFunction;
  const byTheClock = (...[what, fact, options]: Parameters<Wait>): ReturnType<Wait> =>
    wait(what, fact, { polling: 50, ...options });
  page.waitForFunction = byTheClock as Wait;
  const person: Person = { context, page, troubles: [] };
  const notice = (text: string): void => {
    if (!mayHear?.test(text)) person.troubles.push(text);
  };
  page.on("pageerror", (error) => notice(`page error: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") notice(`console: ${message.text()}`);
  });
  page.on("request", (request) => {
    if (!request.url().startsWith(`${address}/`) && !/^(data|blob):/.test(request.url()))
      notice(`request to another host: ${request.url()}`);
  });
  page.on("websocket", (socket) => {
    if (!socket.url().startsWith(address.replace("http", "ws"))) notice(`socket to another host: ${socket.url()}`);
  });
  page.on("response", (answer) => {
    if (answer.status() >= 500) notice(`${answer.status()} from ${answer.url()}`);
  });
  people.push(person);
  await page.goto(address + at);
  return person;
}

/** A chance that is the same in every run. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
