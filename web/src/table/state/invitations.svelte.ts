/* Links of invitations are told once, when a table is set up; whoever closes the page finds them again in this browser.
   Another link for the same seat would make the one that was sent void. */
const KEY = "rainhill.links";
/** Older ones are of tables that have long begun. */
const MOST = 60;
const kept: Record<string, string> = $state(read());

function read(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

export const invitationLinks = {
  of: (table: string, seat: number): string | undefined => kept[`${table}/${seat}`],
  keep(table: string, seat: number, link: string): string {
    const name = `${table}/${seat}`;
    // Last, so that it is forgotten last.
    delete kept[name];
    kept[name] = link;
    for (const old of Object.keys(kept).slice(0, -MOST)) delete kept[old];
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // Without storage the link lasts as long as the page.
    }
    return link;
  },
};
