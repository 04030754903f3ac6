import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { View } from "../../lib/game/views";
import type { Session } from "../../lib/net/session.svelte";
import { settings } from "../../lib/settings.svelte";
import type { Player } from "../players";
import Vote from "./Vote.svelte";

const question = (kind: string, seats: number[]): View => ({ asks: { kind, seats, data: {} } }) as unknown as View;
const player = { seat: 1, name: "Bo", acting: true } as Player;
const seconds = (count: number): void => {
  vi.advanceTimersByTime(count * 1000);
  flushSync();
};

let view = $state.raw(question("programme", [1, 2]));
let vote: ReturnType<typeof mount>;

beforeAll(() => settings.useLanguage("en"));
beforeEach(() => {
  vi.useFakeTimers();
  view = question("programme", [1, 2]);
  const session = { seat: 0, get view() { return view; } } as Session;
  vote = mount(Vote, { target: document.body, props: { session, player } });
  flushSync();
});
afterEach(async () => {
  await unmount(vote);
  vi.useRealTimers();
});

it("is offered after 20 seconds, also if another player answers the same question meanwhile", () => {
  seconds(15);
  view = question("programme", [1]);
  seconds(4);
  expect(document.querySelector("button")).toBeNull();
  seconds(2);
  expect(document.querySelector("button")).not.toBeNull();
});

it("is offered later if there is a new question", () => {
  seconds(15);
  view = question("programme again", [1]);
  flushSync();
  seconds(6);
  expect(document.querySelector("button")).toBeNull();
  seconds(15);
  expect(document.querySelector("button")).not.toBeNull();
});
