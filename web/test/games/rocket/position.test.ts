import { describe, expect, test } from "vitest";
import { whereabouts } from "../../../src/board/whereabouts";
import { positionParts } from "../../../src/games/rocket/words/position";
import { short, unit } from "../../../src/text/words";
import { map, names, seen } from "./seen";

describe("the position in sentences", () => {
  const parts = positionParts(map, seen.act, names);
  const lines = (heading: string): readonly string[] => parts.find((part) => part.heading === heading)!.lines;
  test("lines with what they joined, shares and stations", () => {
    const [running, waiting] = [lines("Lines")[0]!, lines("Lines")[1]!];
    expect(running).toContain("(WPR) stands ");
    expect(running).toContain("It has joined 2 places: Westhaven and Kettleford. Shares: ");
    expect(running).toContain("No station is on it.");
    expect(waiting).toContain("(CLR) waits in Cape Light. It has joined one place: Cape Light. Nobody has a share.");
  });
  test("own stations, whose turn it is", () => {
    const own = seen.act.seats[seen.act.seat!]!.name;
    expect(lines(`Stations of ${own}`)).toContain(`${whereabouts(map, "E5")}, on no line`);
    expect(lines("Now")).toContain(`${own} is to decide.`);
    expect(positionParts(map, seen.veto, names)[0]!.lines.join(" ")).toContain("Under debate: the WPR is to run ");
  });
});

describe("amounts", () => {
  test("nothing is no thousand", () => {
    expect(["1999", "2018"].map((edition) => unit({ ...names, edition }))).toEqual(["pounds", "Points"]);
    expect([0, 3].map((points) => short(points, { ...names, edition: "1999" }))).toEqual(["£0", "£3k"]);
  });
});
