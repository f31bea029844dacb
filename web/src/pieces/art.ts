/* Path data of icons, seat shapes and goods signs, shared with the drawings made in Python. */
import drawn from "../../../src/rainhill/draw/icons.json";

export const icons: Record<string, string> = drawn.icons;
export const shapes: Record<string, string> = drawn.shapes;
export const goods: Record<string, string> = drawn.goods;

const INK_SIGN = new Set(["line-2", "line-3", "line-4", "p2", "p4", "p5", "p6", "yellow", "grey"]);
const INDUSTRY_ICONS: Record<string, string> = {
  cattle: "livestock",
  "manufactured-goods": "goods",
  petrochemicals: "petro",
};
const DASHES: Record<string, readonly number[]> = {
  "line-1": [],
  "line-2": [7, 4],
  "line-3": [0.1, 5],
  "line-4": [10, 3, 2, 3],
  "line-5": [3, 3],
  "line-6": [12, 5],
  "line-7": [8, 3, 0.1, 3],
};
export const NOSE = "M-.62-.74 0-1.62 .62-.74Z";

/** Whether what is printed on a piece of that colour is ink instead of ivory. */
export function hasInkSign(colour: string): boolean {
  return INK_SIGN.has(colour);
}

export function sign(colour: string): string {
  return hasInkSign(colour) ? "var(--ink-fix)" : "var(--ivory)";
}

export function industryIcon(industry: string): string {
  return icons[INDUSTRY_ICONS[industry] ?? industry] ?? icons["goods"]!;
}

/** The centre line of a company's track: its second sign. */
export function dash(colour: string, s: number): string {
  return (DASHES[colour] ?? []).map((part) => (part >= 1 ? (part * s) / 24 : part)).join(" ");
}
