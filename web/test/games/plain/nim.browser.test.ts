/* A game that has no folder in this client: Nim, added as docs/howto/add-a-game.md says, is played by its list of actions. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { t } from "../../../src/text/fluent";
import { audit } from "../../browser/axe";
import { asked, bar, button, go, log, press, previewed } from "../../browser/controls";
import { checkFinal } from "../../browser/finalTable";
import { come, welcome } from "../../browser/person";
import { newServer, PYTHON, ROOT, type Server } from "../../browser/server";

welcome();
let tree: string;
let server: Server;
beforeAll(async () => {
  tree = mkdtempSync(join(tmpdir(), "rainhill-nim-"));
  execFileSync(PYTHON, ["-m", "tests.recipes.tree_with_nim", tree], { cwd: ROOT });
  server = await newServer(tree);
});
afterAll(async () => {
  await server.stop();
  rmSync(tree, { recursive: true, force: true });
});

test("Nim from the first page to the final table and its replay", async () => {
  const { page } = await come({ address: server.address });
  await page.getByRole("link", { name: "Nim", exact: true }).click();
  await expect.poll(() => page.getByRole("radio", { name: /^Nim/ }).isChecked()).toBe(true);
  await page.getByLabel(t("web-seat-name", { number: 1 })).fill("Ada");
  await button(page, "web-seat-remove", { number: 3 }).click();
  await page.getByLabel(t("web-seat-bot", { number: 2 })).selectOption("clerk");
  await button(page, "web-open-table").click();

  const actions = bar(page)
    .getByRole("list", { name: t("web-plain-actions") })
    .getByRole("button");
  expect(await asked(page)).not.toBe("over");
  expect(await audit(page, "Nim")).toEqual([]);
  let turns = 0;
  while ((await asked(page)) !== "over") {
    const names = await actions.allTextContents();
    expect(names).toEqual(["take 1", "take 2"].slice(0, names.length));
    await actions.first().click();
    expect(await previewed(page)).toContain("stones 1");
    await press(page, go(page));
    turns += 1;
  }
  // Seven stones, one or two at a time.
  expect(turns).toBeGreaterThanOrEqual(2);

  await checkFinal(page);
  expect(await audit(page, "Nim's final table")).toEqual([]);
  await page.getByRole("link", { name: t("web-replay") }).click();
  await page.waitForSelector("footer");
  await button(page, "web-step-back").click();
  await page.waitForFunction(() => /\/\d+$/.test(location.hash));
  expect(await log(page).getByRole("button").count()).toBeGreaterThanOrEqual(turns);
});
