/** Small values in the browser's local storage. Errors are ignored: the page also works without storage. */

const PLACE = "coltexpress-";

export function recall(what: string): string | null {
  try {
    return localStorage.getItem(PLACE + what);
  } catch {
    return null;
  }
}

export function remember(what: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PLACE + what);
    else localStorage.setItem(PLACE + what, value);
  } catch {
    // see above
  }
}
