/**
 * Loads the fonts of a language, and waits for them for a limited time: text shown in a fallback font would move when
 * the fonts arrive.
 */

import type { Language } from "../net/protocol";
import { OWN_NAMES } from "./words";

const DISPLAY = [700, 800].map((weight) => `${weight} 1em Podkova`);
const TEXT = [400, 500, 600, 700].map((weight) => `${weight} 1em "Fira Sans Condensed"`);
/** After this time the fallback font is used. */
export const TIMEOUT_MS = 800;

export async function loadFonts(language: Language): Promise<void> {
  if (!("fonts" in document)) return;
  // the language's own name contains its letters; numbers and players' names are Latin in all languages
  const sample = `1A${OWN_NAMES[language]}`;
  const come = Promise.allSettled([...DISPLAY, ...TEXT].map((face) => document.fonts.load(face, sample)));
  await Promise.race([come, new Promise((resume) => setTimeout(resume, TIMEOUT_MS))]);
}
