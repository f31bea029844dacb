import { afterEach, expect, test, vi } from "vitest";

/** A history as browsers keep it, as far as it matters here: traversal comes later, and tells so. */
function fakeHistory(slow = false): { entries: unknown[]; at: number; fire: () => void } {
  const fake = { entries: [null] as unknown[], at: 0, fire: (): void => undefined };
  vi.stubGlobal("window", { addEventListener: (_: string, heard: () => void) => (fake.fire = heard) });
  vi.stubGlobal("history", {
    get state() {
      return fake.entries[fake.at];
    },
    pushState: (state: unknown) => {
      fake.entries = [...fake.entries.slice(0, fake.at + 1), state];
      fake.at += 1;
    },
    replaceState: (state: unknown) => {
      fake.entries[fake.at] = state;
    },
    back: () => {
      const go = (): void => {
        fake.at = Math.max(0, fake.at - 1);
        fake.fire();
      };
      if (slow) setTimeout(go, 10);
      else go();
    },
  });
  return fake;
}
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
async function stack(): Promise<{ closeOnBack: (close: () => void) => () => void }> {
  vi.resetModules();
  return import("../../src/ui/backStack");
}

test("back closes the topmost and stays on the page", async () => {
  const fake = fakeHistory();
  const { closeOnBack } = await stack();
  const closed: string[] = [];
  closeOnBack(() => closed.push("sheet"));
  closeOnBack(() => closed.push("dialog"));
  history.back();
  expect(closed).toEqual(["dialog"]);
  history.back();
  expect([closed, fake.at]).toEqual([["dialog", "sheet"], 0]);
});

test("what is closed otherwise leaves no entry behind", async () => {
  vi.useFakeTimers();
  const fake = fakeHistory();
  const { closeOnBack } = await stack();
  const gone = closeOnBack(() => expect.unreachable());
  gone();
  vi.runAllTimers();
  expect(fake.at).toBe(0);
});

test("a link inside leads on, and the way back skips what was open", async () => {
  vi.useFakeTimers();
  const fake = fakeHistory();
  const { closeOnBack } = await stack();
  const gone = closeOnBack(() => undefined);
  gone();
  history.pushState(null, "");
  vi.runAllTimers();
  expect(fake.at).toBe(2);
  history.back();
  expect(fake.at).toBe(0);
});

test("after a reload nothing is open, and no press of Back is lost", async () => {
  const fake = fakeHistory();
  fake.entries = [null, { over: 7 }];
  fake.at = 1;
  await stack();
  expect(fake.at).toBe(0);
});

test("what is opened while another closes stays open, before and after the way back has begun", async () => {
  vi.useFakeTimers();
  const fake = fakeHistory(true);
  const { closeOnBack } = await stack();
  for (const begun of [false, true]) {
    const gone = closeOnBack(() => expect.unreachable());
    gone();
    if (begun) vi.advanceTimersByTime(1);
    const closed: string[] = [];
    closeOnBack(() => closed.push("second"));
    vi.runAllTimers();
    expect([closed, fake.at, fake.entries.length]).toEqual([[], 1, 2]);
    history.back();
    vi.runAllTimers();
    expect([closed, fake.at]).toEqual([["second"], 0]);
  }
});
