/* What axe, which knows the rules of accessible pages, finds on a screen: in both themes, on a desk and on a phone. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { settled } from "./controls";
import { DESK, PHONE } from "./person";

interface Violation {
  id: string;
  impact: string | null;
  nodes: { html: string; failureSummary?: string }[];
}
declare global {
  interface Window {
    axe?: { run(where: Document, options: unknown): Promise<{ violations: Violation[] }> };
  }
}

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
/** Only violations are read, so nothing is written about the many nodes that are fine. */
const EVERYTHING = { resultTypes: ["violations"] };
const OF_COLOURS = ["color-contrast", "link-in-text-block"];
/** The dark theme differs in its colours only; */
const COLOURS = { ...EVERYTHING, runOnly: OF_COLOURS };
/** a phone has the colours of a desk: they are looked at again in the long form. */
const LONG = process.env["RAINHILL_ROUNDS"] !== undefined;
const ALL_BUT_COLOURS = { ...EVERYTHING, rules: Object.fromEntries(OF_COLOURS.map((id) => [id, { enabled: false }])) };

/**
 * What fingers and shaking hands miss: targets of less than 24 px, wherever the Tab key leads. Links in a line of text are as
 * high as the line; hexes are as large as the map shows them, and a tap near one finds it.
 */
async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("button, a[href], input, select, textarea, summary")].flatMap((each) => {
      const target = each instanceof HTMLInputElement ? (each.closest("label") ?? each) : each;
      const { width, height } = target.getBoundingClientRect();
      const inText = each.tagName === "A" && getComputedStyle(each).display === "inline";
      const isSeen = each.checkVisibility() && width > 1 && !each.matches(".skip:not(:focus)");
      return isSeen && !inText && Math.min(width, height) < 23.5
        ? [`${Math.round(width)} x ${Math.round(height)}: ${target.outerHTML.slice(0, 120)}`]
        : [];
    }),
  );
}

/** What axe finds serious or critical, each named by its screen. */
export async function audit(page: Page, name: string): Promise<string[]> {
  const troubles: string[] = [];
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(AXE);
  for (const [size, viewport] of [
    ["desk", DESK],
    ["phone", PHONE.viewport],
  ] as const) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ["light", "dark"] as const) {
      if (size === "phone" && colorScheme === "dark" && !LONG) continue;
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.waitForFunction((theme) => document.documentElement.dataset["theme"] === theme, colorScheme);
      await settled(page);
      if (colorScheme === "light")
        troubles.push(...(await smallTargets(page)).map((each) => `${name}, ${size}: ${each}`));
      const found = await page.evaluate(
        async (options) =>
          (await window.axe!.run(document, options)).violations.filter(
            (each) => each.impact === "serious" || each.impact === "critical",
          ),
        colorScheme === "dark" ? COLOURS : size === "desk" || LONG ? EVERYTHING : ALL_BUT_COLOURS,
      );
      troubles.push(
        ...found.map(
          (each) =>
            `${name}, ${size}, ${colorScheme}: ${each.id} ${each.nodes
              .slice(0, 3)
              .map((node) => `${node.html.slice(0, 140)} (${node.failureSummary?.slice(0, 160) ?? ""})`)
              .join(" | ")}`,
        ),
      );
    }
  }
  await page.setViewportSize(DESK);
  return troubles;
}
