/* What the page asked for while the client was still on its way (src/shell/boot.js): each answer serves once. */
declare global {
  // Only a var becomes a property of the window.
  var rainhillEarly: Map<string, Promise<Response>> | undefined;
}

/** GET an address, or take the answer that is already here. */
export async function getEarly(path: string, options: RequestInit = {}): Promise<Response> {
  const early = globalThis.rainhillEarly?.get(path);
  globalThis.rainhillEarly?.delete(path);
  return (await early?.catch(() => undefined)) ?? fetch(path, options);
}

const AT = "rainhill.at";

/** The next load of this table, in this tab, need not wait until its game is known. */
export function rememberTable(id: string, game: string, map: string | null): void {
  try {
    sessionStorage.setItem(AT, JSON.stringify({ id, game, map }));
  } catch {
    // Then the next load takes a little longer.
  }
}
