/* What fingers and the mouse mean on the map: to drag it, to zoom it with two fingers or a double tap, to point at a hex. */

/** How a hex was pointed at: by a pointer passing over it, by a finger that stays, or by keys. */
export type Pointing = "pointer" | "press" | "key";

/** Two fingers that move apart: by which factor, and the point of the frame between them. */
export interface Pinch {
  readonly factor: number;
  readonly x: number;
  readonly y: number;
}

export interface GestureTarget {
  frame(): HTMLElement;
  /** the hex at a point of the page; generously, one to choose that was missed a little */
  under(x: number, y: number, generous: boolean): string | null;
  point(hex: string | null, by: Pointing): void;
  pick(hex: string): void;
  pan(dx: number, dy: number, pinch: Pinch | null): void;
  zoom(factor: number, x: number, y: number): void;
}
export interface Gestures {
  down(event: PointerEvent): void;
  move(event: PointerEvent): void;
  up(event: PointerEvent): void;
  wheel(event: WheelEvent): void;
  /** Forget what was begun. */
  stop(): void;
}

// Less than this is a trembling hand.
const STILL = 6;
const HOLD = 450;
const TWICE = 320;

export function makeGestures(target: GestureTarget): Gestures {
  const fingers = new Map<number, { x: number; y: number }>();
  let travelled = 0;
  let spread = 0;
  let lastTap = { at: 0, hex: null as string | null };
  let held = false;
  let press: ReturnType<typeof setTimeout> | undefined;

  function gap(): number {
    const [a, b] = [...fingers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  }
  /** A point of the page as one of the frame. */
  function inFrame(x: number, y: number): [number, number] {
    const at = target.frame().getBoundingClientRect();
    return [x - at.left, y - at.top];
  }
  /** A finger that stays asks what is there and chooses nothing. */
  function hold(x: number, y: number): void {
    if (travelled >= STILL || fingers.size !== 1) return;
    held = true;
    target.point(target.under(x, y, false), "press");
  }
  function pinch(): Pinch | null {
    if (fingers.size !== 2 || spread <= 0) return null;
    const before = spread;
    spread = gap();
    const [a, b] = [...fingers.values()];
    const [x, y] = inFrame((a!.x + b!.x) / 2, (a!.y + b!.y) / 2);
    return { factor: spread / before, x, y };
  }

  return {
    down(event) {
      if (event.button !== 0) return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (fingers.size === 1) {
        travelled = 0;
        held = false;
        clearTimeout(press);
        const { clientX, clientY } = event;
        if (event.pointerType === "touch") press = setTimeout(() => hold(clientX, clientY), HOLD);
      } else spread = gap();
    },
    move(event) {
      const finger = fingers.get(event.pointerId);
      if (finger === undefined) {
        if (event.pointerType === "mouse") target.point(target.under(event.clientX, event.clientY, false), "pointer");
        return;
      }
      const dx = event.clientX - finger.x;
      const dy = event.clientY - finger.y;
      travelled += Math.abs(dx) + Math.abs(dy);
      finger.x = event.clientX;
      finger.y = event.clientY;
      if (travelled < STILL) return;
      target.frame().setPointerCapture(event.pointerId);
      target.point(null, "pointer");
      target.pan(dx / fingers.size, dy / fingers.size, pinch());
    },
    up(event) {
      if (!fingers.delete(event.pointerId)) return;
      clearTimeout(press);
      if (fingers.size > 0 || travelled >= STILL || held || event.type === "pointercancel") return;
      const hex = target.under(event.clientX, event.clientY, true);
      const twice = Date.now() - lastTap.at < TWICE && lastTap.hex === hex;
      lastTap = { at: Date.now(), hex };
      if (event.pointerType === "touch") target.point(null, "press");
      // A double tap is meant for the map: nobody should commit a move by it.
      if (twice) target.zoom(1.8, ...inFrame(event.clientX, event.clientY));
      else if (hex !== null) target.pick(hex);
    },
    wheel(event) {
      event.preventDefault();
      target.zoom(Math.exp(-event.deltaY * 0.0015), ...inFrame(event.clientX, event.clientY));
    },
    stop: () => clearTimeout(press),
  };
}
