/** Bandits and the Marshal move. */

import { box, standing, type Box } from "./pageElements";
import { drawing, pose } from "./props";
import { makeRoom, number, text, type Motion, type Told } from "./motionContext";

const px = (value: number): string => `${value.toFixed(1)}px`;
/** A larger vertical distance, as a fraction of the figure's height, means the other row of a folded train. */
const ROW = 0.6;

/** The way from the previous to the current position in px; null if there was no previous one. */
function way({ find, old }: Told, who: string): { element: HTMLElement; was: Box; now: Box; dx: number; dy: number } | null {
  const element = find.person(who);
  const was = old.people.get(who);
  if (!element || !was) return null;
  const now = box(element);
  return { element, was, now, dx: was.x - now.x, dy: was.y + was.height - now.y - now.height };
}

/** Across the fold: leave at one edge, enter at the other. */
function aroundTheFold(told: Told, who: string, element: HTMLElement, was: Box, now: Box, cars: number): void {
  const { act, find } = told;
  const row = find.train?.getBoundingClientRect();
  if (!row) return;
  const back = now.y > was.y;
  const half = (520 + cars * 180) / 2;
  const gone = document.createElement("div");
  gone.className = "fxc";
  Object.assign(gone.style, { left: px(was.x), top: px(was.y), width: px(was.width), height: px(was.height) });
  gone.append(drawing(who === "marshal" ? "marshal" : `bandit-${who}`));
  act.prop(gone, find.air);
  const out = back ? row.right - was.x : row.left - was.x - was.width;
  act.run(gone, [{ transform: "none" }, { transform: `translateX(${px(out)})`, visibility: "hidden" }], half, { fill: "forwards" });
  const into = back ? row.left - now.x - now.width : row.right - now.x;
  act.run(element, [{ transform: `translateX(${px(into)})` }, { transform: "none" }], half, { delay: half, fill: "backwards" });
}

function walk(told: Told, who: string, cars: number, roof: boolean): void {
  const found = way(told, who);
  if (!found) return;
  const { element, was, now, dx, dy } = found;
  if (Math.abs(dy) > was.height * ROW) return aroundTheFold(told, who, element, was, now, cars);
  if (!roof) return told.act.enact(element, "is-walking", { "--dx": px(dx) });
  pose(told.act, element, "run");
  told.act.enact(element, "is-running", { "--dx": px(dx), "--cars": Math.max(1, cars) });
}

function climb(told: Told, who: string, name: "is-climbing" | "is-fleeing"): void {
  const found = way(told, who);
  if (found) told.act.enact(found.element, name, { "--dy": px(found.dy) });
}

function slide(told: Told, who: string): void {
  const found = way(told, who);
  if (!found) return;
  const { element, was, now, dx, dy } = found;
  if (Math.abs(dy) > was.height * ROW) aroundTheFold(told, who, element, was, now, 0);
  else told.act.enact(element, "is-pushed", { "--dx": px(dx) });
}

function knock(told: Told, who: string): void {
  const found = way(told, who);
  if (!found) return;
  const { element, was, now, dx, dy } = found;
  if (Math.abs(dy) > was.height * ROW) return aroundTheFold(told, who, element, was, now, 0);
  pose(told.act, element, "hit");
  told.act.enact(element, "is-knocked", { "--dx": px(dx), "--lean": dx > 0 ? "-24deg" : "24deg" });
}

/** Fall over: from upright to the current position. */
function keelOver({ act, find }: Told, who: string): void {
  const figure = find.person(who)?.querySelector(".fig:not(.pose)");
  const flip = find.person(who)?.classList.contains("flip") ? " scaleX(-1)" : "";
  act.run(figure, [{ transform: `none${flip}`.replace("none ", "") }, {}], 360, { easing: "cubic-bezier(.5,0,.9,.6)" });
}

export const moved: Motion = {
  play(told) {
    const { data, before } = told;
    const who = text(data, "bandit");
    makeRoom(told, [who]);
    const cars = Math.abs(number(data, "car") - (standing(before, who)?.car ?? number(data, "car")));
    switch (data["way"]) {
      case "climbed":
        return climb(told, who, "is-climbing");
      case "fled":
        return climb(told, who, "is-fleeing");
      case "knocked":
      case "thrown":
        return knock(told, who);
      case "pushed":
      case "swept":
        return slide(told, who);
      case "rode":
        return comeRiding(told, who);
      default:
        return walk(told, who, cars, data["roof"] === true);
    }
  },
};

/** Ride along the whole train from behind it to the locomotive. */
function comeRiding({ act, find }: Told, who: string): void {
  const element = find.person(who);
  const row = find.train?.getBoundingClientRect();
  if (!element || !row) return;
  pose(act, element, "run");
  act.enact(element, "is-running", { "--dx": px(row.right - element.getBoundingClientRect().x), "--cars": 3 });
}

export const marshalMoved: Motion = {
  play(told) {
    makeRoom(told, ["marshal"]);
    walk(told, "marshal", 1, false);
  },
};

export const boarded: Motion = {
  play(told) {
    const who = text(told.data, "bandit");
    makeRoom(told, [who]);
    told.act.run(told.find.person(who), [{ transform: "translateY(-46px)" }, { transform: "none" }], 260, { easing: "ease-in" });
  },
};

export const fell: Motion = { play: (told) => keelOver(told, text(told.data, "bandit")) };

export const woke: Motion = {
  play({ act, find, data }) {
    const person = find.person(text(data, "bandit"));
    const flip = person?.classList.contains("flip");
    const lying = flip ? "translate(0, 34%) rotate(82deg) scaleX(-1)" : "translate(0, 34%) rotate(-82deg)";
    act.run(person?.querySelector(".fig"), [{ transform: lying, transformOrigin: "50% 50%" }, {}], 360, {
      easing: "cubic-bezier(.2,.9,.25,1.15)",
    });
  },
};

export const turned: Motion = {
  play({ act, find, data }) {
    const hops = find.person(text(data, "bandit"))?.querySelector(".hops");
    act.run(hops, [{ transform: "scaleX(-1)" }, { transform: "scaleX(0.05)" }, { transform: "none" }], 300);
  },
};

/** Leave the train: over the edge and away to the back. */
export const leaves: Motion = {
  keep(find, data) {
    const person = data["how"] === "uncoupled" ? null : find.person(text(data, "bandit"));
    if (!person) return [];
    const at = find.onStage(box(person));
    const gone = document.createElement("div");
    gone.className = "fxc";
    Object.assign(gone.style, { left: px(at.x), top: px(at.y), width: px(at.width), height: px(at.height) });
    gone.append(drawing(`bandit-${text(data, "bandit")}${data["how"] === "shot" ? "-hit" : "-run"}`));
    return [gone];
  },
  play(told) {
    const { act, find, kept } = told;
    makeRoom(told, []);
    for (const gone of kept) {
      act.prop(gone, find.wings);
      const far = (find.stage?.getBoundingClientRect().right ?? innerWidth) - gone.getBoundingClientRect().left;
      act.run(
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
