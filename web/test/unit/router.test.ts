import { expect, test, vi } from "vitest";

vi.stubGlobal("location", { hash: "", pathname: "/" });
vi.stubGlobal("window", { addEventListener: () => undefined });
const { tableOfLink } = await import("../../src/router.svelte");

test("a link leads to its table, and its secret stays behind the #", () => {
  const secret = "s".repeat(32);
  expect(tableOfLink("/t/abc-_9", `#${secret}`)).toBe(`/table/abc-_9/${secret}`);
  expect(tableOfLink("/t/abc", "")).toBe("/table/abc");
  expect(tableOfLink("/t/abc", "#x")).toBe("/table/abc");
  expect(tableOfLink("/t/abc", "#/replays")).toBe("/replays");
  expect(tableOfLink("/", "#/table/abc")).toBeNull();
  expect(tableOfLink("/t/<b>", "")).toBeNull();
});
