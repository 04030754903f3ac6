/** After a reload the log would be empty: what this seat was told before is asked for once, and put behind the rest. */

import { api } from "../lib/api";
import { lineOf, MOST_LINES, type Line, type Session } from "../lib/session.svelte";

export async function recall(session: Session): Promise<void> {
  const { table } = session;
  if (!table || session.lines.length || session.version < 2) return;
  const upTo = session.version;
  const { turns } = await api.history(table.id, session.seat);
  const before: Line[] = [];
  for (const turn of turns) {
    if (turn.version > upTo) break;
    const spoken = turn.told.filter(({ kind }) => kind);
    const timed = turn.by === "clock" && turn.seat === session.seat;
    before.push(...spoken.map((step, index) => lineOf(0, step, timed && index === 0)));
  }
  const old = before.slice(-MOST_LINES).reverse().map((line, index) => ({ ...line, number: -1 - index }));
  session.lines = [...session.lines, ...old].slice(0, MOST_LINES);
}
