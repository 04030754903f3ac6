/** Brings the drawings into the page, once: only so do the page's colours and motion reach into them. */

import address from "virtual:sprite";

export async function loadSprite(): Promise<void> {
  // The page's policy forbids attributes that hold style, but not what a script sets.
  const text = (await (await fetch(address)).text()).replaceAll(' style="', ' data-style="');
  const read = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  const drawn = document.importNode(read, true);
  drawn.setAttribute("class", "sprite");
  drawn.setAttribute("aria-hidden", "true");
  for (const each of drawn.querySelectorAll<SVGElement>("[data-style]")) each.style.cssText = each.dataset["style"] ?? "";
  document.body.prepend(drawn);
}
