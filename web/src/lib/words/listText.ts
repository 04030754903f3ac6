/** Lists in sentences: "Ann, Bo and Cee". */

import { settings } from "../settings.svelte";

const format = (): Intl.ListFormat => new Intl.ListFormat(settings.language, { type: "conjunction" });

export const listText = (elements: readonly string[]): string => format().format(elements);

/** The elements, and between them the separators. */
export const listParts = (elements: readonly string[]): string[] => format().formatToParts(elements).map(({ value }) => value);
