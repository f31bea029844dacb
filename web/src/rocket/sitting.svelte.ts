/* What somebody at a Rocket table has pointed at, what it would cause, and how it is sent. */
import type { Previewed } from "../generated/messages";
import type { Bid, RocketAction, RocketView } from "../generated/rocket";
import type { GameMap } from "../map/boards";
import { COMPASS, direction } from "../map/hexes";
import type { Table } from "../net/table.svelte";
import { settings } from "../settings.svelte";
import { play } from "../table/sounds";
import { t, type Facts } from "../text/fluent";
import { brief, industry, refusal, type Said, type Told } from "../text/words";
import { bids, hexOf, marks, meant, NOTHING, point, vetoMarks, type Choice, type Mark, type Mode } from "./choice";
import { eventsOf } from "./story";

export interface Sitting {
  choice: Choice;
  /** the target chosen in a veto */
  target: string | null;
  bid: Bid | null;
  note: string | null;
  wrong: string | null;
  readonly marks: Mark[];
  readonly title: string;
  readonly detail: string;
  readonly outlook: string;
  pick(hex: string): void;
  choose(action: RocketAction): void;
  mode(mode: Mode): void;
  hold(company: string): void;
  back(): void;
  send(action?: RocketAction | null): void;
}

const WRONG = 1200;
const NOTE = 4500;

/** Call it while a component is made. */
export function sit(table: Table, map: GameMap, said: () => Said, view: () => RocketView, asking: () => boolean): Sitting {
  let choice = $state.raw<Choice>(NOTHING);
  let target = $state<string | null>(null);
  let bid = $state.raw<Bid | null>(null);
  let note = $state<string | null>(null);
  let wrong = $state<string | null>(null);
  let found = $state.raw<Previewed | null>(null);
  let timers: ReturnType<typeof setTimeout>[] = [];

  const asked: RocketAction | null = $derived(view().veto === null ? choice.action : bid);

  $effect(() => {
    // A new decision begins with nothing chosen.
    void [table.version, table.seat];
    choice = NOTHING;
    bid = null;
    const first = view().veto?.targets.find((hex) => bids(view(), hex).length > 0 && hex !== view().veto?.target);
    target = first ?? view().veto?.targets.find((hex) => bids(view(), hex).length > 0) ?? null;
  });
  $effect(() => {
    const wanted = asked;
    found = null;
    if (wanted === null || !asking()) return;
    let current = true;
    void table.preview({ ...wanted }).then((answer) => current && (found = answer));
    return () => (current = false);
  });
  $effect(() => {
    const refused = table.refused;
    if (refused !== null && refused.code !== "stale") warn(refusal(refused.code, refused.rule, refused.facts as Facts, said()), null);
  });

  function warn(sentence: string, hex: string | null): void {
    play("refusal");
    for (const timer of timers) clearTimeout(timer);
    note = sentence;
    wrong = hex;
    timers = [setTimeout(() => (wrong = null), WRONG), setTimeout(() => (note = null), NOTE)];
  }

  function set(next: Choice): void {
    choice = next;
    note = null;
    if (next.action !== null && settings.confirm === "quick") send(next.action);
  }

  function send(action: RocketAction | null = asked): void {
    if (action === null || !asking()) return;
    play("move");
    table.submit({ ...action });
  }

  async function whyNot(hex: string): Promise<void> {
    const action = meant(view(), choice, hex);
    if (action === null) return;
    const answer = await table.preview({ ...action });
    if (answer.code !== null) warn(refusal(answer.code, answer.rule, answer.facts as Facts, said()), hex);
  }

  function pick(hex: string): void {
    const now = view();
    if (!asking()) return;
    if (now.veto !== null) {
      if (bids(now, hex).length > 0) target = hex;
      return;
    }
    if (choice.action !== null && hexOf(map, choice.action) === hex) {
      send();
      return;
    }
    const next = point(map, now, choice, hex);
    if (next !== choice) set(next);
    else void whyNot(hex);
  }

  const consequences = $derived(found === null || found.code !== null ? [] : brief(found.events as Told[], said()));
  const vetoAhead = $derived.by(() => {
    const action = choice.action;
    if (action?.kind !== "extend") return false;
    const company = view().companies.find((each) => each.id === action.company);
    return (company?.shares ?? []).some((held, seat) => held > 0 && seat !== view().seat);
  });

  function title(): string {
    const now = view();
    const { action, mode } = choice;
    if (action !== null) return actionTitle(map, now, action);
    if (now.legal.some((each) => each.kind === "lose-turn")) return t("web-ask-lose-turn");
    if (mode === null) return t("web-ask");
    if (mode === "extend" && choice.company !== null) return t("web-ask-extend-company", { company: now.companies.find((each) => each.id === choice.company)?.name ?? "" });
    if (mode === "invest" && choice.city !== null) return t("web-ask-invest-city", { city: choice.city });
    if (mode === "station" && choice.origin !== null) return t("web-ask-station-moved");
    return t(`web-ask-${mode}`);
  }

  function detail(): string {
    if (choice.action === null) return choice.mode === null ? t("web-ask-detail") : "";
    if (found === null) return t("web-previewing");
    if (found.code !== null) return refusal(found.code, found.rule, found.facts as Facts, said());
    const parts = consequences.length > 0 ? consequences : [t("web-no-points")];
    return [...parts, ...(vetoAhead ? [t("web-others-may-veto")] : [])].join(" · ");
  }

  return {
    get choice() { return choice; },
    set choice(next) { choice = next; },
    get target() { return target; },
    set target(hex) { target = hex; },
    get bid() { return bid; },
    set bid(next) { bid = next; },
    get note() { return note; },
    set note(next) { note = next; },
    get wrong() { return wrong; },
    set wrong(next) { wrong = next; },
    get marks() {
      const now = view();
      const made = now.veto !== null ? vetoMarks(now, asking() ? target : null) : asking() ? marks(map, now, choice) : [];
      return wrong === null ? made : [...made, { hex: wrong, state: "illegal" as const, sign: "" }];
    },
    get title() { return title(); },
    get detail() { return detail(); },
    get outlook() { return bid === null || found === null ? "" : consequences.join(" · ") || t("web-no-points"); },
    pick,
    choose: (action) => (action.kind === "lose-turn" ? send(action) : set({ ...NOTHING, mode: action.kind === "invest" ? "invest" : choice.mode, city: action.kind === "invest" ? action.city : null, action })),
    mode: (mode) => (choice = choice.mode === mode ? NOTHING : { ...NOTHING, mode }),
    hold: (company) => {
      if (asking() && view().legal.some((action) => action.kind === "extend" && action.company === company)) choice = { ...NOTHING, mode: "extend", company };
    },
    back: () => (choice = choice.action !== null ? { ...choice, action: null, city: null } : choice.company !== null || choice.origin !== null || choice.city !== null ? { ...NOTHING, mode: choice.mode } : NOTHING),
    send,
  };
}

