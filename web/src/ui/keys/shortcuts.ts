/* Single letters that do something on a page, wherever the focus is. */
import { settings } from "../../settings.svelte";
import { latinKey } from "./latinKey";

/** What one can write or choose in keeps its letters. */
const FIELDS = "input, textarea, select, [contenteditable]";

/** The letter somebody pressed to have something done; null where it is meant for a field, a dialog or the browser. */
export function letterOf(event: KeyboardEvent): string | null {
  if (!settings.letters || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.key.length !== 1) return null;
  const at = event.target instanceof Element ? event.target : null;
  return at?.closest(FIELDS) || document.querySelector("dialog[open]") !== null ? null : latinKey(event);
}
