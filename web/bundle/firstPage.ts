/*
 * The page itself, made so that something is seen with its first answer: a shell with its own few styles and words, the
 * theme that was chosen, the fonts and the scripts of the page that is asked for on their way at once.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { transformWithEsbuild, type Plugin, type Rollup } from "vite";

const LOCALES = "../src/rainhill/locales";
/** Where the shell's words stand in a language's folder. */
const FILES = ["web/home.ftl", "web/pages.ftl"];
const STYLES = ["../src/rainhill/draw/tokens.css", "src/styles/base.css", "src/shell/shell.css"];
/** Fonts that are on every page. */
const FONTS = [/source-sans-3-latin-wght-normal/, /playfair-latin-heading/];
/** The module of each page that is fetched when it is asked for; games are added by their folders. */
const PAGES: Record<string, string> = { table: "table/TablePage.svelte", replay: "replay/ReplayPage.svelte" };

/** Everything that the first page needs comes in one file. */
export function firstChunk(id: string, { getModuleInfo, getModuleIds }: Rollup.ManualChunkMeta): string | undefined {
  if (reached === null) {
    reached = new Set<string>();
    const open = [...getModuleIds()].filter((each) => getModuleInfo(each)?.isEntry);
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (reached.has(at)) continue;
      reached.add(at);
      open.push(...(getModuleInfo(at)?.importedIds ?? []));
    }
  }
  return reached.has(id) ? "first" : undefined;
}
let reached: Set<string> | null = null;

/** The shell's words in each language, English included. */
export function shellWords(web: string, keys: readonly string[]): Record<string, Record<string, string>> {
  const folders = readdirSync(join(web, LOCALES), { withFileTypes: true }).filter((each) => each.isDirectory());
  const found: Record<string, Record<string, string>> = {};
  for (const { name: language } of folders.filter((each) => !each.name.startsWith("_"))) {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const file of FILES) {
      try {
        bundle.addResource(new FluentResource(readFileSync(join(web, LOCALES, language, file), "utf8")));
      } catch {
        // A language may have less than English has.
      }
    }
    const said = keys.flatMap((key) => {
      const pattern = bundle.getMessage(key)?.value;
      return pattern ? [[key, bundle.formatPattern(pattern)] as const] : [];
    });
    found[language] = Object.fromEntries(said);
  }
  return found;
}

/** A chunk, what it imports at once, and their styles, as addresses. */
function filesOf(bundle: Rollup.OutputBundle, module: string): string[] {
  const all = Object.values(bundle).filter((each) => each.type === "chunk");
  const top = all.find((each) => each.facadeModuleId?.endsWith(`/src/${module}`));
  const found = new Set<string>();
  const open = top ? [top.fileName] : [];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const chunk = bundle[name];
    if (found.has(name) || chunk?.type !== "chunk") continue;
    // The page brings these itself.
    if (chunk.isEntry || chunk.name === "first") continue;
    found.add(name);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) found.add(sheet);
    open.push(...chunk.imports);
  }
  return [...found].map((name) => `/${name}`);
}

const escaped = (text: string): string => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");

export function firstPage(web: string): Plugin {
  const source = (name: string): string => readFileSync(join(web, name), "utf8");
  const games = (): string[] =>
    readdirSync(join(web, "src/games"), { withFileTypes: true })
      .filter((each) => each.isDirectory())
      .map((each) => each.name);
  async function script(name: string, global: string, value: unknown): Promise<string> {
    const define = { [global]: JSON.stringify(value) };
    const { code } = await transformWithEsbuild(source(name), name, {
      minify: true,
      define,
      format: "iife",
      sourcemap: false,
    });
    return `<script>${code.trim().replace(/<\//g, "<\\/")}</script>`;
  }
  return {
    name: "rainhill-first-page",
    transformIndexHtml: {
      order: "post",
      async handler(html, { bundle }) {
        const keys = [...html.matchAll(/data-word="([^"]+)"|"\{(web-[\w-]+)\}"/g)].map(
          (found) => found[1] ?? found[2]!,
        );
        const { en = {}, ...others } = shellWords(web, keys);
        const first: Record<string, string[]> = {};
        if (bundle !== undefined) {
          for (const [page, module] of Object.entries(PAGES)) first[page] = filesOf(bundle, module);
          for (const game of games()) first[`game ${game}`] = filesOf(bundle, `games/${game}/client.ts`);
        }
        const styles = await transformWithEsbuild(STYLES.map(source).join("\n"), "shell.css", { minify: true });
        // Behind the script, for which everything waits: until they are there, words stand in another face.
        const fonts = Object.keys(bundle ?? {})
          .filter((name) => FONTS.some((font) => font.test(name)))
          .map(
            (name) =>
              `<link rel="preload" href="/${name}" as="font" type="font/woff2" fetchpriority="low" crossorigin>`,
          );
        let page = html.replace(
          "<!-- boot -->",
          [await script("src/shell/boot.js", "FIRST", first), `<style>${styles.code.trim()}</style>`, ...fonts].join(
            "\n    ",
          ),
        );
        page = page.replace("<!-- words -->", await script("src/shell/words.js", "WORDS", others));
        return page
          .replace(/(data-word="([^"]+)">)/g, (_, opened: string, key: string) => opened + escaped(en[key] ?? ""))
          .replace(/"\{(web-[\w-]+)\}"/g, (_, key: string) => `"${escaped(en[key] ?? "")}"`);
      },
    },
  };
}
