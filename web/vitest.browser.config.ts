import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Whole matches and audits of every screen take longest: begun last, they would run alone at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = (file: TestSpecification): boolean => /\b(screens|match)\.(browser\.)?test\.ts$/.test(file.moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/* Real Chromium against a real server, started once by test/browser/globalSetup.ts; files run side by side. */
export default defineConfig({
  plugins: [svelte()],
  test: {
    include: ["test/browser/**/*.test.ts", "test/games/**/*browser.test.ts"],
    globalSetup: ["test/browser/globalSetup.ts"],
    environment: "node",
    // A page spends much of its time waiting for the server and the other way round: a few more files than cores.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // People leave after every test (test/browser/person.ts); modules are read once a worker.
    isolate: false,
    // A whole machine takes part: what fails is tried again, and the report tells how often ("retry x1").
    retry: 1,
    // What is waited for is a condition. These bounds only end a test that hangs, on however busy a machine.
    testTimeout: 900_000,
    hookTimeout: 300_000,
    teardownTimeout: 60_000,
    expect: { poll: { timeout: 180_000, interval: 50 } },
  },
});
