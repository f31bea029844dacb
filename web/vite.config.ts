import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compressed } from "./bundle/compressed";
import { fonts } from "./bundle/fonts";
import { firstPage, firstChunk } from "./bundle/firstPage";
import { inlined } from "./bundle/inlined";
import { plainWords } from "./bundle/plainWords";

const server = process.env["RAINHILL_SERVER"] ?? "http://127.0.0.1:8829";
const here = import.meta.dirname;

export default defineConfig({
  plugins: [fonts(here), plainWords(), svelte(), firstPage(here), inlined(), compressed()],
  build: {
    outDir: "../src/rainhill/web_dist",
    emptyOutDir: true,
    target: "es2022",
    // Fonts and pictures stay files of their own: the content policy allows no data: fonts.
    assetsInlineLimit: 0,
    rollupOptions: { output: { manualChunks: firstChunk } },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true } } },
});
