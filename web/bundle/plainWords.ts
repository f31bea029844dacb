/* Fluent files without what is written in them for translators: nobody reads it in a browser. */
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

export function withoutComments(source: string): string {
  return source
    .split("\n")
    .filter((line) => !/^#{1,3}( |$)/.test(line))
    .join("\n");
}

export function plainWords(): Plugin {
  return {
    name: "rainhill-plain-words",
    apply: "build",
    enforce: "pre",
    async load(id) {
      const [file = "", query] = id.split("?");
      if (!file.endsWith(".ftl") || query !== "raw") return null;
      return `export default ${JSON.stringify(withoutComments(await readFile(file, "utf8")))}`;
    },
  };
}
