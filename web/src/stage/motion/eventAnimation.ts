/** The animations for one event. All of them end in the state that the page already shows, so they can be cut. */

import type { Shown } from "../../lib/playback/queue";

export class EventAnimation implements Shown {
  readonly done: Promise<void>;
  #over!: () => void;
  #animations = new Set<Animation>();
  #undo: (() => void)[] = [];
  #waits = 0;
  #timers: ReturnType<typeof setTimeout>[] = [];
  #ended = false;

  constructor(readonly speed: number) {
    this.done = new Promise((over) => (this.#over = over));
  }

  /** Give an element a class of motion.css, with the values that describe its previous position. */
  addClass(element: Element | null | undefined, name: string, values: Record<string, string | number> = {}): void {
    if (!(element instanceof HTMLElement || element instanceof SVGElement)) return;
    for (const [key, value] of Object.entries(values)) element.style.setProperty(key, String(value));
    element.classList.add(name);
    this.#undo.push(() => {
      element.classList.remove(name);
      for (const key of Object.keys(values)) element.style.removeProperty(key);
    });
    this.follow(element);
  }

  /** Run an animation that motion.css does not have. */
  run(element: Element | null | undefined, frames: Keyframe[], time: number, more: KeyframeAnimationOptions = {}): void {
    if (!element) return;
    const animation = element.animate(frames, { duration: time, easing: "cubic-bezier(.45,.05,.3,1)", ...more });
    animation.playbackRate = this.speed;
    this.#animations.add(animation);
  }

  /** Wait for the CSS animations below this element, at the current speed; infinite ones are ignored. */
  follow(element: Element): void {
    for (const animation of element.getAnimations({ subtree: true })) {
      if (!(animation instanceof CSSAnimation) || this.#animations.has(animation)) continue;
      if (animation.effect?.getComputedTiming().endTime === Infinity) continue;
      animation.updatePlaybackRate(this.speed);
      this.#animations.add(animation);
    }
  }

  /** Add an element that is removed at the end. */
  prop<E extends Element>(element: E, parent: Element): E {
    parent.append(element);
    this.#undo.push(() => element.remove());
    return element;
  }

  /** Set the minimum duration. */
  hold(time: number): void {
    this.#waits = Math.max(this.#waits, time);
  }

  /** Call when all animations have been started. */
  begin(): this {
    const playing = [...this.#animations];
    const longest = Math.max(0, ...playing.map((each) => Number(each.effect?.getComputedTiming().endTime ?? 0)));
    const wait = (time: number): Promise<void> => new Promise((over) => this.#timers.push(setTimeout(over, time / this.speed)));
    const all = Promise.all([...playing.map((each) => each.finished.catch(() => undefined)), this.#waits ? wait(this.#waits) : null]);
    // fallback: a browser that renders nothing does not finish animations
    void Promise.race([all, wait(Math.max(longest, this.#waits) + 1000)]).then(() => this.#end());
    return this;
  }

  cut(): void {
    for (const animation of this.#animations) animation.cancel();
    this.#end();
  }

  #end(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#timers.forEach(clearTimeout);
    this.#undo.reverse().forEach((undo) => undo());
    this.#over();
  }
}
