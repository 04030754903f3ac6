/** The speed of the landscape. A new duration would make it jump, so this changes the playback rate. */

const WORLD = /^(parallax|sleepers|wheel-turn)$/;

export function setLandscapeSpeed(rate: number): void {
  for (const animation of document.getAnimations())
    if (animation instanceof CSSAnimation && WORLD.test(animation.animationName)) animation.updatePlaybackRate(rate);
}

export const FAST_RATE = 2.5;
