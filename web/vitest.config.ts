import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/* Unit tests; those in Chromium are named *browser.test.ts or stand in test/browser (vitest.browser.config.ts). */
export default defineConfig({
  plugins: [svelte()],
  test: {
    include: ["test/unit/**/*.test.ts", "test/games/**/*.test.ts"],
    exclude: ["**/*browser.test.ts"],
    environment: "node",
    // Modules are read once a worker, not once a file, which takes a fifth of the time.
    isolate: false,
  },
});
