/* The position of a game that is not known: whose turn it is, and what its view tells of every seat. */
import type { BaseView } from "../../generated";
import { t } from "../../text/fluent";
import { money, type Names } from "../../text/words";
import type { PositionPart } from "../client";
import { factName, ownFacts } from "./actions";

export function positionParts(view: BaseView, names: Names): PositionPart[] {
  const told = (of: BaseView | BaseView["seats"][number]): string[] =>
    ownFacts(of).map(([name, value]) => t("plain-fact", { name: factName(view.game, name), value }));
  return [
    {
      heading: t("position-now"),
      lines: [
        view.decision === null
          ? t("position-over")
          : t("position-asked", { seat: view.seats[view.decision.seat]?.name ?? "" }),
        ...told(view),
      ],
    },
    {
      heading: t("web-players"),
      lines: view.seats.map((seat) =>
        [
          seat.score === null ? seat.name : t("position-score", { seat: seat.name, amount: money(seat.score, names) }),
          ...told(seat),
        ].join(", "),
      ),
    },
  ];
}
