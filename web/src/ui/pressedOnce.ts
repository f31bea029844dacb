/* After a press that was sent, the rest of it is not meant: the second half of a double tap, or a key that is held. It
   would fall on whatever has taken the place of what was pressed: the answer to the next question, or Undo. */

/** A finger's second tap comes sooner than this; not every browser counts taps. */
const AGAIN = 350;

/** `use:pressedOnce={() => something is being sent}` on what holds the buttons. */
export function pressedOnce(node: HTMLElement, isSent: () => boolean): { destroy(): void } {
  let sentAt = -Infinity;
  let wasSent = false;
  /** whether the press that goes on has sent something */
  let isDone = false;

  function stop(event: Event): void {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  function click(event: MouseEvent): void {
    wasSent = isSent();
    const isTouch = (event as PointerEvent).pointerType === "touch";
    if (event.detail > 1 ? isDone : isTouch && performance.now() - sentAt < AGAIN) stop(event);
    else if (event.detail <= 1) isDone = false;
  }
  /** What a click does is done before it has risen to the window. */
  function clicked(): void {
    if (wasSent || !isSent()) return;
    isDone = true;
    sentAt = performance.now();
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
