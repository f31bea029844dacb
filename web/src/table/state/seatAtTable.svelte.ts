/* Somebody at a table: what is shown to them, what they have pointed at, what it would cause, and how it is sent. */
import type { Box, GameMap } from "../../board/maps";
import type { GameClient } from "../../games/client";
import type { GameAction, View } from "../../generated";
import type { TableInfo } from "../../generated/messages";
import type { Table } from "../../net/tableSocket.svelte";
import type { Names } from "../../text/words";
import type { Line } from "./log";
import type { Moment } from "./moment";
import { pacedView } from "./pacedView.svelte";
import { playback, type Playback } from "./playback.svelte";
import type { Foreseen, Mark } from "./previews.svelte";

/** What a game makes of what somebody points at. */
export interface Choosing {
  readonly marks: readonly Mark[];
  /** a refusal in words, for a few seconds */
  readonly note: string | null;
  /** it has been read */
  closeNote(): void;
  /** what choosing the hex that is pointed at would bring, or why it cannot be chosen */
  readonly peeked: Foreseen | null;
  peek(hex: string | null): void;
  /** a hex was pointed at; with Enter, what is chosen already may be done */
  pick(hex: string, byEnter: boolean): void;
  back(): void;
  /** take an action as one's choice, as if it had been pointed at; it is not done */
  suggest(action: GameAction): void;
}

/** A table with the eyes of the seat that is looked as, and what does not depend on any choice. */
export interface Seat {
  readonly table: Table;
  readonly map: GameMap;
  readonly client: GameClient;
  readonly info: TableInfo;
  readonly names: Names;
  /** the view that is shown: of now, of a move that is being watched, or of the past */
  readonly view: View;
  readonly moment: Moment | null;
  readonly past: Playback;
  readonly asked: number | null;
  /** whose turn it is in what is shown: of now, or of the past that is looked at */
  readonly onTurn: number | null;
  readonly askedName: string;
  /** a bot decides for whoever is asked: once, or until the seat is taken back */
  readonly isStoodIn: boolean;
  /** nobody is there to decide: the match waits for its people, and nobody thinks */
  readonly waits: boolean;
  /** whether somebody here is to choose now */
  readonly asking: boolean;
  /** it is our turn, but what the others did is still being shown */
  readonly catchingUp: boolean;
  /** moves of others are on the way that need not be watched */
  readonly canSkip: boolean;
  skip(): void;
  /** several persons are at this screen: they are called by their names */
  readonly shared: boolean;
  /** what only the seat that is looked as may know is hidden from who looks over its shoulder ... */
  readonly hidesOwn: boolean;
  /** ... but for as long as somebody presses to see it */
  peeks: boolean;
  readonly lines: readonly Line[];
  /** hexes that a line of the log, or a panel, points at */
  readonly shown: readonly string[];
  show(hexes: readonly string[]): void;
  /** the sheet that lies over the board on a phone */
  sheet: string;
  readonly busy: boolean;
  readonly canUndo: boolean;
  readonly undoIsOffer: boolean;
  undo(): void;
  /** a box round hexes with some room, if there are any */
  boxOf(hexes: readonly string[]): Box | null;
}

export interface SeatAtTable<Own extends Choosing = Choosing> extends Seat {
  readonly choosing: Own;
  readonly marks: readonly Mark[];
  /** hexes that can be chosen now */
  readonly targets: ReadonlySet<string>;
  /** while something is being chosen the ground steps back a little */
  readonly veiled: boolean;
}

const ROOM = 2.6;

/** A view without what only these seats may know: their totals, where those are secret. */
export function withoutSecrets(view: View, seats: readonly number[]): View {
  const shown = view.seats.map((each) => (seats.includes(each.seat) ? { ...each, score: null } : each));
  return { ...view, seats: shown } as View;
}

