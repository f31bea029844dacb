/* What lies over a page closes before the page is left: Back, of a browser or of a phone, takes the topmost away first.
   Each has an entry of its own in the history, with the address of its page, which goes when it is closed otherwise. */
interface Overlay {
  readonly id: number;
  readonly close: () => void;
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

/** Something was opened that Back is to close; call what this gives when it is closed or gone. */
export function closeOnBack(close: () => void): () => void {
  last += 1;
  const id = last;
  history.pushState({ over: id } satisfies Marked, "");
  open.push({ id, close });
  return () => {
    const at = open.findIndex((each) => each.id === id);
    if (at < 0) return;
    open.splice(at, 1);
    // Later: a link that closes what it stands in leads on, and then there is nothing to go back from.
    setTimeout(() => {
      if (marked() === id) history.back();
    });
  };
}

function follow(): void {
  const at = marked();
  while (open.length > 0 && open.at(-1)!.id !== at) open.pop()!.close();
  // The entry of something that was closed long ago: nobody wants to see the same page twice.
  if (at !== null && open.length === 0) history.back();
}

window.addEventListener("popstate", follow);
follow();
