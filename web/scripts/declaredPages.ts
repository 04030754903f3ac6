/** The addresses in the table of src/pages.ts, read from its text: a build cannot import components. */
export const declaredPages = (source: string): string[] => [...source.matchAll(/^ {2}"(\/.*)": /gm)].map(([, address]) => address!);
