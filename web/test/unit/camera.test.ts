import { expect, test } from "vitest";
import { between } from "../../src/board/camera.svelte";

test("the camera begins and ends where it should and keeps every point on a straight way", () => {
  const [from, to] = [
    { k: 1, x: 0, y: 0 },
    { k: 2, x: -100, y: 50 },
  ];
  expect(between(from, to, 0)).toEqual(from);
  expect(between(from, to, 1)).toEqual(to);
  const half = between(from, to, 0.5);
  expect(half.x * to.k + 7 * half.k).toBeCloseTo(to.k * (half.x + (7 * half.k) / to.k));
  expect(half).toEqual({ k: 1.5, x: -50, y: 25 });
});
