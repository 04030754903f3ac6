// @vitest-environment node
import { expect, it } from "vitest";
import type { Chat } from "../../lib/net/protocol";
import { chatsAfter } from "./chats";

const chat = (number: number, seat?: number | null): Chat => ({ type: "chat", number, name: "Ann", at: 0, seat }) as Chat;
const numbers = (own: number, ...chats: Chat[]): number[] => chatsAfter({ chats, seat: own }, 1).map(({ number }) => number);

it("skips earlier lines and lines of the user's own seat", () => {
  expect(numbers(0, chat(1, 2), chat(2, 0), chat(3, 2), chat(4))).toEqual([3, 4]);
});

it("shows spectators the lines of other spectators", () => {
  expect(numbers(-1, chat(1), chat(2), chat(3, -1), chat(4, 0))).toEqual([2, 3, 4]);
});
