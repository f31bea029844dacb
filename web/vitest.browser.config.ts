import { defineConfig } from "vitest/config";

/* Real Chromium against a running server; started by tests/web/test_browser.py, which gives the address. */
export default defineConfig({
  test: {
    include: ["test/browser/**/*.test.ts"],
    environment: "node",
    testTimeout: 240_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    sequence: { concurrent: false },
  },
});
