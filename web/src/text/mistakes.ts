/* What is told to us about a mistake in a translation. */
import { keysOf, t } from "./fluent";

export interface Mistake {
  readonly language: string;
  /** the kind of page; its address may hold the secret of a seat */
  readonly page: string;
  readonly version: string;
  readonly words: string;
  readonly better: string;
}

/** English, as those who read it may know no other of the languages. */
export function reportOf(mistake: Mistake): { title: string; body: string } {
  const keys = keysOf(mistake.words);
  const rows = [
    ["Language", mistake.language],
    ["Page", mistake.page],
    ["Key", keys.length === 0 ? "?" : keys.join(", ")],
    ["Version", mistake.version],
    ["Words", mistake.words.trim()],
    ["Better", mistake.better.trim()],
  ];
  return {
    title: t("web-mistake-title", { language: mistake.language, words: mistake.words.trim().slice(0, 60) }),
    body: rows.map(([name, value]) => `${name}: ${value}`).join("\n"),
  };
}

/** The page for a new issue with everything filled in. */
export function issueAddress(issues: string, report: { title: string; body: string }): string {
  const address = new URL(issues);
  for (const [name, value] of Object.entries(report)) address.searchParams.set(name, value);
  return address.href;
}
