/* Advice on one's own decision: whether it may be asked for, what was found, and whether its card is open. */
import type { HintInfo } from "../generated/messages";
import { askHint, Trouble } from "../net/api";
import type { Table } from "../net/tableSocket.svelte";

export class Advice {
  readonly #table: () => Table;
  #found = $state.raw<HintInfo | null>(null);
  #folded = $state(false);
  #trouble = $state.raw<Trouble | null>(null);
  thinking = $state(false);

  constructor(table: () => Table) {
    this.#table = table;
  }
  /** The table agreed to it. */
  get isOffered(): boolean {
    return this.#table().info?.policy.advice === "during";
  }
  /** It is about a decision of one's own. */
  get isAllowed(): boolean {
    const { info, seat } = this.#table();
    return this.isOffered && seat !== null && info?.asked === seat && info.seats[seat]?.played_by === "person";
  }
  /** It is about the position it was asked for. */
  get #current(): HintInfo | null {
    return this.#found !== null && this.#found.version === this.#table().version ? this.#found : null;
  }
  /** what its card shows; null: it is not open */
  get shown(): HintInfo | null {
    return this.isAllowed && !this.#folded ? this.#current : null;
  }
  get trouble(): Trouble | null {
    return this.isAllowed ? this.#trouble : null;
  }
  get isOpen(): boolean {
    return this.shown !== null || this.trouble !== null;
  }
  /** It gives its place to what was chosen of it, and is there again at once. */
  fold(): void {
    this.#folded = true;
  }
  close(): void {
    this.#found = null;
    this.#trouble = null;
  }
  async ask(): Promise<void> {
    this.#folded = false;
    const { id, seat } = this.#table();
    if (seat === null || this.#current !== null) return;
    this.thinking = true;
    this.#trouble = null;
    try {
      this.#found = await askHint(id, seat);
    } catch (error) {
      this.#trouble = error instanceof Trouble ? error : new Trouble("internal");
    }
    this.thinking = false;
  }
}
