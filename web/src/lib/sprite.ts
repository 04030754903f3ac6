/** Brings the drawings into the page, once: only so do the page's colours and motion reach into them. */

import address from "virtual:sprite";

export async function loadSprite(): Promise<void> {
  const text = await (await fetch(address)).text();
  const drawn = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  drawn.setAttribute("class", "sprite");
  drawn.setAttribute("aria-hidden", "true");
  document.body.prepend(document.importNode(drawn, true));
}
