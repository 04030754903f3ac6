/** Sentences with bold words. The catalogues mark them with <b>; no other markup is interpreted. */

export interface Piece {
  text: string;
  bold: boolean;
}

export function pieces(sentence: string): Piece[] {
  return sentence
    .split(/(<b>.*?<\/b>)/)
    .filter(Boolean)
    .map((part) => (part.startsWith("<b>") && part.endsWith("</b>") ? { text: part.slice(3, -4), bold: true } : { text: part, bold: false }));
}

/** The text without markup, for screen readers. */
export const plain = (sentence: string): string => pieces(sentence).map(({ text }) => text).join("");

/** The sentence with these names in bold, wherever they occur. */
export function withNames(sentence: string, names: readonly string[]): Piece[] {
  const wanted = [...new Set(names.filter(Boolean))].sort((one, other) => other.length - one.length);
  if (!wanted.length) return [{ text: sentence, bold: false }];
  const found = new RegExp(`(?<![\\p{L}\\d])(${wanted.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})(?![\\p{L}\\d])`, "gu");
  const parts: Piece[] = [];
  let last = 0;
  for (const match of sentence.matchAll(found)) {
    if (match.index > last) parts.push({ text: sentence.slice(last, match.index), bold: false });
    parts.push({ text: match[0], bold: true });
    last = match.index + match[0].length;
  }
  if (last < sentence.length) parts.push({ text: sentence.slice(last), bold: false });
  return parts;
}
