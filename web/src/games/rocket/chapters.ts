/* What is told to those who learn the game, in which order, with which pictures and rules. */
import type { Learning } from "../client";

export const learn: Learning = {
  ruleLetter: "R",
  chapters: [
    { id: "aim", figure: "rocket-land", rules: ["R1"] },
    { id: "turn", rules: ["R2"] },
    { id: "invest", figure: "rocket-invest", rules: ["R3", "R8"] },
    { id: "extend", figure: "rocket-extend", rules: ["R5"] },
    { id: "veto", rules: ["R6"] },
    { id: "station", figure: "rocket-station", rules: ["R4"] },
    { id: "town", figure: "rocket-town", rules: ["R8", "R9"] },
    { id: "merge", figure: "rocket-merge", rules: ["R7"] },
    { id: "end", rules: ["R10", "R11", "R12"] },
    { id: "hints" },
  ],
};
