/*
 * Runs in the head of the page, before anything is painted and long before the client is there: the theme that was
 * chosen, which page is asked for, and whatever that page will ask for first. The build puts it into index.html and
 * knows FIRST: the files of pages that are fetched when they are asked for.
 */
/* global FIRST */
(() => {
  let chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem("rainhill.settings") ?? "{}");
  } catch {
    // Without storage everything is as the browser has it.
  }
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const [name = "", id = ""] = location.hash.replace(/^#\/?/, "").split("/");
  const page = document.documentElement;
  page.dataset.theme = ["light", "dark"].includes(chosen.theme) ? chosen.theme : dark ? "dark" : "light";
  page.dataset.page = name === "" ? "home" : name;
  const early = (window.rainhillEarly = new Map());
  const ask = (path) => {
    const answer = fetch(path);
    answer.catch(() => undefined);
    early.set(path, answer);
  };
  if (name === "") {
    const lists = [...(chosen.name ? ["my-turn", "mine"] : []), "open", "playing"];
    const paths = ["/api/catalogue", ...lists.map((which) => `/api/tables?which=${which}&page=0`)];
    // Not before the page has asked for its script: a browser has six questions open at a time, and that one is first.
    setTimeout(() => paths.forEach(ask), 0);
  }
  let files = FIRST[name] ?? [];
  if (name === "table" || name === "replay") {
    let at = null;
    try {
      at = JSON.parse(sessionStorage.getItem("rainhill.at") ?? "null");
    } catch {
      // Then the game comes when the table is known.
    }
    if (at?.id === id) {
      files = [...files, ...(FIRST[`game ${at.game}`] ?? FIRST["game plain"] ?? [])];
      if (at.map) ask(at.map);
    }
  }
  for (const href of files) {
    const link = document.createElement("link");
    link.crossOrigin = "";
    if (href.endsWith(".css")) Object.assign(link, { rel: "preload", as: "style", href });
    else Object.assign(link, { rel: "modulepreload", href });
    document.head.append(link);
  }
})();
