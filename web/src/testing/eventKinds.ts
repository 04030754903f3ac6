/** For tests that check whether each kind of event has an entry: the kinds, read from the Python classes of all events. */

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const PACKAGE = join(dirname(fileURLToPath(import.meta.url)), "../../../src/coltexpress");
/** The attribute that every event class has, in the engine, the games and the server. */
const KIND = /^ {4}kind: (?:ClassVar\[str\]|Final) = "([\w-]+)"/gm;

export function eventKinds(): string[] {
  const modules = readdirSync(PACKAGE, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".py"));
  const found = modules.flatMap((name) => [...readFileSync(join(PACKAGE, name), "utf8").matchAll(KIND)].map(([, kind]) => kind!));
  return [...new Set(found)].sort();
}
