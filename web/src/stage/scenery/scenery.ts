/** The landscape, taken apart: each layer passes at a pace of its own, so each is an element of its own. */

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

/** A layer without its class, which would give it a shadow; what moves has none. */
function layer(name: string): string {
  return part(new RegExp(`<g class="layer ${name}"[\\s\\S]*?</g>`)).replace(/ class="[^"]*"/, "");
}

/**
 * Three tiles side by side: one tile on, it is the same picture again. Each is cut off at its left edge, or its outline would
 * show on the one before, and lies a little under the one after.
 */
function tiles(drawn: string): string {
  const width = TILE + 1;
  return [0, 1, 2].map((tile) => `<svg x="${tile * TILE}" width="${width}" height="${HIGH}" viewBox="0 0 ${width} ${HIGH}">${drawn}</svg>`).join("");
}

/** The sky is placed by the style sheet: attributes that hold style are not let in. */
export const SKY = part(/<rect width="1440"[\s\S]*?(?=<g class="layer far">)/).replace(/ style="[^"]*"/, "");

/** `from`: above it there is nothing, and nothing need be painted. That halves what a frame costs where the processor paints. */
export const STRIPS = [
  { name: "far", from: 268, drawn: tiles(layer("far")) },
  { name: "mid", from: 296, drawn: tiles(layer("mid")) },
  { name: "near", from: 416, drawn: tiles(layer("near") + layer("brush")) },
  { name: "ground", from: 520, drawn: tiles(layer("ground")) },
] as const;

/** The smoke, as it hangs in the air when nothing moves. */
export const SMOKE = /<g[\s\S]*<\/g>/.exec(puffs)![0].replaceAll(' class="puff"', "");
/** One puff, with the box that it fills; four of them drift away one after the other. */
export const PUFF = { drawn: / d="([^"]*)"/.exec(puffs)![1]!, box: "14.4 79.6 46.6 32.4" };
