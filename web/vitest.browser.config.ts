import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/* Real Chromium against a real server, both started once by test/browser/house.ts. */
export default defineConfig({
  plugins: [svelte()],
  test: {
    include: ["test/browser/**/*.test.ts"],
    globalSetup: ["test/browser/house.ts"],
    environment: "node",
    testTimeout: 240_000,
    hookTimeout: 60_000,
    // A whole machine takes part: what fails once is tried once more, and the report tells that it was ("retry x1").
    retry: 1,
    teardownTimeout: 20_000,
    fileParallelism: false,
    sequence: { concurrent: false },
  },
});
