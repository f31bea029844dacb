/* Addresses in what people write. */

export interface TextPart {
  readonly text: string;
  /** where it leads; null for what is no address */
  readonly href: string | null;
}

const ADDRESS = /https?:\/\/[^\s<>"\u200e\u200f\u202a-\u202e\u2066-\u2069]+/giu;
/** Signs that end a sentence rather than an address. */
const TRAILING = /[.,;:!?'\u2019\u201d\u00bb\])}]+$/u;

/** A text in parts, with addresses of the web among them; everything else stays what it is: text. */
export function withLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const found of text.matchAll(ADDRESS)) {
    const address = found[0].replace(TRAILING, "");
    const href = webAddress(address);
    if (href === null) continue;
    if (found.index > at) parts.push({ text: text.slice(at, found.index), href: null });
    parts.push({ text: address, href });
    at = found.index + address.length;
  }
  if (at < text.length || parts.length === 0) parts.push({ text: text.slice(at), href: null });
  return parts;
}

function webAddress(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, href, hostname } = new URL(text);
  return (protocol === "http:" || protocol === "https:") && hostname !== "" ? href : null;
}
