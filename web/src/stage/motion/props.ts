/** Temporary elements: stars of shots, dotted lines, flying cards and tokens. */

import { colours } from "../../lib/game/people";
import type { Bandit } from "../../lib/game/views";
import type { EventAnimation } from "./eventAnimation";
import { middle, type Box, type PageElements } from "./pageElements";

const SVG = "http://www.w3.org/2000/svg";

export function svg<K extends keyof SVGElementTagNameMap>(name: K, attributes: Record<string, string | number>): SVGElementTagNameMap[K] {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

export function drawing(name: string, cls = ""): SVGSVGElement {
  const made = svg("svg", cls ? { class: cls } : {});
  made.append(svg("use", { href: `#${name}` }));
  return made;
}

/** An element in the flying layer, in coordinates of the window. */
function placed(elements: PageElements, animation: EventAnimation, at: Box, cls: string): HTMLElement {
  const made = document.createElement("div");
  made.className = cls;
  Object.assign(made.style, { left: `${at.x}px`, top: `${at.y}px`, width: `${at.width}px`, height: `${at.height}px` });
  return animation.prop(made, elements.pageLayer);
}

/** A drawing that shrinks while it moves: loot on its way to its new owner. */
export function carry(elements: PageElements, animation: EventAnimation, name: string, from: Box, to: Box): void {
  const there = placed(elements, animation, from, "fxc");
  there.append(drawing(name));
  const [a, b] = [middle(from), middle(to)];
  animation.addClass(there, "is-taken", { "--dx": `${b.x - a.x}px`, "--dy": `${b.y - a.y}px` });
}

/** A bullet card that rises from the hit bandit and flies to the tag; neutral bullets are grey. */
export function bullet(elements: PageElements, animation: EventAnimation, from: Box, to: Box, owner: Bandit | null, wait: number): void {
  const width = Math.max(36, Math.min(64, from.width));
  const at = { x: from.x + from.width / 2 - width / 2, y: from.y - 8, width, height: (width * 168) / 120 };
  const there = placed(elements, animation, at, "fxc");
  for (const pair of colours(owner).split(";")) {
    const [key, value] = pair.split(":");
    if (key && value) there.style.setProperty(key, value);
  }
  there.append(drawing("card-bullet"));
  const [a, b] = [middle(at), middle(to)];
  animation.addClass(there, "is-given", { "--dx": `${b.x - a.x}px`, "--dy": `${b.y - a.y}px`, "--wait": `${wait}ms` });
}

/** The SVG layer for shots, as large as the window. */
function sheet(elements: PageElements, animation: EventAnimation): SVGSVGElement {
  return animation.prop(svg("svg", { class: "sheet2" }), elements.pageLayer);
}

export function star(x: number, y: number, outer: number, inner: number, points: number, turn: number): string {
  const corners = Array.from({ length: 2 * points }, (_, i) => {
    const radius = i % 2 ? inner : outer;
    const angle = (Math.PI * i) / points + turn;
    return `${(x + radius * Math.sin(angle)).toFixed(1)} ${(y - radius * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}

/** The star of a muzzle flash or a punch. */
export function burst(elements: PageElements, animation: EventAnimation, x: number, y: number, radius: number): void {
  const group = svg("g", {});
  group.append(
    svg("path", { d: star(x, y, radius, radius * 0.5, 8, 0), fill: "#9c2f2a" }),
    svg("path", { d: star(x, y, radius * 0.66, radius * 0.36, 8, 0.2), fill: "#f3c34f" }),
  );
  const on = sheet(elements, animation);
  on.append(group);
  animation.addClass(group, "muzzle");
}

let masks = 0;

/** A dotted line that appears dot by dot. The mask is as large as the line, because larger masks are slow. */
export function tracer(elements: PageElements, animation: EventAnimation, path: string, around: Box): void {
  const on = sheet(elements, animation);
  const id = `tracer-${++masks}`;
  const mask = svg("mask", {
    id,
    maskUnits: "userSpaceOnUse",
    x: around.x - 14,
    y: around.y - 14,
    width: around.width + 28,
    height: around.height + 28,
  });
  const drawn = svg("path", { d: path, pathLength: 100, stroke: "#fff", "stroke-width": 20, fill: "none" });
  mask.append(drawn);
  const line = svg("g", { mask: `url(#${id})` });
  const stroke = { d: path, fill: "none", "stroke-linecap": "round" };
  line.append(
    svg("path", { ...stroke, stroke: "#3a0f12", "stroke-width": 8, opacity: 0.35 }),
    svg("path", { ...stroke, stroke: "#ffcf4d", "stroke-width": 5, "stroke-dasharray": "2 11" }),
  );
  on.append(mask, line);
  animation.addClass(drawn, "tracer", { "--len": 100 });
  animation.addClass(line, "shot-line");
}

/** A temporary pose of the figure. */
export function pose(animation: EventAnimation, standee: HTMLElement, kind: "hit" | "run"): void {
  const hops = standee.querySelector(".hops");
  const who = standee.dataset["bandit"];
  if (!hops || !who || who === "marshal") return;
  animation.prop(drawing(`bandit-${who}-${kind}`, "fig pose"), hops);
}
