/** Restores earlier lines of the log: all after a reload, or the missing ones after a long disconnection. */

import { host } from "../../lib/host/host";
import { logLine, type LogLine } from "../../lib/game/logLine";
import { MAX_LINES, type Session } from "../../lib/net/session.svelte";

/** The number of the newest request that has been answered, for each session. */
const answered = new WeakMap<Session, number>();
let requests = 0;

/** Load the history, and insert it behind the lines that arrive meanwhile. */
export async function restoreLog(session: Session): Promise<void> {
  const { table, version: upTo } = session;
  if (!table || upTo < 2) return;
  const newest = session.lines[0]?.number ?? -1;
  const request = ++requests;
  const { turns } = await host.request("history", { table_id: table.id, seat: session.seat });
  if (request < (answered.get(session) ?? 0)) return; // a later request, with more turns, was faster
  answered.set(session, request);
  const before: LogLine[] = [];
  for (const turn of turns) {
    if (turn.version > upTo) break;
    const spoken = turn.told.filter(({ kind }) => kind);
    const timed = turn.by === "clock" && turn.seat === session.seat;
    before.push(...spoken.map((step, index) => logLine(0, step, timed && index === 0)));
  }
  const old = before.slice(-MAX_LINES).reverse().map((line, index) => ({ ...line, number: -1 - index }));
  session.lines = [...session.lines.filter(({ number }) => number > newest), ...old].slice(0, MAX_LINES);
}
