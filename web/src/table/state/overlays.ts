/* What lies over the map of a table, and in which corners each may stand. */
import type { Corner, Overlay } from "../../board/corners";

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
