import { defineConfig } from "vitest/config";
import browser from "./vitest.browser.config";

/* Not a test: the same browser and server take the pictures for the documentation. */
export default defineConfig({
  ...browser,
  test: { ...browser.test, include: ["test/pictures/**/*.test.ts"], maxWorkers: 1 },
});
