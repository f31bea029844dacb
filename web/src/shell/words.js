/* Runs right behind the shell of the first page: its words in the language that will be spoken. WORDS comes from the build. */
/* global WORDS */
(() => {
  let chosen = "";
  try {
    chosen = JSON.parse(localStorage.getItem("rainhill.settings") ?? "{}").language;
  } catch {
    // As the browser asks.
  }
  const wished = [chosen, ...navigator.languages.map((each) => each.toLowerCase().split("-")[0])];
  const language = wished.find((each) => each === "en" || each in WORDS) ?? "en";
  document.documentElement.lang = language;
  for (const [key, text] of Object.entries(WORDS[language] ?? {}))
    for (const place of document.querySelectorAll(`[data-word="${key}"]`)) place.textContent = text;
})();
