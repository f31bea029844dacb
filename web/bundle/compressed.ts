/* Beside every file that shrinks, the same one in Brotli: compressed once here, as well as can be, not by every server. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(html|js|css|json|svg|txt|webmanifest)$/;
/** Below this a header costs more than is won. */
const WORTH = 600;

export function compressed(): Plugin {
  let folder = "";
  return {
    name: "rainhill-compressed",
    apply: "build",
    configResolved: (config) => void (folder = join(config.root, config.build.outDir)),
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!TEXT.test(name)) continue;
        const plain = readFileSync(join(folder, name));
        if (plain.length < WORTH) continue;
        const small = brotliCompressSync(plain, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
        });
        if (small.length < plain.length * 0.9) writeFileSync(join(folder, `${name}.br`), small);
      }
    },
  };
}
