/** The kinds of events that the engine declares, for tests that check whether each of them has an entry. */

import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const PACKAGE = join(dirname(fileURLToPath(import.meta.url)), "../../../../src/coltexpress");
const MODULES = [
  "engine/events.py", "games/express/events.py", "games/express/stealin_events.py", "games/superexpress/events.py",
];

export function eventKinds(): string[] {
  const found = MODULES.flatMap((module) => {
    const text = readFileSync(join(PACKAGE, module), "utf8");
    return [...text.matchAll(/^ {4}kind: ClassVar\[str\] = "([\w-]+)"/gm)].map(([, kind]) => kind!);
  });
  return [...new Set(found)].sort();
}
