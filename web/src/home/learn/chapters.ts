/* What is told on the page on which the games are learnt, in which order, with which pictures and rules. */
export type Game = "rocket" | "steam";
export interface Chapter {
  id: string;
  /** a picture of public/maps/learn */
  figure?: string;
  /** chapters of docs/rules that say it in full */
  rules?: readonly string[];
}

export const CHAPTERS: Record<Game, readonly Chapter[]> = {
  rocket: [
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
  steam: [
    { id: "aim", figure: "steam-land", rules: ["S1"] },
    { id: "round", rules: ["S3", "S4"] },
    { id: "money", rules: ["S2"] },
    { id: "tiles", rules: ["S4"] },
    { id: "build", figure: "steam-build", rules: ["S5", "S6", "S7"] },
    { id: "deliver", figure: "steam-deliver", rules: ["S9"] },
    { id: "city", figure: "steam-city", rules: ["S8"] },
    { id: "end", rules: ["S10", "S11"] },
    { id: "standard", rules: ["S12"] },
    { id: "hints" },
  ],
};
