/** Hides and shows the page, as if the user had switched tabs. Undone by `vi.restoreAllMocks`. */

import { vi } from "vitest";

export function hide(hidden: boolean): void {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  document.dispatchEvent(new Event("visibilitychange"));
}
