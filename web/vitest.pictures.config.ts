import { mergeConfig } from "vitest/config";
import browser from "./vitest.browser.config";

/* Not a test: the same browser and server take the pictures for the documentation. */
export default { ...browser, test: { ...mergeConfig(browser, {}).test, include: ["test/pictures/**/*.test.ts"] } };
