/** The train and its surroundings. */

import { box } from "./pageElements";
import { drawing, svg } from "./props";
import { switchOver } from "./switching";
import { number, type Motion, type Told } from "./motionContext";

const STREAKS = 9;

/** Paper streaks fly past; wheels and landscape are faster during the turn (see Scene). */
function speedUp({ act, find }: Told): void {
  act.enact(find.train, "is-speeding");
  const air = find.one(".fxbox");
  if (air) {
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
    act.prop(sheet, air);
  }
  act.hold(900);
}

export const turnBegan: Motion = {
  play(told) {
    switch (told.data["turn"]) {
      case "tunnel":
        return told.act.hold(900);
      case "speeding up":
        return speedUp(told);
      case "switching":
        return switchOver(told);
      default:
        // leaving a tunnel?
        if (told.find.one(".tunnel-box")) told.act.hold(900);
    }
  },
};

export const roundCard: Motion = {
  play({ act, find }) {
    act.enact(find.one("[data-round]"), "is-flipped");
    act.hold(900);
  },
};

/** A paper beam sweeps the roofs to the tail. */
function swing({ act, find }: Told): void {
  const air = find.one(".fxbox");
  const roofs = find.all("[data-row='roof']");
  const stage = find.stage;
  const train = find.train;
  if (!air || !stage || !train || !roofs.length) return;
  const u = Number.parseFloat(getComputedStyle(train).getPropertyValue("--u")) || 1;
  const frame = box(stage);
  const tops = [...new Set(find.all("[data-car]").map((car) => Math.round(box(car).y - frame.y)))];
  for (const top of tops) {
    const beam = document.createElement("div");
    beam.className = "beam";
    Object.assign(beam.style, { top: `${top - 6 * u}px`, height: `${118 * u}px`, width: `${26 * u}px` });
    act.prop(beam, air);
    act.run(beam, [{ transform: "translateX(-40px)" }, { transform: `translateX(${frame.width + 40}px)` }], 1200, { fill: "forwards" });
  }
}

export const eventBegan: Motion = {
  play(told) {
    const { act, find, data } = told;
    const icon = find.one(".evt .i") ?? find.one(".ev");
    act.run(icon, [{ transform: "scale(2.2) rotate(-14deg)" }, { transform: "scale(.9)", offset: 0.6 }, { transform: "none" }], 600, { easing: "ease-in" });
    if (data["event"] === "braking") {
      act.enact(find.one(".consist"), "is-braking");
      act.hold(900);
    } else if (data["event"] === "swivel arm") swing(told);
    act.hold(600);
  },
};

/** Move the whole train from its previous to its current position. */
function shrink({ act, find, old }: Told, time: number, wait: number): void {
  const consist = find.one(".consist");
  if (!consist || !old.train || find.train?.classList.contains("folded")) return;
  const now = box(consist);
  const rate = now.height ? old.train.height / now.height : 1;
  const [dx, dy] = [old.train.x - now.x, old.train.y + old.train.height - now.y - now.height];
  act.run(
    consist,
    [{ transform: `translate(${dx}px, ${dy}px) scale(${rate})`, transformOrigin: "0 100%" }, { transform: "none", transformOrigin: "0 100%" }],
    time,
    { delay: wait, fill: "backwards" },
  );
}

/** Scissors snip along the coupling; the car tips and falls behind. */
export const uncoupled: Motion = {
  keep(find, data) {
    const car = find.car(number(data, "car"));
    const train = find.train;
    if (!car || !train) return [];
    const at = find.onStage(box(car));
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
  play(told) {
    const { act, find, kept } = told;
    const fallen = kept[0];
    if (fallen) {
      act.prop(fallen, find.wings);
      const at = find.onStage(box(fallen.firstElementChild!));
      act.enact(fallen.firstElementChild, "is-uncoupled");
      const scissors = document.createElement("span");
      scissors.className = "cut fxc";
      Object.assign(scissors.style, { left: `${at.x}px`, top: `${at.y - 40}px` });
      scissors.append(drawing("ui-scissors", "i"));
      act.prop(scissors, find.wings);
      act.enact(scissors, "is-snipping");
    }
    shrink(told, 500, 900);
    act.hold(1400);
  },
};

/** The train arrives from the right. */
export const coupled: Motion = {
  play({ act, find }) {
    act.run(find.one(".consist"), [{ transform: "translateX(60%)" }, { transform: "none" }], 700);
  },
};
