// @vitest-environment node
import { beforeEach, expect, it } from "vitest";
import { useHost } from "../../lib/host/host";
import type { History } from "../../lib/net/protocol";
import { logLine } from "../../lib/game/logLine";
import type { Session } from "../../lib/net/session.svelte";
import { MemoryHost } from "../../testing/memoryHost";
import { restoreLog } from "./restoreLog";

const told = (version: number, ...kinds: string[]) => ({ version, seat: 1, by: "person", told: kinds.map((kind) => ({ kind, data: {} })) });
const history = { turns: [told(1, "round-began"), told(2, "played"), told(3, "drew", ""), told(4, "moved")] } as unknown as History;

function session(lines: Session["lines"]): Session {
  return { table: { id: "abc" }, seat: 0, version: 3, lines } as unknown as Session;
}
const kinds = ({ lines }: Session): (string | undefined)[] => lines.map(({ told: { kind } }) => kind);

beforeEach(() => useHost(new MemoryHost({ history: () => history })));

it("restores the log after a reload, newest first", async () => {
  const at = session([]);
  await restoreLog(at);
  expect(kinds(at)).toEqual(["drew", "played", "round-began"]);
});

it("fills a hole without duplicates; lines that arrive meanwhile come first", async () => {
  const at = session([logLine(0, { kind: "round-began" })]);
  const recalling = restoreLog(at);
  at.lines = [logLine(1, { kind: "moved" }), ...at.lines];
  await recalling;
  expect(kinds(at)).toEqual(["moved", "drew", "played", "round-began"]);
  expect(new Set(at.lines.map(({ number }) => number)).size).toBe(4);
});

it("ignores the answer to an earlier request that arrives late", async () => {
  const answers: ((history: History) => void)[] = [];
  useHost(new MemoryHost({ history: () => new Promise((answer) => answers.push(answer)) }));
  const at = session([]);
  const first = restoreLog(at);
  Object.assign(at, { version: 4 });
  const second = restoreLog(at);
  answers[1]?.(history);
  await second;
  answers[0]?.(history);
  await first;
  expect(kinds(at)).toEqual(["moved", "drew", "played", "round-began"]);
});
