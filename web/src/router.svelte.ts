/* Which page is shown, from what stands behind the # of the address: that part never leaves the browser. */
export type Page =
  | { at: "home" }
  | { at: "new"; game: string | null; option: string | null }
  | { at: "learn"; game: string | null }
  | { at: "rules"; game: string | null; rule: string | null; terms: string | null }
  | { at: "reference"; game: string; terms: string | null }
  | { at: "lessons"; game: string | null; lesson: string | null }
  | { at: "puzzles"; game: string | null; puzzle: string | null }
  | { at: "replays" }
  | { at: "me" }
  | { at: "table"; id: string; secret: string | null }
  | { at: "replay"; id: string; version: number | null }
  | { at: "analysis"; id: string; number: number | null };

// A link to a table has a path that tells previews of links about it; the page itself has one address only.
const linked = tableOfLink(location.pathname, location.hash);
if (linked !== null) history.replaceState(history.state, "", `/#${linked}`);

export const route: { page: Page } = $state({ page: read(location.hash) });

window.addEventListener("hashchange", () => (route.page = read(location.hash)));

export function read(hash: string): Page {
  const [name, first, second, third] = hash.replace(/^#\/?/, "").split("/");
  if (name === "new") return { at: "new", game: first ?? null, option: second ?? null };
  // Rules stood on the page on which the games are learnt, and links to them are about.
  if (name === "rules" || (name === "learn" && second))
    return { at: "rules", game: first ?? null, rule: second || null, terms: third ?? null };
  if (name === "learn") return { at: "learn", game: first ?? null };
  if (name === "reference" && first) return { at: "reference", game: first, terms: second ?? null };
  if (name === "lessons") return { at: "lessons", game: first ?? null, lesson: second ?? null };
  if (name === "puzzles") return { at: "puzzles", game: first ?? null, puzzle: second ?? null };
  if (name === "replays") return { at: "replays" };
  if (name === "me") return { at: "me" };
  if (name === "table" && first) return { at: "table", id: first, secret: second ?? null };
  if (name === "replay" && first) return { at: "replay", id: first, version: count(second) };
  if (name === "analysis" && first) return { at: "analysis", id: first, number: count(second) };
  return { at: "home" };
}

function count(word: string | undefined): number | null {
  const number = Number.parseInt(word ?? "", 10);
  return Number.isNaN(number) ? null : number;
}

/** The table that the link `/t/<table>#<secret>` leads to, as an address behind the #; null if it is none. */
export function tableOfLink(path: string, hash: string): string | null {
  const [, id] = /^\/t\/([A-Za-z0-9_-]{1,24})\/?$/.exec(path) ?? [];
  if (id === undefined) return null;
  // Whoever walked on from there has an address behind the # that counts.
  if (hash.startsWith("#/")) return hash.slice(1);
  const [, secret] = /^#([A-Za-z0-9_-]{16,128})$/.exec(hash) ?? [];
  return secret === undefined ? `/table/${id}` : `/table/${id}/${secret}`;
}

export function go(path: string): void {
  location.hash = path;
}

/** Change the address without a new entry in the history: for the step of a replay and for used secrets. */
export function stay(path: string): void {
  history.replaceState(history.state, "", `#${path}`);
}
