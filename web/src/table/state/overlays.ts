/* The room that the map of a table has, what lies over it, and where each is looked for. */
import type { Inset } from "../../board/camera.svelte";
import type { Box } from "../../board/maps";
import type { Margins, Overlay } from "../../board/rim";

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

/** How far from the sides of the window it stands. */
export function marginsOf({ phone, low }: Size, barRoom: number): Margins {
  if (phone) return { side: 8, top: 8, bottom: 26 };
  return low ? { side: 8, top: 8, bottom: 8 } : { side: 14, top: 10, bottom: barRoom + 22 };
}

/** How large something is on the screen; nothing: it is not there. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}
interface Shown {
  readonly phone: boolean;
  /** the button that shows a secret total while it is held */
  readonly peek: Extent | null;
  /** what a game counts beside the board */
  readonly chips: Extent | null;
  /** what it tells beside them for a while */
  readonly passing: Extent | null;
  readonly hint: Extent | null;
  /** there is something to explain the signs of the map */
  readonly legend: boolean;
}

export function overlaysOf({ phone, peek, chips, passing, hint, legend }: Shown): Overlay[] {
  const finger = { width: 44, height: 44 };
  return [
    ...(peek === null ? [] : [{ id: "peek", ...peek, at: "tl" } as const]),
    ...(chips === null ? [] : [{ id: "chips", ...chips, at: phone ? "bl" : "br" } as const]),
    ...(passing === null ? [] : [{ id: "passing", ...passing, at: phone ? "bl" : "br", isPassing: true } as const]),
    ...(hint === null ? [] : [{ id: "hint", ...hint, at: "tr" } as const]),
    // A phone has fingers to zoom with; what is left there stands alone, wherever there is room.
    ...(phone
      ? [
          { id: "fit", ...finger, at: "br" } as const,
          ...(legend ? [{ id: "legend", ...finger, at: "br" } as const] : []),
        ]
      : [{ id: "zoom", width: 38, height: legend ? 144 : 108, at: "bl" } as const]),
  ];
}

/** The button for a secret total where there is little room: a mark and no words. */
export const BRIEF_PEEK: Extent = { width: 58, height: 44 };
/** A closer look leaves no room for what is only told. */
const ONLY_WHOLE: readonly string[] = ["chips", "passing"];

/** What is left of all that lies over a map in a closer look, by its id. */
export function inCloserLook(
  boxes: Readonly<Record<string, Box>>,
  fingers: boolean,
  width: number,
): Readonly<Record<string, Box>> {
  return Object.fromEntries(
    Object.entries(boxes)
      .filter(([id]) => !ONLY_WHOLE.includes(id) && !(fingers && id === "legend"))
      .map(([id, box]) => [id, id === "peek" ? briefly(box, width) : box]),
  );
}

function briefly([left, top, right]: Box, width: number): Box {
  const isLeft = left + right < width;
  const from = isLeft ? left : right - BRIEF_PEEK.width;
  return [from, top, from + BRIEF_PEEK.width, top + BRIEF_PEEK.height];
}
