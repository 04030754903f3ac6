/** Inserts the drawings into the page, once: inline drawings can use the page's colours and animations. */

import address from "virtual:sprite";

/** Delays in ms between attempts: without the drawings there is no train. */
const RETRY_DELAYS_MS = [1000, 3000, 9000, 27_000];

async function fetched(): Promise<string> {
  for (const pause of [...RETRY_DELAYS_MS, 0]) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return answer.text();
    if (pause) await new Promise((resume) => setTimeout(resume, pause));
  }
  throw new Error("the drawings could not be loaded");
}

export async function loadSprite(): Promise<void> {
  // The content security policy forbids style attributes, but not styles set by scripts.
  const text = (await fetched()).replaceAll(' style="', ' data-style="');
  const read = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  const drawn = document.importNode(read, true);
  drawn.setAttribute("class", "sprite");
  drawn.setAttribute("aria-hidden", "true");
  for (const each of drawn.querySelectorAll<SVGElement>("[data-style]")) each.style.cssText = each.dataset["style"] ?? "";
  document.body.prepend(drawn);
}
