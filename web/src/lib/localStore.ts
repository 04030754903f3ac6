/** Small values in the browser's local storage. Errors are ignored: the page also works without storage. */

const PREFIX = "coltexpress-";

export function readItem(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function writeItem(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, value);
  } catch {
    // see above
  }
}
