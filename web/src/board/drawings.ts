/* Drawings of maps and positions as the build writes them: in English, and beside each what is other in a language. */
import { ENGLISH } from "../text/fluent";
import { languages } from "../text/language.svelte";

/** From where to where in the English drawing, and what stands there instead; in order. */
export type Change = readonly [from: number, to: number, text: string];

/** A drawing with the names of a language in it; `tools/web/lettering.py` finds the changes. */
export function lettered(drawing: string, changes: readonly Change[]): string {
  let [made, at] = ["", 0];
  for (const [from, to, text] of changes) {
    made += drawing.slice(at, from) + text;
    at = to;
  }
  return made + drawing.slice(at);
}

/** A drawing, from its address, with the names of a language; empty if it cannot be had. */
export async function fetchDrawing(address: string, language: string): Promise<string> {
  const isOther = language !== ENGLISH && languages.includes(language);
  const [drawing, changes] = await Promise.all([
    fetch(address).then((answer) => (answer.ok ? answer.text() : "")),
    isOther ? fetchChanges(address.replace(".svg", `.${language}.json`)) : [],
  ]).catch(() => ["", []] as const);
  return lettered(drawing, changes);
}

/** Without them a drawing is still worth seeing. */
async function fetchChanges(address: string): Promise<readonly Change[]> {
  try {
    const answer = await fetch(address);
    return answer.ok ? ((await answer.json()) as Change[]) : [];
  } catch {
    return [];
  }
}