/** Call it while a component is made; a table and its map stay the same as long as the component lives. */
export function makeSeatAtTable<Own extends Choosing>(
  { table, map, client }: { table: Table; map: GameMap; client: GameClient },
  makeChoosing: (seat: Seat) => Own,
): SeatAtTable<Own> {
  const paced = pacedView(table, client.watched);
  const past = playback(table, client.watched);
  const info = $derived(table.info!);
  const names: Names = $derived({ game: info.game, edition: info.edition, seats: info.seats.map((seat) => seat.name) });
  let peeks = $state(false);
  const shared = $derived(table.mine.length > 1);
  const hidesOwn = $derived(shared && table.info?.result == null && client.hasSecretTotals(info));
  const view: View = $derived(
    hidesOwn && !peeks ? withoutSecrets((past.view ?? paced.view)!, table.mine) : (past.view ?? paced.view)!,
  );
  const asked = $derived(info.asked);
  const asking = $derived(
    !past.on &&
      !paced.behind &&
      asked !== null &&
      asked === table.seat &&
      table.mine.includes(asked) &&
      view.legal.length > 0 &&
      info.seats[asked]?.played_by === "person",
  );
  const canSkip = $derived(
    !past.on &&
      table.mine.length > 0 &&
      info.policy.bot_pace !== "none" &&
      asked !== null &&
      info.seats[asked]?.played_by === "bot",
  );
  const lines = $derived(client.lines(table.entries, map, names));
  let shown = $state.raw<readonly string[]>([]);
  let sheet = $state("board");

  // What a game makes of choices needs the seat, and the seat shows what it makes.
  let choosing: Own;
  const marks = $derived.by(() => (past.on ? [] : choosing.marks));
  const targets = $derived(
    new Set(asking ? marks.filter((mark) => mark.state !== "illegal").map((mark) => mark.hex) : []),
  );

  const seat: SeatAtTable<Own> = {
    table,
    map,
    client,
    past,
    get info() {
      return info;
    },
    get names() {
      return names;
    },
    get view() {
      return view;
    },
    get moment() {
      return past.on ? past.moment : paced.moment;
    },
    get onTurn() {
      return past.on ? (past.view?.decision?.seat ?? null) : asked;
    },
    get asked() {
      return asked;
    },
    get askedName() {
      return asked === null ? "" : (names.seats[asked] ?? "");
    },
    get isStoodIn() {
      return asked !== null && (info.seats[asked]?.stand_in ?? "no") !== "no";
    },
    get waits() {
      return info.waits !== null && !asking;
    },
    get asking() {
      return asking;
    },
    get catchingUp() {
      return paced.behind && !past.on && asked !== null && asked === table.seat;
    },
    get canSkip() {
      return canSkip;
    },
    skip() {
      table.skip();
      paced.skip();
    },
    get shared() {
      return shared;
    },
    get hidesOwn() {
      return hidesOwn;
    },
    get peeks() {
      return peeks;
    },
    set peeks(on) {
      peeks = on;
    },
    get lines() {
      return lines;
    },
    get shown() {
      return shown;
    },
    show: (hexes) => void (shown = hexes),
    get sheet() {
      return sheet;
    },
    set sheet(next) {
      sheet = next;
    },
    get choosing() {
      return choosing;
    },
    get marks() {
      return marks;
    },
    get targets() {
      return targets;
    },
    get veiled() {
      return marks.some((mark) => mark.state === "legal" || mark.state === "selected");
    },
    get busy() {
      return table.sending !== null;
    },
    get canUndo() {
      // While a proposal waits for answers, no other one can be made.
      const may = info.policy.undo !== "agreed" || info.offer === null;
      return may && table.seat !== null && info.can_undo.includes(table.seat);
    },
    get undoIsOffer() {
      return info.policy.undo === "agreed";
    },
    undo: () => table.control(info.policy.undo === "agreed" ? "offer-undo" : "undo"),
    boxOf(hexes) {
      const found = hexes.flatMap((name) => map.at.get(name) ?? []);
      if (found.length === 0) return null;
      const r = map.s * ROOM;
      const [xs, ys] = [found.map((hex) => hex.x), found.map((hex) => hex.y)];
      return [Math.min(...xs) - r, Math.min(...ys) - r, Math.max(...xs) + r, Math.max(...ys) + r];
    },
  };
  choosing = makeChoosing(seat);
  return seat;
}
