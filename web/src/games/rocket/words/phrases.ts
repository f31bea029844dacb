/* What a Rocket table says about a choice: the question that is open, and what an action would lead to. */
import type { Facts } from "../../../generated";
import type { LogEntry } from "../../../generated/messages";
import type { Bid, Invest, RocketAction, RocketView } from "../../../generated/rocket";
import type { GameMap } from "../../../board/maps";
import { wayTo, whereabouts } from "../../../board/whereabouts";
import { standing } from "../../../table/state/log";
import { hasText, join, t } from "../../../text/fluent";
import { DOT } from "../../../text/held";
import type { Choice } from "../choice";
import { eventsOf } from "../rocketTypes";

export function industry(id: string): string {
  const key = `rocket-industry-${id}`;
  return hasText(key) ? t(key) : id;
}

/** What is being asked, given what has been pointed at so far. */
export function questionWords(map: GameMap, view: RocketView, choice: Choice): { title: string; detail: string } {
  const { action, mode } = choice;
  if (action !== null) return { title: actionTitle(map, view, action), detail: "" };
  if (view.legal.some((each) => each.kind === "lose-turn")) return { title: t("rocket-web-ask-lose-turn"), detail: "" };
  if (mode === null) {
    const invests = view.legal.some((each) => each.kind === "invest");
    return {
      title: t("rocket-web-ask"),
      detail: t(invests ? "rocket-web-ask-detail" : "rocket-web-ask-detail-no-city"),
    };
  }
  if (mode === "extend" && choice.company !== null)
    return { title: t("rocket-web-ask-extend-company", { company: named(view, choice.company) }), detail: "" };
  if (mode === "invest" && choice.city !== null)
    return { title: t("rocket-web-ask-invest-city", { city: choice.city }), detail: "" };
  if (mode === "station" && choice.origin !== null) return { title: t("rocket-web-ask-station-moved"), detail: "" };
  return { title: t(`rocket-web-ask-${mode}`), detail: t(`rocket-web-ask-${mode}-detail`) };
}

/** The consequences of an action in one line: who scores what, mergers, exchanges, passengers, who may still object. */
export function effectWords(
  view: RocketView,
  action: RocketAction,
  brings: readonly string[] | null,
  refused: string | null,
): string {
  if (refused !== null) return refused;
  if (brings === null) return t("web-previewing");
  const parts = brings.length > 0 ? brings : action.kind === "invest" ? rivals(view, action) : [t("web-no-points")];
  return [...parts, ...(othersMayVeto(view, action) ? [t("rocket-web-others-may-veto")] : [])].join(DOT);
}

/** Who has pieces in the city and in the industry already: what an investment is measured against. */
function rivals(view: RocketView, action: Invest): string[] {
  const places = view.cities.find((city) => city.name === action.city)?.places ?? [];
  const inCity = view.seats.map((seat) => places.filter((slot) => slot.seat === seat.seat).length);
  const inIndustry = view.seats.map((seat) => seat.investments[action.industry] ?? 0);
  const told = (numbers: readonly number[]): string | null => {
    const held = numbers.flatMap((number, seat) =>
      number > 0 ? [t("rocket-brief-holding", { seat: view.seats[seat]?.name ?? "", number })] : [],
    );
    return held.length === 0 ? null : join(held);
  };
  return [
    t("rocket-web-invest-there", { place: action.city, held: told(inCity) }),
    t("rocket-web-invest-there", { place: industry(action.industry), held: told(inIndustry) }),
  ];
}

function othersMayVeto(view: RocketView, action: RocketAction): boolean {
  if (action.kind !== "extend") return false;
  const company = view.companies.find((each) => each.id === action.company);
  return (company?.shares ?? []).some((held, seat) => held > 0 && seat !== view.seat);
}

function named(view: RocketView, company: string): string {
  return view.companies.find((each) => each.id === company)?.name ?? company;
}

/** An action in a few words; `later`: it is expected some moves after the view, when locomotives stand elsewhere. */
export function actionTitle(map: GameMap, view: RocketView, action: RocketAction, later = false): string {
  const from = (company: string): string | null =>
    later ? null : (view.companies.find((each) => each.id === company)?.locomotive ?? null);
  switch (action.kind) {
    case "extend":
      return t("rocket-web-title-extend", {
        company: named(view, action.company),
        way: wayTo(map, from(action.company), action.to),
      });
    case "bid":
      return t("rocket-web-title-bid", {
        shares: action.shares,
        way: view.veto === null ? whereabouts(map, action.to) : wayTo(map, from(view.veto.company), action.to),
      });
    case "pass":
      return t("rocket-web-pass");
    case "lose-turn":
      return t("rocket-web-go-lose-turn");
    case "invest":
      return t("rocket-web-title-invest", { city: action.city, industry: industry(action.industry) });
    case "station":
      return t("rocket-web-title-station", { where: whereabouts(map, action.at) });
    case "move-station":
      return t("rocket-web-title-move-station", {
        was: whereabouts(map, action.origin),
        where: whereabouts(map, action.to),
      });
  }
}

/** Facts of a refusal without the codes of hexes: it is always about the one that was pointed at. */
export function inWords<F extends Facts>(map: GameMap, facts: F): F {
  const { hex, original } = facts;
  return {
    ...facts,
    ...(typeof hex === "string" ? { here: true } : {}),
    ...(typeof original === "string" ? { original: whereabouts(map, original) } : {}),
  };
}

/** What each holder has said in the veto round under way: a bid, null for a pass. */
export function spokenInVeto(entries: readonly LogEntry[]): Map<number, Bid | null> {
  const said = new Map<number, Bid | null>();
  for (const entry of standing(entries)) {
    for (const event of eventsOf(entry)) {
      if (event.key === "extension-proposed") said.clear();
      else if (event.key === "bid-made") said.set(event.seat, { kind: "bid", shares: event.shares, to: event.to });
      else if (event.key === "veto-passed") said.set(event.seat, null);
    }
  }
  return said;
}
