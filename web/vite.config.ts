import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { declaredPages } from "./scripts/declaredPages.ts";

const CATALOGUES = fileURLToPath(new URL("../src/coltexpress/i18n/", import.meta.url));
const DRAWINGS = fileURLToPath(new URL("./parts/", import.meta.url));
const PAGES = fileURLToPath(new URL("./src/pages.ts", import.meta.url));
const CATALOGUE_FILES = ["cards", "table", "express", "super", "options", "bots", "help", "server", "web_app", "web_home", "web_table", "web_super", "errors"];
/** Of these files, the page needs only the messages with this prefix: it cannot cause other errors. */
const CATALOGUE_PARTS: Record<string, string> = { errors: "error-illegal-" };
const NEEDS_SCRIPTS = "web-needs-scripts";
/** Drawings that are not part of the sprite: scenery.ts imports them. */
const EXCLUDED_DRAWINGS = ["scene.svg", "smoke.svg"];
const KEPT_ATTRIBUTES = ["id", "viewBox", "fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin"];

/** The messages of a catalogue file that the page needs. Comments are for translators. */
function needed(page: string, text: string): string {
  const prefix = CATALOGUE_PARTS[page] ?? "";
  const messages = text.replace(/^#.*\n/gm, "").split(/^(?=[a-z])/m);
  return messages.filter((message) => message.startsWith(prefix)).join("");
}

/** `virtual:words/<language>`: the messages of that language that the page needs, as one text. */
function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id.startsWith("virtual:words/") ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith("\0virtual:words/")) return null;
      const language = id.slice("\0virtual:words/".length);
      const pages = CATALOGUE_FILES.map((page) => {
        const file = `${CATALOGUES}${language}/${page}.ftl`;
        this.addWatchFile(file);
        return needed(page, readFileSync(file, "utf8"));
      });
      return `export default ${JSON.stringify(pages.join("\n"))};`;
    },
  };
}

/** `pages.json`: the addresses for which the server has to return the page. */
function pages(): Plugin {
  return {
    name: "pages",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "pages.json", source: JSON.stringify(declaredPages(readFileSync(PAGES, "utf8"))) });
    },
  };
}

/** The message for browsers without scripts, in all languages, because the page cannot choose one. */
function noscript(): Plugin {
  return {
    name: "noscript",
    transformIndexHtml: () =>
      readdirSync(CATALOGUES, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
        .map(({ name }) => {
          const found = new RegExp(`^${NEEDS_SCRIPTS} = (.*)$`, "m").exec(readFileSync(`${CATALOGUES}${name}/web_app.ftl`, "utf8"));
          if (!found) throw new Error(`${name}: no message ${NEEDS_SCRIPTS}`);
          return { tag: "noscript", attrs: { lang: name }, children: [{ tag: "p", children: found[1]! }], injectTo: "body" as const };
        }),
  };
}

/** A wheel in a drawing: its content, centre and radius. */
const WHEEL = /<g class="wheel"[^>]*>(<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"[\s\S]*?)<\/g>/g;

/**
 * Splits a drawing with wheels: the part behind them, one wheel of each size, and the part in front of them. Only
 * separate elements turn on the compositor; a part of a drawing would be painted in every frame.
 */
function withoutWheels(name: string, attributes: string, content: string, sizes: Map<string, string>): string {
  const wheels = [...content.matchAll(WHEEL)];
  const [first, last] = [wheels[0]!, wheels.at(-1)!];
  for (const [, wheel, x, y, r] of wheels) {
    const box = `${Number(x) - Number(r)} ${Number(y) - Number(r)} ${2 * Number(r)} ${2 * Number(r)}`;
    sizes.set(r!, `<symbol id="wheel-${r}" viewBox="${box}">${wheel}</symbol>`);
  }
  const behind = `<symbol ${attributes}>${content.slice(0, first.index)}</g></symbol>`;
  const before = `<symbol ${attributes.replace(`id="${name}"`, `id="${name}-front"`)}><g>${content.slice(last.index + last[0].length)}</symbol>`;
  return behind + before;
}

/** `virtual:wheels`: the positions of the wheels of each drawing, in its units. */
function wheels(): Plugin {
  const found = (): Record<string, { x: number; y: number; r: number }[]> =>
    Object.fromEntries(
      readdirSync(DRAWINGS)
        .map((name) => [name.replace(".svg", ""), [...readFileSync(DRAWINGS + name, "utf8").matchAll(WHEEL)]] as const)
        .filter(([, all]) => all.length)
        .map(([name, all]) => [name, all.map(([, , x, y, r]) => ({ x: Number(x), y: Number(y), r: Number(r) }))]),
    );
  return {
    name: "wheels",
    resolveId: (id) => (id === "virtual:wheels" ? "\0virtual:wheels" : null),
    load: (id) => (id === "\0virtual:wheels" ? `export default ${JSON.stringify(found())};` : null),
  };
}

/** `virtual:sprite`: the address of an SVG file with a symbol for each drawing of parts/. */
function sprite(): Plugin {
  let serving = false;
  const spriteText = (): string => {
    const sizes = new Map<string, string>();
    const symbols = readdirSync(DRAWINGS)
      .filter((name) => name.endsWith(".svg") && !EXCLUDED_DRAWINGS.includes(name))
      .sort()
      .map((name) => {
        const found = /<svg([^>]*)>([\s\S]*)<\/svg>/.exec(readFileSync(DRAWINGS + name, "utf8"));
        if (!found) throw new Error(`${name}: not an SVG drawing`);
        const kept = [...found[1]!.matchAll(/([\w-]+)="([^"]*)"/g)].filter(([, key]) => KEPT_ATTRIBUTES.includes(key!));
        const fit = /^tunnel\./.test(name) ? "xMidYMax slice" : /^car-decor/.test(name) ? "none" : "";
        const attributes = kept.map(([, key, value]) => `${key}="${value}"`).join(" ");
        if (found[2]!.includes('class="wheel"')) return withoutWheels(name.replace(".svg", ""), attributes, found[2]!, sizes);
        return `<symbol ${attributes}${fit && ` preserveAspectRatio="${fit}"`}>${found[2]}</symbol>`;
      });
    return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}${[...sizes.values()].join("")}</svg>`;
  };
  return {
    name: "sprite",
    configResolved: (config) => void (serving = config.command === "serve"),
    resolveId: (id) => (id === "virtual:sprite" ? "\0virtual:sprite" : null),
    load(id) {
      if (id !== "\0virtual:sprite") return null;
      if (serving) return `export default ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(spriteText())}`)};`;
      const file = this.emitFile({ type: "asset", name: "sprite.svg", source: spriteText() });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
  };
}

export default defineConfig({
  base: "./",
  plugins: [svelte(), words(), wheels(), sprite(), pages(), noscript()],
  build: { outDir: "dist", assetsInlineLimit: 0, target: "es2022" },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: process.env["COLTEXPRESS_API"] ?? "http://127.0.0.1:8000", ws: true } },
  },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: { environment: "jsdom", include: ["src/**/*.test.ts"], testTimeout: 600_000, hookTimeout: 600_000 },
});
