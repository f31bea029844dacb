/*
 * The client's first script and styles, put into the page: on a slow line every file that is waited for costs as long
 * as the page itself. What is fetched later takes what it shares with the first script from it, by a global.
 */
import type { Plugin, Rollup } from "vite";

type Parse = Rollup.PluginContext["parse"];

/** Where the first script leaves what later ones use. */
const SHARED = "rainhillFirst";

/** What the first script gives to others, by the name it is given under. */
function givenBy(code: string, parse: Parse): { names: Map<string, string>; at: number } {
  const names = new Map<string, string>();
  let at = code.length;
  for (const node of parse(code).body) {
    if (node.type !== "ExportNamedDeclaration") continue;
    if ("start" in node && typeof node.start === "number") at = Math.min(at, node.start);
    for (const { local, exported } of node.specifiers)
      if (local.type === "Identifier" && exported.type === "Identifier") names.set(exported.name, local.name);
  }
  return { names, at };
}

/** Set by Svelte when the page begins, and before any later script. */
const SET_ONCE: ReadonlySet<string> = new Set(["$window", "$document"]);

/** Every name that is set anew somewhere. */
function* setAnew(node: unknown): Generator<string> {
  if (Array.isArray(node)) for (const each of node as unknown[]) yield* setAnew(each);
  if (typeof node !== "object" || node === null || Array.isArray(node)) return;
  const { type, left, argument } = node as { type?: string; left?: Named; argument?: Named };
  const target = type === "AssignmentExpression" ? left : type === "UpdateExpression" ? argument : undefined;
  if (target?.type === "Identifier") yield target.name;
  for (const each of Object.values(node)) yield* setAnew(each);
}
interface Named {
  readonly type: string;
  readonly name: string;
}

/** Names that are given to others and set anew later: others would keep the old value. */
export function changing(code: string, parse: Parse): string[] {
  const tree = parse(code);
  const given = new Set(givenBy(code, parse).names.values());
  const variable = tree.body
    .filter((node) => node.type === "VariableDeclaration" && node.kind !== "const")
    .flatMap((node) => (node.type === "VariableDeclaration" ? node.declarations : []))
    .flatMap(({ id }) => (id.type === "Identifier" && given.has(id.name) ? [id.name] : []));
  const anew = new Set(setAnew(tree));
  return variable.filter((name) => anew.has(name) && !SET_ONCE.has(name));
}

/** The first script as it stands in the page: later files are named from the root, and what it gives is left for them. */
export function asInline(code: string, folder: string, parse: Parse): string {
  const { names, at } = givenBy(code, parse);
  const getters = [...names].map(([name, local]) => `get ${name}(){return ${local}}`);
  const own = code.slice(0, at).replace(/import\((["'`])\.\//g, `import($1/${folder}/`);
  if (own.includes("<script")) throw new Error("the first script has a <script in it, which no page can hold");
  return `globalThis.${SHARED}={${getters.join()}};${own.trim()}`.replace(/<\/script/g, "<\\/script");
}

/** A later script, which took from the first one as a module. */
export function asLater(code: string, first: string): string {
  const name = first.split("/").at(-1)!.replace(/[.$]/g, "\\$&");
  return code
    .replace(new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["']\\./${name}["'];?`, "g"), (_, taken: string) => {
      const each = taken.split(",").map((part) => part.trim().replace(/\s+as\s+/, ":"));
      return `const{${each.join()}}=globalThis.${SHARED};`;
    })
    .replace(new RegExp(`import\\s*["']\\./${name}["'];?`, "g"), "");
}

export function inlined(): Plugin[] {
  /** the first script and its styles */
  let own = new Set<string>();
  let entry = "";
  const note: Plugin = {
    name: "rainhill-inlined-names",
    apply: "build",
    config: () => ({
      build: { modulePreload: { resolveDependencies: (_, files) => files.filter((file) => !own.has(file)) } },
    }),
    renderChunk(code, chunk) {
      const wrong = chunk.isEntry ? changing(code, this.parse.bind(this)) : [];
      if (wrong.length > 0) this.error(`given to later scripts and set anew: ${wrong.join(", ")}`);
      return null;
    },
    generateBundle(_, bundle) {
      for (const each of Object.values(bundle)) {
        if (each.type !== "chunk" || !each.isEntry) continue;
        entry = each.fileName;
        own = new Set([entry, ...(each.viteMetadata?.importedCss ?? [])]);
        // Else Vite would have every later script ask for them.
        each.viteMetadata?.importedCss.clear();
      }
    },
  };
  const put: Plugin = {
    name: "rainhill-inlined",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const text = (name: string): string => {
          const found = bundle[name];
          if (found === undefined) this.error(`${name} was not built`);
          return found.type === "chunk" ? found.code : String(found.source);
        };
        const page = bundle["index.html"];
        if (page?.type !== "asset") this.error("the page was not built");
        const script = asInline(text(entry), entry.split("/")[0]!, this.parse.bind(this));
        const html = String(page.source).replace(new RegExp(` *<script[^>]*src="/${entry}"></script>\n?`), "");
        const styles = [...own].filter((name) => name !== entry).map((name) => `<style>${text(name).trim()}</style>`);
        // Last: the shell is seen while they are still on their way.
        const last = [...styles, `<script type="module">${script}</script>`].join("\n    ");
        page.source = html.replace("</body>", () => `  ${last}\n  </body>`);
        for (const each of Object.values(bundle)) {
          if (each.type !== "chunk" || each.fileName === entry) continue;
          each.code = asLater(each.code, entry);
          if (each.code.includes(entry.split("/").at(-1)!)) this.error(`${each.fileName} still asks for ${entry}`);
        }
        for (const name of own) delete bundle[name];
      },
    },
  };
  return [note, put];
}
