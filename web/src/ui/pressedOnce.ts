/* After a press that was sent, the rest of it is not meant: the second half of a double tap, or a key that is held. It
   would fall on whatever has taken the place of what was pressed: the answer to the next question, or Undo. */

/** A finger's second tap comes sooner than this, and falls no farther away; not every browser counts taps. */
const AGAIN = 350;
const NEAR = 32;

/** `use:pressedOnce={() => something is being sent}` on what holds the buttons. */
export function pressedOnce(node: HTMLElement, isSent: () => boolean): { destroy(): void } {
  let sent = { at: -Infinity, x: 0, y: 0 };
  let wasSent = false;
  /** whether the press that goes on has sent something */
  let isDone = false;

  function stop(event: Event): void {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  function click(event: MouseEvent): void {
    wasSent = isSent();
    const isTapAgain =
      (event as PointerEvent).pointerType === "touch" &&
      performance.now() - sent.at < AGAIN &&
      Math.hypot(event.clientX - sent.x, event.clientY - sent.y) < NEAR;
    if (event.detail > 1 ? isDone : isTapAgain) stop(event);
    else if (event.detail <= 1) isDone = false;
  }
  /** What a click does is done before it has risen to the window. */
  function clicked(event: MouseEvent): void {
    if (wasSent || !isSent()) return;
    isDone = true;
    sent = { at: performance.now(), x: event.clientX, y: event.clientY };
  }
  function key(event: KeyboardEvent): void {
    if (event.repeat && isDone && (event.key === "Enter" || event.key === " ")) stop(event);
  }

  node.addEventListener("click", click, { capture: true });
  window.addEventListener("click", clicked);
  node.addEventListener("keydown", key, { capture: true });
  return {
    destroy() {
      node.removeEventListener("click", click, { capture: true });
      window.removeEventListener("click", clicked);
      node.removeEventListener("keydown", key, { capture: true });
    },
  };
}
