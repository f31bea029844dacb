/* What a person does in a match of Rocket. */
import type { Page } from "playwright-core";
import { t } from "../../../src/text/fluent";
import { bar, button, decision, go, legal, pick, press } from "../../browser/controls";
import { dice } from "../../browser/person";

export type Mode = "invest" | "station" | "extend";
const WISHES: readonly (readonly Mode[])[] = [
  ["extend", "invest", "station"],
  ["extend", "station", "invest"],
  ["invest", "extend", "station"],
  ["station", "extend", "invest"],
];

/** Choose a kind of action and a hex for it, so that the button can be pressed; false if there is nothing to choose. */
export async function choose(page: Page, mode: Mode, chance: () => number): Promise<boolean> {
  const kind = bar(page).getByRole("button", { name: t(`rocket-web-mode-${mode}`), exact: true });
  if (await kind.isDisabled()) return false;
  if ((await kind.getAttribute("aria-pressed")) !== "true") await kind.click();
  for (let tries = 0; tries < 6; tries += 1) {
    const number = await legal(page).count();
    if (number === 0) break;
    await pick(page, legal(page).nth(Math.floor(chance() * number)));
    const industry = page
      .getByRole("group", { name: t("rocket-web-choose-industry"), exact: true })
      .getByRole("button")
      .first();
    if ((await industry.count()) > 0) await industry.click();
    if ((await go(page).count()) > 0 && (await go(page).last().isEnabled())) return true;
  }
  await button(page, "web-back").click();
  return false;
}

export async function act(page: Page, wanted: readonly Mode[], chance: () => number): Promise<Mode | "lost"> {
  const lose = button(page, "rocket-web-go-lose-turn");
  if ((await lose.count()) > 0) {
    await press(page, lose);
    return "lost";
  }
  for (const mode of wanted) {
    if (!(await choose(page, mode, chance))) continue;
    await press(page, go(page).last());
    return mode;
  }
  throw new Error("no action could be chosen");
}

export async function answerVeto(page: Page, bid: boolean): Promise<void> {
  const card = page.getByRole("region", { name: t("rocket-web-veto"), exact: true });
  const offer = card.locator(".btn.go");
  await press(
    page,
    bid && (await offer.isEnabled()) ? offer : card.getByRole("button", { name: t("rocket-web-pass"), exact: true }),
  );
}

/** Play Rocket on to the end. Tells what was done. */
export async function playRocket(page: Page, seed: number, most = 300): Promise<Set<string>> {
  const chance = dice(seed);
  const seen = new Set<string>();
  for (let n = 0; n < most; n += 1) {
    const now = await decision(page);
    if (now === "over") return seen;
    if (now !== "act") {
      await answerVeto(page, chance() < 0.5);
      seen.add("veto");
    } else {
      // What was not done yet comes first: a match on the small map is short.
      const wish = WISHES[Math.floor(chance() * 4)]!;
      seen.add(
        await act(
          page,
          [...wish].sort((a, b) => Number(seen.has(a)) - Number(seen.has(b))),
          chance,
        ),
      );
    }
  }
  throw new Error("the match does not end");
}
