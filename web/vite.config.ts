import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = process.env["RAINHILL_SERVER"] ?? "http://127.0.0.1:8829";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/rainhill/web_dist",
    emptyOutDir: true,
    target: "es2022",
    // Fonts and pictures stay files of their own: the content policy allows no data: fonts.
    assetsInlineLimit: 0,
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true } } },
});
