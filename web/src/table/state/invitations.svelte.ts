/* Links of invitations are told once, when a table is set up; this page keeps them as long as the tab lives. */
const KEY = "rainhill.links";
const kept: Record<string, string> = $state(read());

function read(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

export const invitationLinks = {
  of: (table: string, seat: number): string | undefined => kept[`${table}/${seat}`],
  keep(table: string, seat: number, link: string): string {
    kept[`${table}/${seat}`] = link;
    try {
      sessionStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // Without storage the link lasts as long as the page.
    }
    return link;
  },
};
