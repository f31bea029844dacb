/* What a person chose for this browser; kept in local storage. */
import type { TextSize } from "./board/legibleSizes";

export interface Settings {
  theme: "auto" | "light" | "dark";
  confirm: "confirm" | "quick";
  motion: "full" | "fast" | "none";
  sound: boolean;
  volume: number;
  signs: boolean;
  /** how large the names on a board are */
  text: TextSize;
  /** single letters do something at a table */
  letters: boolean;
  notify: boolean;
  /** a language's code; empty: as the browser asks */
  language: string;
  /** the bot played against last */
  bot: string;
  /** how long bots left time to look at the table that was opened last */
  botPace: "none" | "short" | "long";
  name: string;
  /** what is asked for the first time is explained */
  helper: boolean;
  /** what was explained already, as game and kind of decision */
  helped: string[];
}

const KEY = "rainhill.settings";
const DEFAULTS: Settings = {
  theme: "auto",
  confirm: "confirm",
  motion: "full",
  sound: true,
  volume: 0.5,
  signs: false,
  text: "normal",
  letters: true,
  notify: false,
  language: "",
  bot: "",
  botPace: "short",
  name: "",
  helper: true,
  helped: [],
};

export const settings: Settings = $state({ ...DEFAULTS, ...read() });
const dark = window.matchMedia("(prefers-color-scheme: dark)");
const still = window.matchMedia("(prefers-reduced-motion: reduce)");
const paper = window.matchMedia("print");
const system = $state({ dark: dark.matches, still: still.matches, paper: paper.matches });
paper.addEventListener("change", () => (system.paper = paper.matches));
dark.addEventListener("change", () => (system.dark = dark.matches));
still.addEventListener("change", () => (system.still = still.matches));

function read(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export function isDark(): boolean {
  // Paper is light.
  if (system.paper) return false;
  return settings.theme === "auto" ? system.dark : settings.theme === "dark";
}

/** How much faster than written a movement runs; zero means no travel at all. */
export function pace(): number {
  if (system.still || settings.motion === "none") return 0;
  return settings.motion === "fast" ? 0.5 : 1;
}

/** Keep the page's theme and the stored settings in step with the choices; called once. */
export function followSettings(): void {
  $effect.root(() => {
    $effect(() => {
      document.documentElement.dataset["theme"] = isDark() ? "dark" : "light";
      document.documentElement.classList.toggle("still", pace() === 0);
    });
    $effect(() => {
      const text = JSON.stringify(settings);
      try {
        localStorage.setItem(KEY, text);
      } catch {
        // Without storage the choices last as long as the page.
      }
    });
  });
}
