/* People who have an account, and how they get one. */
import type { Page } from "playwright-core";
import { t } from "../../src/text/fluent";
import { button } from "./controls";
import { come, type Person } from "./person";

export const PASSWORD = "seven green wagons";
let number = 0;
export const newLogin = (): string => `irene-${Date.now()}-${(number += 1)}`;
// Refusals are answers of their own here; a browser complains about each in its console.
export const REFUSED = /status of 4\d\d/;

export async function fillIn(page: Page, login: string, password: string): Promise<void> {
  await page.getByLabel(t("web-login"), { exact: true }).fill(login);
  await page.getByLabel(t("web-password"), { exact: true }).fill(password);
}

/** Somebody with an account, at their own page. */
export async function withAccount(login = newLogin()): Promise<{ irene: Person; login: string }> {
  const irene = await come({ mayHear: REFUSED }, "/#/me");
  await fillIn(irene.page, login, PASSWORD);
  await button(irene.page, "web-make-account").click();
  await irene.page.getByText(t("web-account-in", { login })).waitFor();
  return { irene, login };
}
