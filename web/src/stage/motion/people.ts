/** Bandits and the Marshal move. */

import { box, banditState, type Box } from "./pageElements";
import { drawing, pose } from "./props";
import { makeRoom, number, text, type Motion, type MotionContext } from "./motionContext";

const px = (value: number): string => `${value.toFixed(1)}px`;
/** A larger vertical distance, as a fraction of the figure's height, means the other row of a folded train. */
const ROW = 0.6;

/** The way from the previous to the current position in px; null if there was no previous one. */
function way({ elements, old }: MotionContext, who: string): { element: HTMLElement; was: Box; now: Box; dx: number; dy: number } | null {
  const element = elements.person(who);
  const was = old.people.get(who);
  if (!element || !was) return null;
  const now = box(element);
  return { element, was, now, dx: was.x - now.x, dy: was.y + was.height - now.y - now.height };
}

/** Across the fold: leave at one edge, enter at the other. */
function aroundTheFold(context: MotionContext, who: string, element: HTMLElement, was: Box, now: Box, cars: number): void {
  const { animation, elements } = context;
  const row = elements.train?.getBoundingClientRect();
  if (!row) return;
  const back = now.y > was.y;
  const half = (520 + cars * 180) / 2;
  const gone = document.createElement("div");
  gone.className = "fxc";
  Object.assign(gone.style, { left: px(was.x), top: px(was.y), width: px(was.width), height: px(was.height) });
  gone.append(drawing(who === "marshal" ? "marshal" : `bandit-${who}`));
  animation.prop(gone, elements.pageLayer);
  const out = back ? row.right - was.x : row.left - was.x - was.width;
  animation.run(gone, [{ transform: "none" }, { transform: `translateX(${px(out)})`, visibility: "hidden" }], half, { fill: "forwards" });
  const into = back ? row.left - now.x - now.width : row.right - now.x;
  animation.run(element, [{ transform: `translateX(${px(into)})` }, { transform: "none" }], half, { delay: half, fill: "backwards" });
}

function walk(context: MotionContext, who: string, cars: number, roof: boolean): void {
  const found = way(context, who);
  if (!found) return;
  const { element, was, now, dx, dy } = found;
  if (Math.abs(dy) > was.height * ROW) return aroundTheFold(context, who, element, was, now, cars);
  if (!roof) return context.animation.addClass(element, "is-walking", { "--dx": px(dx) });
  pose(context.animation, element, "run");
  context.animation.addClass(element, "is-running", { "--dx": px(dx), "--cars": Math.max(1, cars) });
}

function climb(context: MotionContext, who: string, name: "is-climbing" | "is-fleeing"): void {
  const found = way(context, who);
  if (found) context.animation.addClass(found.element, name, { "--dy": px(found.dy) });
}

function slide(context: MotionContext, who: string): void {
  const found = way(context, who);
  if (!found) return;
  const { element, was, now, dx, dy } = found;
  if (Math.abs(dy) > was.height * ROW) aroundTheFold(context, who, element, was, now, 0);
  else context.animation.addClass(element, "is-pushed", { "--dx": px(dx) });
}

function knock(context: MotionContext, who: string): void {
  const found = way(context, who);
  if (!found) return;
  const { element, was, now, dx, dy } = found;
  if (Math.abs(dy) > was.height * ROW) return aroundTheFold(context, who, element, was, now, 0);
  pose(context.animation, element, "hit");
  context.animation.addClass(element, "is-knocked", { "--dx": px(dx), "--lean": dx > 0 ? "-24deg" : "24deg" });
}

/** Fall over: from upright to the current position. */
function keelOver({ animation, elements }: MotionContext, who: string): void {
  const figure = elements.person(who)?.querySelector(".fig:not(.pose)");
  const flip = elements.person(who)?.classList.contains("flip") ? " scaleX(-1)" : "";
  animation.run(figure, [{ transform: `none${flip}`.replace("none ", "") }, {}], 360, { easing: "cubic-bezier(.5,0,.9,.6)" });
}

export const moved: Motion = {
  play(context) {
    const { data, before } = context;
    const who = text(data, "bandit");
    makeRoom(context, [who]);
    const cars = Math.abs(number(data, "car") - (banditState(before, who)?.car ?? number(data, "car")));
    switch (data["way"]) {
      case "climbed":
        return climb(context, who, "is-climbing");
      case "fled":
        return climb(context, who, "is-fleeing");
      case "knocked":
      case "thrown":
        return knock(context, who);
      case "pushed":
      case "swept":
        return slide(context, who);
      case "rode":
        return comeRiding(context, who);
      default:
        return walk(context, who, cars, data["roof"] === true);
    }
  },
};

/** Ride along the whole train from behind it to the locomotive. */
function comeRiding({ animation, elements }: MotionContext, who: string): void {
  const element = elements.person(who);
  const row = elements.train?.getBoundingClientRect();
  if (!element || !row) return;
  pose(animation, element, "run");
  animation.addClass(element, "is-running", { "--dx": px(row.right - element.getBoundingClientRect().x), "--cars": 3 });
}

export const marshalMoved: Motion = {
  play(context) {
    makeRoom(context, ["marshal"]);
    walk(context, "marshal", 1, false);
  },
};

export const boarded: Motion = {
  play(context) {
    const who = text(context.data, "bandit");
    makeRoom(context, [who]);
    context.animation.run(context.elements.person(who), [{ transform: "translateY(-46px)" }, { transform: "none" }], 260, { easing: "ease-in" });
  },
};

export const fell: Motion = { play: (context) => keelOver(context, text(context.data, "bandit")) };

export const woke: Motion = {
  play({ animation, elements, data }) {
    const person = elements.person(text(data, "bandit"));
    const flip = person?.classList.contains("flip");
    const lying = flip ? "translate(0, 34%) rotate(82deg) scaleX(-1)" : "translate(0, 34%) rotate(-82deg)";
    animation.run(person?.querySelector(".fig"), [{ transform: lying, transformOrigin: "50% 50%" }, {}], 360, {
      easing: "cubic-bezier(.2,.9,.25,1.15)",
    });
  },
};

export const turned: Motion = {
  play({ animation, elements, data }) {
    const hops = elements.person(text(data, "bandit"))?.querySelector(".hops");
    animation.run(hops, [{ transform: "scaleX(-1)" }, { transform: "scaleX(0.05)" }, { transform: "none" }], 300);
  },
};

/** Leave the train: over the edge and away to the back. */
export const leaves: Motion = {
  capture(elements, data) {
    const person = data["how"] === "uncoupled" ? null : elements.person(text(data, "bandit"));
    if (!person) return [];
    const at = elements.onStage(box(person));
    const gone = document.createElement("div");
    gone.className = "fxc";
    Object.assign(gone.style, { left: px(at.x), top: px(at.y), width: px(at.width), height: px(at.height) });
    gone.append(drawing(`bandit-${text(data, "bandit")}${data["how"] === "shot" ? "-hit" : "-run"}`));
    return [gone];
  },
  play(context) {
    const { animation, elements, captured } = context;
    makeRoom(context, []);
    for (const gone of captured) {
      animation.prop(gone, elements.stageLayer);
      const far = (elements.stage?.getBoundingClientRect().right ?? innerWidth) - gone.getBoundingClientRect().left;
      animation.run(
        gone,
        [
          { transform: "none" },
          { transform: `translate(${px(far * 0.35)}, -26px) rotate(24deg)`, offset: 0.35 },
          { transform: `translate(${px(far)}, 120px) rotate(90deg)` },
        ],
        700,
        { fill: "forwards", easing: "ease-in" },
      );
    }
  },
};
