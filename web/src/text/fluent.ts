/* Every word a person reads: t(key, facts) finds the sentence in the Fluent files shared with Python. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import kernel from "../../../src/rainhill/locales/en/kernel.ftl?raw";
import rocket from "../../../src/rainhill/locales/en/rocket.ftl?raw";
import server from "../../../src/rainhill/locales/en/server.ftl?raw";
import steam from "../../../src/rainhill/locales/en/steam.ftl?raw";
import steamWeb from "../../../src/rainhill/locales/en/steam-web.ftl?raw";
import web from "../../../src/rainhill/locales/en/web.ftl?raw";

export type Fact = string | number | boolean | null | undefined | readonly (string | number)[];
export type Facts = Record<string, Fact>;

const bundle = new FluentBundle("en", { useIsolating: false });
for (const source of [kernel, server, rocket, steam, web, steamWeb]) bundle.addResource(new FluentResource(source));

/** The sentence of a key (`message` or `message.attribute`). */
export function t(key: string, facts: Facts = {}): string {
  const pattern = find(key);
  if (pattern === null) return key;
  const errors: Error[] = [];
  return bundle.formatPattern(pattern, plain(facts), errors);
}

export function hasText(key: string): boolean {
  return find(key) !== null;
}

/** Words as a list in a sentence: "Ada, Ben and Cai". */
export function join(parts: readonly string[]): string {
  const [first, ...rest] = parts;
  if (first === undefined) return t("list-none");
  const last = rest.pop();
  let said = first;
  for (const next of rest) said = t("list-more", { first: said, next });
  return last === undefined ? said : t("list-last", { first: said, last });
}

function find(key: string): Parameters<FluentBundle["formatPattern"]>[0] | null {
  const [id = "", attribute] = key.split(".");
  const message = bundle.getMessage(id);
  if (!message) return null;
  return (attribute === undefined ? message.value : message.attributes[attribute]) ?? null;
}

/** Fluent chooses variants by words and numbers only; it is done as in rainhill.locales. */
function plain(facts: Facts): Record<string, FluentVariable> {
  const made: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(facts)) {
    if (typeof value === "boolean") made[name] = value ? "yes" : "no";
    else if (value === null || value === undefined) made[name] = "none";
    else if (Array.isArray(value)) made[name] = join(value.map(String));
    else made[name] = value as string | number;
  }
  return made;
}
