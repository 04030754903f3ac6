// @vitest-environment node
import { afterEach, expect, it, vi } from "vitest";
import { api, ApiError } from "../lib/net/api";
import type { Chair, TableInfo } from "../lib/net/protocol";
import { keptSeats, takeKeptSeat } from "./keptSeat";

afterEach(() => void vi.restoreAllMocks());

const table = { chairs: [{ kind: "open", name: "" }, { kind: "kept", name: "Ann" }, { kind: "person", name: "Ann" }, { kind: "kept", name: "Ann" }] as Chair[] } as TableInfo;

function server(answers: Record<number, string>) {
  return vi.spyOn(api, "sit").mockImplementation((_, { seat }) => {
    const error = answers[seat ?? -1];
    return error ? Promise.reject(new ApiError(error, "")) : Promise.resolve(table);
  });
}

it("finds the seats that are kept for players of this name", () => {
  expect(keptSeats(table, "Ann")).toEqual([1, 3]);
  expect(keptSeats(table, "Bo")).toEqual([]);
});

it("takes the seat that is kept for this player", async () => {
  const sit = server({ 1: "server-seat-taken" });
  await takeKeptSeat("abc", [1, 3]);
  expect(sit.mock.calls).toEqual([["abc", { seat: 1 }], ["abc", { seat: 3 }]]);
});

it("never takes another seat for a stranger of the same name", async () => {
  const sit = server({ 1: "server-seat-taken", 3: "server-seat-taken" });
  await takeKeptSeat("abc", [1, 3]);
  expect(sit).toHaveBeenCalledTimes(2);
});

it("reports other errors", async () => {
  server({ 1: "offline" });
  await expect(takeKeptSeat("abc", [1])).rejects.toMatchObject({ key: "offline" });
});
