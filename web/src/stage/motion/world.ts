/** The train and its surroundings. */

import { box } from "./pageElements";
import { drawing, svg } from "./props";
import { switchOver } from "./switching";
import { number, type Motion, type MotionContext } from "./motionContext";

const STREAKS = 9;

/** Paper streaks fly past; wheels and landscape are faster during the turn (see Scene). */
function speedUp({ animation, elements }: MotionContext): void {
  animation.addClass(elements.train, "is-speeding");
  const stageLayer = elements.one(".fxbox");
  if (stageLayer) {
    const sheet = svg("svg", { class: "fx streaks", viewBox: "0 0 1140 576", preserveAspectRatio: "none" });
    for (let i = 0; i < STREAKS; i++) {
      const streak = svg("path", {
        class: "streak",
        d: `M${100 + ((i * 131) % 900)} ${150 + ((i * 53) % 240)}h${90 + ((i * 37) % 140)}`,
        stroke: "#fffaf0",
        "stroke-width": 3,
        "stroke-linecap": "round",
      });
      streak.style.animationDelay = `${(i * 60) % 400}ms`;
      sheet.append(streak);
    }
    animation.prop(sheet, stageLayer);
  }
  animation.hold(900);
}

export const turnBegan: Motion = {
  play(context) {
    switch (context.data["turn"]) {
      case "tunnel":
        return context.animation.hold(900);
      case "speeding up":
        return speedUp(context);
      case "switching":
        return switchOver(context);
      default:
        // leaving a tunnel?
        if (context.elements.one(".tunnel-box")) context.animation.hold(900);
    }
  },
};

export const roundCard: Motion = {
  play({ animation, elements }) {
    animation.addClass(elements.one("[data-round]"), "is-flipped");
    animation.hold(900);
  },
};

/** A paper beam sweeps the roofs to the tail. */
function swing({ animation, elements }: MotionContext): void {
  const stageLayer = elements.one(".fxbox");
  const roofs = elements.all("[data-row='roof']");
  const stage = elements.stage;
  if (!stageLayer || !stage || !roofs.length) return;
  const u = elements.unit;
  const frame = box(stage);
  const tops = [...new Set(elements.all("[data-car]").map((car) => Math.round(box(car).y - frame.y)))];
  for (const top of tops) {
    const beam = document.createElement("div");
    beam.className = "beam";
    Object.assign(beam.style, { top: `${top - 6 * u}px`, height: `${118 * u}px`, width: `${26 * u}px` });
    animation.prop(beam, stageLayer);
    animation.run(beam, [{ transform: "translateX(-40px)" }, { transform: `translateX(${frame.width + 40}px)` }], 1200, { fill: "forwards" });
  }
}

export const eventBegan: Motion = {
  play(context) {
    const { animation, elements, data } = context;
    const icon = elements.one(".evt .i") ?? elements.one(".ev");
    animation.run(icon, [{ transform: "scale(2.2) rotate(-14deg)" }, { transform: "scale(.9)", offset: 0.6 }, { transform: "none" }], 600, { easing: "ease-in" });
    if (data["event"] === "braking") {
      animation.addClass(elements.one(".consist"), "is-braking");
      animation.hold(900);
    } else if (data["event"] === "swivel arm") swing(context);
    animation.hold(600);
  },
};

/** Move the whole train from its previous to its current position. */
function shrink({ animation, elements, old }: MotionContext, time: number, wait: number): void {
  const consist = elements.one(".consist");
  if (!consist || !old.train || elements.train?.classList.contains("folded")) return;
  const now = box(consist);
  const rate = now.height ? old.train.height / now.height : 1;
  const [dx, dy] = [old.train.x - now.x, old.train.y + old.train.height - now.y - now.height];
  animation.run(
    consist,
    [{ transform: `translate(${dx}px, ${dy}px) scale(${rate})`, transformOrigin: "0 100%" }, { transform: "none", transformOrigin: "0 100%" }],
    time,
    { delay: wait, fill: "backwards" },
  );
}

/** Scissors snip along the coupling; the car tips and falls behind. */
export const uncoupled: Motion = {
  capture(elements, data) {
    const car = elements.car(number(data, "car"));
    const train = elements.train;
    if (!car || !train) return [];
    const at = elements.onStage(box(car));
    const gone = car.cloneNode(true) as HTMLElement;
    const stand = document.createElement("div");
    stand.className = "train fallen";
    stand.style.setProperty("--u", getComputedStyle(train).getPropertyValue("--u"));
    Object.assign(stand.style, { left: `${at.x}px`, top: `${at.y}px`, right: "auto", bottom: "auto" });
    gone.removeAttribute("data-car");
    for (const each of gone.querySelectorAll("[data-bandit]")) each.removeAttribute("data-bandit");
    stand.append(gone);
    return [stand];
  },
  play(context) {
    const { animation, elements, captured } = context;
    const fallen = captured[0];
    if (fallen) {
      animation.prop(fallen, elements.stageLayer);
      const at = elements.onStage(box(fallen.firstElementChild!));
      animation.addClass(fallen.firstElementChild, "is-uncoupled");
      const scissors = document.createElement("span");
      scissors.className = "cut fxc";
      Object.assign(scissors.style, { left: `${at.x}px`, top: `${at.y - 40}px` });
      scissors.append(drawing("ui-scissors", "i"));
      animation.prop(scissors, elements.stageLayer);
      animation.addClass(scissors, "is-snipping");
    }
    shrink(context, 500, 900);
    animation.hold(1400);
  },
};

/** The train arrives from the right. */
export const coupled: Motion = {
  play({ animation, elements }) {
    animation.run(elements.one(".consist"), [{ transform: "translateX(60%)" }, { transform: "none" }], 700);
  },
};
