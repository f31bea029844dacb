/* What is told to those who learn the game, in which order, with which pictures and rules. */
import type { Learning } from "../client";

export const learn: Learning = {
  ruleLetter: "S",
  chapters: [
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
