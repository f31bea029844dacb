import { defineConfig } from "vitest/config";
import browser from "./vitest.browser.config";

/* Not a test either: sheets with every page in all languages, for whoever looks at them (`dev.py web sheets`). */
export default defineConfig({
  ...browser,
  test: { ...browser.test, include: ["test/pictures/**/*.sheets.ts"], maxWorkers: 1, testTimeout: 1_800_000, retry: 0 },
});
