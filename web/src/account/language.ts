/* The language goes with the person: mails are written in it, and a browser in which none was chosen speaks it. */
import type { Me } from "../generated/messages";
import { tellLanguage } from "../net/api";
import { settings } from "../settings.svelte";
import { languages, spoken, useLanguage } from "../text/language.svelte";

/** Somebody chooses a language here; if its files cannot be had, the one before stays. */
export async function chooseLanguage(language: string): Promise<void> {
  try {
    await useLanguage(language);
  } catch {
    return;
  }
  // Something else was chosen meanwhile.
  if (spoken.language !== language) return;
  settings.language = language;
  // Who never gave a name has no session; what does not arrive is told when their page is opened again.
  if (settings.name !== "") await tellLanguage(language).catch(() => undefined);
}

/** Somebody is here: what they chose in this browser is told, else it speaks what they read elsewhere. */
export async function speaksHere(person: Me | null): Promise<void> {
  if (person === null || person.language === spoken.language) return;
  const known = person.language;
  if (settings.language === "" && known !== null && known !== undefined && languages.includes(known))
    await useLanguage(known).then(
      () => (settings.language = known),
      () => undefined,
    );
  else if (languages.includes(spoken.language)) await tellLanguage(spoken.language).catch(() => undefined);
}
