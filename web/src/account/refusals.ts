/* Which line of a form a refusal is about: it is told beside that line, anything else below the form. */
import type { Trouble } from "../net/api";
import { hasText, t } from "../text/fluent";
import { troubleText } from "../text/words";

export interface Told {
  /** the line it stands beside; null: below the form */
  readonly field: string | null;
  readonly text: string;
}

const FIELDS: Readonly<Record<string, string>> = {
  "login-taken": "login",
  "common-password": "password",
  "wrong-login": "password",
  "bad-email": "email",
  "too-many-mails": "email",
  "bad-webhook": "webhook",
};

/** A refusal for a form; `lines` renames codes' lines where a form has other ones. */
export function told(trouble: Pick<Trouble, "code" | "facts">, lines: Readonly<Record<string, string>> = {}): Told {
  const field = lines[trouble.code] ?? FIELDS[trouble.code] ?? null;
  // A form may say it better than the server can.
  const own = `web-refused-${field ?? "form"}-${trouble.code}`;
  return { field, text: hasText(own) ? t(own) : troubleText(trouble) };
}

/** What is to be said beside a line, or below the form (null). */
export function beside(said: Told | null, field: string | null): string | null {
  return said !== null && said.field === field ? said.text : null;
}
