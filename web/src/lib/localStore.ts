/** Small values in the browser's local storage. Errors are ignored: the page also works without storage. */

const KEYS = {
  settings: "coltexpress",
  fair: "coltexpress-fair",
  game: "coltexpress-game",
  name: "coltexpress-name",
  notices: "coltexpress-notices",
} as const;
type Item = keyof typeof KEYS;

export function readItem(item: Item): string | null {
  try {
    return localStorage.getItem(KEYS[item]);
  } catch {
    return null;
  }
}

/** null: remove it. */
export function writeItem(item: Item, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(KEYS[item]);
    else localStorage.setItem(KEYS[item], value);
  } catch {
    // see above
  }
}

/** A stored object; empty if there is none or it is damaged. */
export function readJson<T extends object>(item: Item): Partial<T> {
  try {
    return JSON.parse(readItem(item) ?? "{}") as Partial<T>;
  } catch {
    return {};
  }
}

export const writeJson = (item: Item, value: object): void => writeItem(item, JSON.stringify(value));
