/* The window on the map: it shows all of it, or comes closer to what can be chosen, until somebody moves it by hand. */
import { untrack } from "svelte";
import { pace } from "../settings.svelte";
import {
  between,
  clearOf,
  closerLook,
  fitted,
  kept,
  newCamera,
  zoomed,
  type Camera,
  type Inset,
  type Stand,
} from "./camera.svelte";
import type { Pinch } from "./gestures";
import type { Box, GameMap, MapHex } from "./maps";

interface Shown {
  readonly map: GameMap;
  readonly inset: Inset;
  /** what to bring into view when it changes, if it would be too small to tap otherwise */
  readonly look: Box | null;
  /** hexes that can be chosen */
  readonly targets: ReadonlySet<string>;
  /** what lies over the window, in px of it */
  readonly over: readonly Box[];
}
export interface MapWindow {
  readonly camera: Readonly<Camera>;
  /** where the window comes to rest by itself; null since it was moved by hand */
  readonly aim: Stand | null;
  resize(width: number, height: number): void;
  /** Show the whole map. */
  fit(): void;
  zoom(factor: number, x?: number, y?: number): void;
  pan(dx: number, dy: number, pinch: Pinch | null): void;
  /** Where the map was moved by hand, move it so that this hex is in sight. */
  reveal(hex: MapHex): void;
}

// A hex narrower than this is hard to hit with a finger.
const FINGER = 40;
const GLIDE = 260;
const QUIET = 160;
const EDGE = 20;

/** Call it while a component is made. */
export function makeMapWindow(shown: Shown): MapWindow {
  const camera = $state(newCamera());
  let aim = $state.raw<Stand | null>(null);
  /** what the window follows: the whole map, the hexes to choose from, or nobody since it was moved by hand */
  let follows: "whole" | "look" | "hand" = "whole";
  let quiet = QUIET;
  let settling: ReturnType<typeof setTimeout> | undefined;
  let gliding = 0;
  const whole = $derived(shown.map.land);
  const least = $derived(fitted(camera, whole, shown.inset).k * 0.7);

  $effect(() => {
    // Until somebody moves it, the map fills the window whatever its size.
    const { top, right, bottom, left } = shown.inset;
    void [camera.width, camera.height, top, right, bottom, left, whole, shown.look, shown.over];
    untrack(follow);
  });
  $effect(() => () => {
    cancelAnimationFrame(gliding);
    clearTimeout(settling);
  });

  function follow(): void {
    if (camera.width === 0) return;
    const { map, inset, look } = shown;
    const all = fitted(camera, whole, inset);
    const near = look === null ? null : closerLook(camera, map, look, shown.targets, inset);
    const worth = all.k * 1.25;
    const close = near === null ? null : clearOf(camera, map, near, shown.targets, shown.over, inset, worth);
    const closer = close !== null && 2 * map.s * all.k < FINGER && close.k > worth;
    if (closer) follows = "look";
    else if (follows === "look") follows = "whole";
    if (follows === "hand") return;
    const to = closer ? close : all;
    aim = to;
    if (camera.k === 1 && camera.x === 0) place(to, true);
    else glide(to);
  }
  function place(to: Partial<Stand>, atOnce = false): void {
    Object.assign(camera, to);
    clearTimeout(settling);
    if (atOnce) camera.settled = camera.k;
    else settling = setTimeout(settle, quiet);
  }
  /** Draw sharply at the zoom that was reached; where that is slow, wait for a longer rest the next time. */
  function settle(): void {
    if (camera.settled === camera.k) return;
    camera.settled = camera.k;
    const began = performance.now();
    requestAnimationFrame(() =>
      requestAnimationFrame((now) => (quiet = Math.min(1200, Math.max(QUIET, 2 * (now - began))))),
    );
  }
  /** Move the window so that the eye can follow. */
  function glide(to: Stand): void {
    cancelAnimationFrame(gliding);
    const from: Stand = { k: camera.k, x: camera.x, y: camera.y };
    const length = GLIDE * pace();
    const far = Math.abs(to.x - from.x) + Math.abs(to.y - from.y) + Math.abs(to.k - from.k) * 400;
    if (length === 0 || far < 24 || document.hidden) {
      place(to, true);
      return;
    }
    const began = performance.now();
    const frameOf = (now: number): void => {
      const part = Math.min(1, (now - began) / length);
      place(between(from, to, part), part === 1);
      if (part < 1) gliding = requestAnimationFrame(frameOf);
    };
    gliding = requestAnimationFrame(frameOf);
  }
  function byHand(): void {
    cancelAnimationFrame(gliding);
    follows = "hand";
    aim = null;
  }

  return {
    camera,
    get aim() {
      return aim;
    },
    resize: (width, height) => void Object.assign(camera, { width, height }),
    fit() {
      follows = "whole";
      aim = fitted(camera, whole, shown.inset);
      glide(aim);
    },
    zoom(factor, x = camera.width / 2, y = camera.height / 2) {
      byHand();
      place(zoomed(camera, factor, x, y, least));
      place(kept(camera, whole));
    },
    pan(dx, dy, pinch) {
      byHand();
      place({ x: camera.x + dx, y: camera.y + dy });
      if (pinch !== null) place(zoomed(camera, pinch.factor, pinch.x, pinch.y, least));
      place(kept(camera, whole));
    },
    reveal(hex) {
      const { top, right, bottom, left } = shown.inset;
      const [x, y] = [hex.x * camera.k + camera.x, hex.y * camera.k + camera.y];
      const across = x < left + EDGE || x > camera.width - right - EDGE;
      const along = y < top + EDGE || y > camera.height - bottom - EDGE;
      if (follows !== "hand" || !(across || along)) return;
      glide({
        k: camera.k,
        x: camera.x + camera.width / 2 - x,
        y: camera.y + (camera.height - bottom) / 2 - y,
      });
    },
  };
}
