import { defineConfig } from "vitest/config";
import browser from "./vitest.browser.config";

/* Not a test: measures how soon one can play and how smoothly the map moves, with nothing else running beside it. */
export default defineConfig({
  ...browser,
  test: { ...browser.test, include: ["test/speed/**/*.test.ts"], maxWorkers: 1 },
});
