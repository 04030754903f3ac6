/** The layers of the landscape: each one has its own speed, so each is its own element. */

import drawing from "../../../parts/scene.svg?raw";
import puffs from "../../../parts/smoke.svg?raw";

const TILE = 1440;
/** The height of the whole drawing. */
export const HIGH = 620;

function part(pattern: RegExp): string {
  const found = pattern.exec(drawing);
  if (!found) throw new Error(`the scene has no ${pattern.source}`);
  return found[0];
}

/** A layer without its class, which would add a shadow; moving layers have none. */
function layer(name: string): string {
  return part(new RegExp(`<g class="layer ${name}"[\\s\\S]*?</g>`)).replace(/ class="[^"]*"/, "");
}

/**
 * Three tiles side by side: shifted by one tile, the picture is the same. Each tile is clipped at its left edge, as its
 * outline would show on the previous one, and lies slightly below the next one.
 */
function tiles(drawn: string): string {
  const width = TILE + 1;
  return [0, 1, 2].map((tile) => `<svg x="${tile * TILE}" width="${width}" height="${HIGH}" viewBox="0 0 ${width} ${HIGH}">${drawn}</svg>`).join("");
}

/** The sky gets its position from the style sheet: style attributes are forbidden. */
export const SKY = part(/<rect width="1440"[\s\S]*?(?=<g class="layer far">)/).replace(/ style="[^"]*"/, "");

/** `from`: the layer is empty above this y, so that part is not painted. This halves the cost of software rendering. */
export const STRIPS = [
  { name: "far", from: 268, drawn: tiles(layer("far")) },
  { name: "mid", from: 296, drawn: tiles(layer("mid")) },
  { name: "near", from: 416, drawn: tiles(layer("near") + layer("brush")) },
  { name: "ground", from: 520, drawn: tiles(layer("ground")) },
] as const;

/** The smoke as a still picture. */
export const SMOKE = /<g[\s\S]*<\/g>/.exec(puffs)![0].replaceAll(' class="puff"', "");
/** One puff and its bounding box; four of them drift away one after the other. */
export const PUFF = { drawn: / d="([^"]*)"/.exec(puffs)![1]!, box: "14.4 79.6 46.6 32.4" };