function actionTitle(map: GameMap, view: RocketView, action: RocketAction): string {
  switch (action.kind) {
    case "extend": {
      const company = view.companies.find((each) => each.id === action.company);
      const from = company?.locomotive ? map.at.get(company.locomotive) : undefined;
      const to = map.at.get(action.to);
      const d = from && to ? direction(from, to) : null;
      return t("web-title-extend", { company: company?.name ?? action.company, way: d === null ? action.to : t(`web-direction-${COMPASS[map.layout][d]}`) });
    }
    case "invest":
      return t("web-title-invest", { city: action.city, industry: industry("rocket", action.industry) });
    case "station":
      return t("web-title-station", { hex: action.at });
    case "move-station":
      return t("web-title-move-station", { origin: action.origin, hex: action.to });
    default:
      return "";
  }
}

/** What each holder has said in the veto round under way: a bid, null for a pass. */
export function spokenInVeto(table: Table): Map<number, Bid | null> {
  const said = new Map<number, Bid | null>();
  for (const entry of table.entries) {
    for (const event of eventsOf(entry)) {
      if (event.key === "extension-proposed") said.clear();
      else if (event.key === "bid-made") said.set(event["seat"] as number, { kind: "bid", shares: event["shares"] as number, to: event["to"] as string });
      else if (event.key === "veto-passed") said.set(event["seat"] as number, null);
    }
  }
  return said;
}
