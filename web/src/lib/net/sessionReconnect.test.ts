import { describe, expect, it } from "vitest";
import { answered, choices, motion, NOW, plans, played, prepareSession, server, session, soon, table, times, turn, view } from "./session.faked";
import type { MemoryTable } from "../../testing/memoryHost";

prepareSession();

describe("after a reconnect", () => {
  /** Break the connection and reconnect; the server is at this version. */
  const back = (version: number): MemoryTable => server.breaks().returns().says(table(version));

  it("jumps to the current state, and shows only later steps", async () => {
    expect(server.listener.lastVersion()).toBe(5);
    back(30);
    for (let version = 6; version < 30; version++) server.says(turn(version, motion));
    server.says(turn(30, [{ kind: "moved", patch: { phase: "stealin" } }], { choices: choices("a"), times: times(NOW, NOW) }));
    expect(session.view?.phase).toBe("stealin");
    expect(session.choices).toEqual(choices("a"));
    expect(session.lines).toHaveLength(25);
    expect(played).toEqual([]);
    server.says(turn(31, motion));
    await soon();
    expect(played).toHaveLength(1);
  });

  it("does not continue with the steps that were being shown", async () => {
    server.says(turn(6, [...motion, ...motion, ...motion]));
    await soon();
    back(7).says(turn(7, motion, { choices: choices("a") }));
    await soon();
    expect(session.choices).toEqual(choices("a"));
    expect(session.lines).toHaveLength(4);
    expect(played).toHaveLength(1);
  });

  it("ignores turns it has already seen, and requests missing ones", () => {
    server.says(turn(5, motion));
    expect([session.lines.length, server.of("refresh").length]).toEqual([0, 0]);
    server.says(turn(7, motion));
    expect([session.lines.length, server.of("refresh").length]).toEqual([0, 1]);
  });

  it("logs the steps that were not shown when a full view arrives", async () => {
    server.says(turn(6, [...motion, ...motion, ...motion]));
    await soon();
    back(6).says({ type: "view", version: 6, view });
    await soon();
    expect(session.lines).toHaveLength(3);
  });

  it("counts a hole in the log when a view skips versions", () => {
    back(5).says({ type: "view", version: 5, view });
    expect(session.holes).toBe(0);
    back(5).says({ type: "view", version: 90, view });
    expect(session.holes).toBe(1);
  });

  it("keeps the same choices object if the choices are the same", () => {
    const before = session.choices;
    back(5).says({ type: "view", version: 5, view, choices: plans });
    expect(session.choices).toBe(before);
  });

  it("resends a lost move once", () => {
    session.move(plans[1]!.move);
    back(5).says({ type: "view", version: 5, view, choices: plans });
    expect(server.of("move")).toEqual([{ type: "move", version: 5, move: plans[1]!.move }]);
    expect(session.sending).toBe(true);
    expect(session.choices).toEqual([]);
    // the first one arrived late: no error
    server.says(turn(6, answered, { seat: 0 })).says({ type: "refused", error: "server-stale", message: "!" });
    expect(session.refusal).toBeNull();
    expect(session.sending).toBe(false);
    server.says({ type: "refused", error: "server-stale", message: "!" });
    expect(session.refusal?.message).toBe("!");
  });

  it("gives up a move that is lost twice, and reports it", () => {
    session.move(plans[1]!.move);
    back(5).says({ type: "view", version: 5, view, choices: plans });
    back(5).says({ type: "view", version: 5, view, choices: plans });
    expect(server.of("move")).toEqual([]);
    expect(session.sending).toBe(false);
    expect(session.choices).toEqual(plans);
    expect(session.refusal?.key).toBe("unsent");
  });

  it("resends a move with the new version after others have answered", () => {
    session.move(plans[1]!.move);
    back(7).says(turn(6, answered)).says(turn(7, answered, { choices: plans }));
    expect(server.of("move")).toEqual([{ type: "move", version: 7, move: plans[1]!.move }]);
  });

  it("does not resend a move that arrived", () => {
    session.move(plans[1]!.move);
    back(7).says(turn(6, answered, { seat: 0 })).says(turn(7, answered, { choices: plans }));
    expect(server.of("move")).toEqual([]);
    expect(session.sending).toBe(false);
    expect(session.refusal).toBeNull();
  });

  it("reports that a bot has chosen for us", () => {
    session.move(plans[1]!.move);
    back(6).says(turn(6, answered, { seat: 0, by: "bot", choices: choices("a") }));
    expect(server.of("move")).toEqual([]);
    expect(session.refusal?.key).toBe("unsent");
    expect(session.choices).toEqual(choices("a"));
  });

  it("does not mistake the view after a refusal for the view after a reconnect", () => {
    session.move(plans[0]!.move);
    server.says({ type: "refused", error: "illegal", message: "!" }).says({ type: "view", version: 5, view, choices: plans });
    expect(server.of("move")).toHaveLength(1);
    expect(session.choices).toEqual(plans);
    expect(session.sending).toBe(false);
  });
});
