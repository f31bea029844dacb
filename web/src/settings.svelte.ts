/* What a person chose for this browser; kept in local storage. */
export interface Settings {
  theme: "auto" | "light" | "dark";
  confirm: "confirm" | "quick";
  motion: "full" | "fast" | "none";
  sound: boolean;
  volume: number;
  signs: boolean;
  notify: boolean;
  /** a language's code; empty: as the browser asks */
  language: string;
  /** the bot played against last */
  bot: string;
  /** how long bots left time to look at the table that was opened last */
  botPace: "none" | "short" | "long";
  name: string;
}

const KEY = "rainhill.settings";
const DEFAULTS: Settings = {
  theme: "auto",
  confirm: "confirm",
  motion: "full",
  sound: true,
  volume: 0.5,
  signs: false,
  notify: false,
  language: "",
  bot: "",
  botPace: "short",
  name: "",
};

export const settings: Settings = $state({ ...DEFAULTS, ...read() });
const dark = window.matchMedia("(prefers-color-scheme: dark)");
const still = window.matchMedia("(prefers-reduced-motion: reduce)");
const system = $state({ dark: dark.matches, still: still.matches });
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
