import { encode } from "uqr";
import { expect, test } from "vitest";
import { pathOf } from "../../src/ui/qr";

test("a code is drawn as bars", () => {
  const rows = [
    [true, true, false],
    [false, false, false],
    [true, false, true],
  ];
  expect(pathOf(rows)).toEqual({ size: 3, path: "M0 0h2v1h-2zM0 2h1v1h-1zM2 2h1v1h-1z" });
});

test("a link has the three corners by which readers find it, and a quiet zone", () => {
  const { data, size } = encode(`https://trains.example/t/abcdefghijkl#${"s".repeat(32)}`, { ecc: "M", border: 4 });
  expect(data.slice(0, 4).flat().some(Boolean)).toBe(false);
  const corner = (x: number, y: number): string =>
    Array.from({ length: 7 }, (_, n) => (data[y]?.[x + n] ? "#" : ".")).join("");
  for (const [x, y] of [
    [4, 4],
    [size - 11, 4],
    [4, size - 11],
  ] as const) {
    expect(corner(x, y)).toBe("#######");
    expect(corner(x, y + 1)).toBe("#.....#");
  }
});
