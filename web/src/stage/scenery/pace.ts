/** How fast the world passes by. A new duration would make it jump, so the running animations get another rate. */

const WORLD = /^(parallax|sleepers|wheel-turn)$/;

export function pace(rate: number): void {
  for (const animation of document.getAnimations())
    if (animation instanceof CSSAnimation && WORLD.test(animation.animationName)) animation.updatePlaybackRate(rate);
}

export const FAST = 2.5;
