/** A Switching turn: the points next to the track switch, cars roll over them, the order of play reverses. */

import { box, middle } from "./pageElements";
import { drawing, svg } from "./props";
import type { MotionContext } from "./motionContext";

const DURATION_MS = 900;
const PAPER = { stroke: "#fbf4e3", "stroke-width": 7, "stroke-linejoin": "round", "stroke-linecap": "round", "paint-order": "stroke" } as const;

/** A switch stand: a plate, a post with a disc, a lever. The drawing measures 120 by 220. */
function stand(): { whole: HTMLElement; lever: SVGElement; disc: SVGElement } {
  const whole = document.createElement("div");
  whole.className = "points fxc";
  const sheet = svg("svg", { viewBox: "0 0 120 220" });
  const post = svg("path", { ...PAPER, d: "M16 204H104V216H16ZM56 64H64V204H56Z", fill: "#4a2c1c" });
  const lever = svg("g", { class: "lever" });
  lever.append(
    svg("path", { ...PAPER, d: "M55 196 57 120H63L65 196Z", fill: "#24160f" }),
    svg("circle", { ...PAPER, cx: 60, cy: 114, r: 10, fill: "#9c2f2a" }),
    svg("circle", { cx: 60, cy: 196, r: 9, fill: "#8a5f12" }),
  );
  const disc = svg("g", { class: "disc" });
  disc.append(
    svg("circle", { ...PAPER, cx: 60, cy: 38, r: 30, fill: "#e0ab3e" }),
    svg("path", { d: "M38 32H58V20L84 38 58 56V44H38Z", fill: "#24160f" }),
  );
  sheet.append(post, lever, disc);
  whole.append(sheet);
  return { whole, lever, disc };
}

/** Arrows between neighbours show the order of play; they turn round. */
function arrows({ animation, elements }: MotionContext): void {
  const tags = elements.all("[data-tag]").map(box);
  for (let index = 0; index + 1 < tags.length; index++) {
    const [one, next] = [tags[index]!, tags[index + 1]!];
    if (Math.abs(one.y - next.y) > one.height / 2) continue;
    const at = document.createElement("div");
    at.className = "follows fxc";
    const size = Math.min(34, one.height * 0.4);
    Object.assign(at.style, { left: `${(one.x + one.width + next.x - size) / 2}px`, top: `${middle(one).y - size / 2}px`, width: `${size}px`, height: `${size}px` });
    at.append(drawing("ui-facing", "i"));
    animation.prop(at, elements.pageLayer);
    animation.run(
      at,
      [
        { transform: "scale(0)" },
        { transform: "scale(1)", offset: 0.2 },
        { transform: "scale(1)", offset: 0.4 },
        { transform: "scaleX(-1)", offset: 0.65 },
        { transform: "scaleX(-1)", offset: 0.88 },
        { transform: "scale(0)" },
      ],
      DURATION_MS,
      { fill: "both", easing: "linear", delay: (tags.length - 2 - index) * 60 },
    );
  }
}

/** Each car lifts a little as it rolls over the points, starting with the first. */
function roll({ animation, elements }: MotionContext): void {
  elements.all("[data-car]").forEach((car, index) =>
    animation.run(car, [{ transform: "none" }, { transform: "translateY(-5px) rotate(-.5deg)" }, { transform: "none" }], 260, { delay: 300 + index * 70 }),
  );
}

export function switchOver(context: MotionContext): void {
  const { animation, elements } = context;
  const tags = elements.all("[data-tag]").reverse();
  tags.forEach((tag, index) => animation.run(tag, [{ transform: "none" }, { transform: "scaleX(.04)" }, { transform: "none" }], 300, { delay: index * 90 }));
  const stageLayer = elements.one(".fxbox");
  if (stageLayer) {
    const { whole, lever, disc } = stand();
    const u = elements.unit;
    Object.assign(whole.style, { width: `${120 * u}px`, height: `${220 * u}px` });
    animation.prop(whole, stageLayer);
    animation.run(
      whole,
      [{ transform: "translateY(110%)" }, { transform: "none", offset: 0.22 }, { transform: "none", offset: 0.84 }, { transform: "translateY(110%)" }],
      DURATION_MS,
      { fill: "both", easing: "linear" },
    );
    const swing = [{ transform: "rotate(-38deg)" }, { transform: "rotate(-38deg)", offset: 0.28 }, { transform: "rotate(44deg)", offset: 0.52 }, { transform: "rotate(38deg)", offset: 0.6 }, { transform: "rotate(38deg)" }];
    animation.run(lever, swing, DURATION_MS, { fill: "both", easing: "linear" });
    animation.run(disc, [{ transform: "none" }, { transform: "none", offset: 0.3 }, { transform: "scaleX(-1)", offset: 0.6 }, { transform: "scaleX(-1)" }], DURATION_MS, { fill: "both", easing: "linear" });
  }
  arrows(context);
  roll(context);
  animation.hold(DURATION_MS);
}
