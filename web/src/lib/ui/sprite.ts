/** Brings the drawings into the page, once: only so do the page's colours and motion reach into them. */

import address from "virtual:sprite";

/** Milliseconds between tries: without drawings there is no train. */
const TRIES = [1000, 3000, 9000, 27_000];

async function fetched(): Promise<string> {
  for (const pause of [...TRIES, 0]) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return answer.text();
    if (pause) await new Promise((resume) => setTimeout(resume, pause));
  }
  throw new Error("the drawings did not come");
}

export async function loadSprite(): Promise<void> {
  // The page's policy forbids attributes that hold style, but not what a script sets.
  const text = (await fetched()).replaceAll(' style="', ' data-style="');
  const read = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  const drawn = document.importNode(read, true);
  drawn.setAttribute("class", "sprite");
  drawn.setAttribute("aria-hidden", "true");
  for (const each of drawn.querySelectorAll<SVGElement>("[data-style]")) each.style.cssText = each.dataset["style"] ?? "";
  document.body.prepend(drawn);
}
