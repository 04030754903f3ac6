// @vitest-environment node
import { expect, it } from "vitest";
import { HostError, useHost } from "../lib/host/host";
import type { Chair, TableInfo } from "../lib/net/protocol";
import { MemoryHost } from "../testing/memoryHost";
import { keptSeats, takeKeptSeat } from "./keptSeat";

const table = { you: [], chairs: [{ kind: "open", name: "" }, { kind: "kept", name: "Ann" }, { kind: "person", name: "Ann" }, { kind: "kept", name: "Ann" }] as Chair[] } as unknown as TableInfo;

/** A host that refuses these seats with these errors. Returns the seats that the page has asked for. */
function server(errors: Record<number, string>): () => unknown[] {
  const host = new MemoryHost({
    sit: ({ seat }) => {
      const error = errors[seat ?? -1];
      if (error) throw new HostError(error);
      return table;
    },
  });
  useHost(host);
  return () => host.asked.map(([name, data]) => (name === "sit" ? (data as { seat: number }).seat : name));
}

it("finds the seats that are kept for players of this name", () => {
  expect(keptSeats(table, "Ann")).toEqual([1, 3]);
  expect(keptSeats(table, "Bo")).toEqual([]);
});

it("takes the seat that is kept for this player", async () => {
  const asked = server({ 1: "server-seat-taken" });
  await takeKeptSeat("abc", [1, 3]);
  expect(asked()).toEqual([1, 3]);
});

it("never takes another seat for a stranger of the same name", async () => {
  const asked = server({ 1: "server-seat-taken", 3: "server-seat-taken" });
  await takeKeptSeat("abc", [1, 3]);
  expect(asked()).toEqual([1, 3]);
});

it("reports other errors", async () => {
  server({ 1: "offline" });
  await expect(takeKeptSeat("abc", [1])).rejects.toMatchObject({ key: "offline" });
});
