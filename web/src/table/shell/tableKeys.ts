/* Single keys that lead to the parts of a table, wherever the focus is. */
import { letterOf } from "../../ui/keys/shortcuts";
import type { SeatAtTable } from "../state/seatAtTable.svelte";
import type { TableDialog } from "./TableDialogs.svelte";
import type { Tab } from "./TableTabs.svelte";

/** What a key may do to a table. */
interface TableParts {
  seat: SeatAtTable;
  enterBoard(): void;
  focusOn(selector: string): void;
  show(tab: Tab): void;
  open(dialog: TableDialog): void;
}

/** Do what a key stands for; Escape leads back to the board. */
export function pressTableKey(event: KeyboardEvent, { seat, enterBoard, focusOn, show, open }: TableParts): void {
  if (event.key === "Escape" && !event.defaultPrevented && seat.sheet !== "board") seat.sheet = "board";
  const shortcuts: Record<string, () => void> = {
    b: () => ((seat.sheet = "board"), enterBoard()),
    a: () => ((seat.sheet = "board"), focusOn(":is(.barbox, .cardbox, .dock) :is(button:not(:disabled), input)")),
    l: () => (show("log"), focusOn("ol[data-log] [tabindex='0']")),
    c: () => (show("chat"), focusOn("form[data-chat] input")),
    p: () => open("position"),
    q: () => open("reference"),
    "?": () => open("keys"),
  };
  const act = shortcuts[letterOf(event)?.toLowerCase() ?? ""];
  if (act === undefined) return;
  event.preventDefault();
  act();
}
