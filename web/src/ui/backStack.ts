/* What lies over a page closes before the page is left: Back, of a browser or of a phone, takes the topmost away first.
   Each has an entry of its own in the history, with the address of its page, which goes when it is closed otherwise. */
interface Overlay {
  readonly id: number;
  readonly close: () => void;
  /** opened while we are on the way back from another: its entry has to wait until we are there */
  late: boolean;
}
interface Marked {
  readonly over?: number;
}

const open: Overlay[] = [];
/** Ids of before a reload must not come again. */
let last = Date.now();

function marked(): number | null {
  return (history.state as Marked | null)?.over ?? null;
}

/** Goings back of our own that have not arrived yet: browsers take their time. */
let leaving = 0;

function goBack(): void {
  leaving += 1;
  history.back();
}

/** An entry of its own; that of something closed just now is taken over. */
function enter(id: number): void {
  const at = marked();
  const isLeft = at !== null && !open.some((each) => each.id === at);
  if (isLeft) history.replaceState({ over: id } satisfies Marked, "");
  else history.pushState({ over: id } satisfies Marked, "");
}

/** Something was opened that Back is to close; call what this gives when it is closed or gone. */
export function closeOnBack(close: () => void): () => void {
  last += 1;
  const overlay: Overlay = { id: last, close, late: leaving > 0 };
  if (!overlay.late) enter(overlay.id);
  open.push(overlay);
  return () => {
    const at = open.indexOf(overlay);
    if (at < 0) return;
    open.splice(at, 1);
    // Later: a link that closes what it stands in leads on, and then there is nothing to go back from.
    setTimeout(() => {
      if (marked() === overlay.id) goBack();
    });
  };
}

function follow(): void {
  leaving = Math.max(0, leaving - 1);
  const at = marked();
  for (const each of open.filter((overlay) => !overlay.late).reverse()) {
    if (each.id === at) break;
    open.splice(open.indexOf(each), 1);
    each.close();
  }
  if (leaving === 0) {
    for (const each of open.filter((overlay) => overlay.late)) {
      enter(each.id);
      each.late = false;
    }
  }
  // The entry of something that was closed long ago: nobody wants to see the same page twice.
  if (at !== null && open.length === 0) goBack();
}

window.addEventListener("popstate", follow);
follow();
