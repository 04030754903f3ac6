import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const TEXT = fileURLToPath(new URL("../src/coltexpress/text/", import.meta.url));
const PARTS = fileURLToPath(new URL("./parts/", import.meta.url));
const PAGES = ["cards", "table", "express", "super", "bots", "help", "server", "web_app", "web_home", "web_table", "web_super"];
const KEPT = ["id", "viewBox", "fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin"];

/** `virtual:words/<language>`: the pages of that language's catalogue that the page needs, as one text. */
function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id.startsWith("virtual:words/") ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith("\0virtual:words/")) return null;
      const language = id.slice("\0virtual:words/".length);
      const pages = PAGES.map((page) => {
        const file = `${TEXT}${language}/${page}.ftl`;
        this.addWatchFile(file);
        return readFileSync(file, "utf8");
      });
      return `export default ${JSON.stringify(pages.join("\n"))};`;
    },
  };
}

/** `virtual:sprite`: the address of one picture with a symbol for each drawing of parts/. */
function sprite(): Plugin {
  let serving = false;
  const made = (): string => {
    const symbols = readdirSync(PARTS)
      .filter((name) => name.endsWith(".svg") && name !== "app-icon.svg")
      .sort()
      .map((name) => {
        const found = /<svg([^>]*)>([\s\S]*)<\/svg>/.exec(readFileSync(PARTS + name, "utf8"));
        if (!found) throw new Error(`${name} is no drawing`);
        const kept = [...found[1]!.matchAll(/([\w-]+)="([^"]*)"/g)].filter(([, key]) => KEPT.includes(key!));
        const fit = /^(scene|tunnel)\./.test(name) ? "xMidYMax slice" : /^car-decor/.test(name) ? "none" : "";
        const attributes = kept.map(([, key, value]) => `${key}="${value}"`).join(" ");
        return `<symbol ${attributes}${fit && ` preserveAspectRatio="${fit}"`}>${found[2]}</symbol>`;
      });
    return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>`;
  };
  return {
    name: "sprite",
    configResolved: (config) => void (serving = config.command === "serve"),
    resolveId: (id) => (id === "virtual:sprite" ? "\0virtual:sprite" : null),
    load(id) {
      if (id !== "\0virtual:sprite") return null;
      if (serving) return `export default ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(made())}`)};`;
      const file = this.emitFile({ type: "asset", name: "sprite.svg", source: made() });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
  };
}

export default defineConfig({
  base: "./",
  plugins: [svelte(), words(), sprite()],
  build: { outDir: "dist", assetsInlineLimit: 0, target: "es2022" },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: process.env["COLTEXPRESS_API"] ?? "http://127.0.0.1:8000", ws: true } },
  },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: { environment: "jsdom", include: ["src/**/*.test.ts"] },
});
