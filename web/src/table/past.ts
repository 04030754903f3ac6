/** After a reload the log would be empty: what this seat was told before is asked for once, and put behind the rest. */

import { api } from "../lib/api";
import type { Line, Session } from "../lib/session.svelte";

const MOST_LINES = 400;

export async function recall(session: Session): Promise<void> {
  const { table } = session;
  if (!table || session.lines.length || session.version < 2) return;
  const upTo = session.version;
  const { turns } = await api.history(table.id, session.seat);
  const before: Line[] = [];
  for (const turn of turns) {
    if (turn.version > upTo) break;
    for (const { kind, data = {} } of turn.told)
      if (kind)
        before.push({
          number: 0,
          told: { kind, data },
          seat: typeof data["seat"] === "number" ? data["seat"] : null,
          bandit: typeof data["bandit"] === "string" ? data["bandit"] : null,
        });
  }
  const old = before.slice(-MOST_LINES).reverse().map((line, index) => ({ ...line, number: -1 - index }));
  session.lines = [...session.lines, ...old].slice(0, MOST_LINES);
}
