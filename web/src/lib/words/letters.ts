/**
 * The letters of a language, which are waited for a moment: words that are shown in other letters first would move when
 * these come.
 */

import type { Language } from "../net/protocol";
import { OWN_NAMES } from "./words";

const DISPLAY = [700, 800].map((weight) => `${weight} 1em Podkova`);
const TEXT = [400, 500, 600, 700].map((weight) => `${weight} 1em "Fira Sans Condensed"`);
/** Milliseconds. A slow phone shows stand-ins after that. */
export const PATIENCE = 800;

export async function letters(language: Language): Promise<void> {
  if (!("fonts" in document)) return;
  // its own name is written in its letters; figures and players' names are Latin everywhere
  const sample = `1A${OWN_NAMES[language]}`;
  const come = Promise.allSettled([...DISPLAY, ...TEXT].map((face) => document.fonts.load(face, sample)));
  await Promise.race([come, new Promise((resume) => setTimeout(resume, PATIENCE))]);
}
