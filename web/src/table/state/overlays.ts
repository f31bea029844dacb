/* The room that the map of a table has, what lies over it, and in which corners each may stand. */
import type { Inset } from "../../board/camera.svelte";
import type { Corner, Margins, Overlay } from "../../board/corners";

interface Size {
  readonly phone: boolean;
  readonly low: boolean;
}

/** What the map keeps clear of: the bar that lies over its foot, and a card of so many px at its side. */
export function insetOf({ phone, low }: Size, barRoom: number, card: number | null): Inset {
  if (phone) return { top: 8, right: 8, bottom: 24, left: 8 };
  if (low) return { top: 6, right: 6, bottom: 6, left: 6 };
  return { top: 10, right: card === null ? 10 : card + 24, bottom: barRoom + 24, left: 10 };
}

/** How far from the corners of the window it stands. */
export function marginsOf({ phone, low }: Size, barRoom: number): Margins {
  if (phone) return { side: 10, top: 10, bottom: 28 };
  return low ? { side: 8, top: 8, bottom: 8 } : { side: 16, top: 10, bottom: barRoom + 4 };
}

interface Shown {
  readonly phone: boolean;
  /** the button that shows a secret total while it is held */
  readonly peek: boolean;
  /** what a game counts beside the board */
  readonly chips: boolean;
  /** hints stand in the upper right corner */
  readonly hint: boolean;
}

export function overlaysOf({ phone, peek, chips, hint }: Shown): Overlay[] {
  const above: Corner[] = hint ? ["tl"] : ["tl", "tr"];
  const zoom: Corner[] = phone ? ["br", "bl"] : ["bl", "br"];
  return [
    ...(peek ? [{ id: "peek", width: phone ? 120 : 200, height: 44, at: above }] : []),
    // A phone has fingers to zoom with.
    { id: "zoom", width: phone ? 44 : 38, height: phone ? 88 : 144, at: [...zoom, ...above] },
    ...(chips ? [{ id: "chips", width: 140, height: 34, at: [...[...zoom].reverse(), ...above] }] : []),
  ];
}
