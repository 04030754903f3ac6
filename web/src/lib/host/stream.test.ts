import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hide } from "../../testing/hide";
import { sharedEventStream } from "./stream";

class FakeSource extends EventTarget {
  static open: FakeSource[] = [];
  onerror: (() => void) | null = null;
  constructor() {
    super();
    FakeSource.open.push(this);
  }
  close(): void {
    FakeSource.open = FakeSource.open.filter((each) => each !== this);
  }
  says(data: string): void {
    this.dispatchEvent(new MessageEvent("turn", { data }));
  }
}

/** A lock that is granted to one request after the other. */
class FakeLocks {
  #before: Promise<unknown> = Promise.resolve();
  request(_: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>): Promise<void> {
    const mine = this.#before.then(() => (signal.aborted ? Promise.reject(new Error("left")) : work()));
    this.#before = mine.catch(() => undefined);
    return mine;
  }
}

class FakeChannel {
  static all: FakeChannel[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    FakeChannel.all.push(this);
  }
  postMessage(data: string): void {
    for (const other of FakeChannel.all) if (other !== this) other.onmessage?.({ data });
  }
  close(): void {
    FakeChannel.all = FakeChannel.all.filter((each) => each !== this);
  }
}

const soon = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  FakeSource.open = [];
  FakeChannel.all = [];
  vi.stubGlobal("EventSource", FakeSource);
  vi.stubGlobal("BroadcastChannel", FakeChannel);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, "locks");
});

describe("one event stream for all tabs", () => {
  it("is shared with all tabs, and handed over when a tab is closed", async () => {
    Object.defineProperty(navigator, "locks", { value: new FakeLocks(), configurable: true });
    const tabs = [vi.fn(), vi.fn(), vi.fn()];
    const [leave, leaveToo, last] = tabs.map((heard) => sharedEventStream("x", heard));
    await soon();
    expect(FakeSource.open).toHaveLength(1);
    FakeSource.open[0]!.says("a");
    expect(tabs.map(({ mock }) => mock.calls)).toEqual([[["a", true]], [["a", false]], [["a", false]]]);
    leaveToo!();
    leave!();
    await soon();
    expect(FakeSource.open).toHaveLength(1);
    FakeSource.open[0]!.says("b");
    expect(tabs[0]).toHaveBeenCalledOnce();
    expect(tabs[2]).toHaveBeenLastCalledWith("b", true);
    last!();
    expect(FakeSource.open).toEqual([]);
  });

  it("reconnects after a delay", async () => {
    const end = sharedEventStream("x", () => undefined);
    FakeSource.open[0]!.onerror!();
    expect(FakeSource.open).toEqual([]);
    vi.advanceTimersByTime(15_000);
    expect(FakeSource.open).toHaveLength(1);
    end();
    expect(FakeSource.open).toEqual([]);
  });

  it("is opened by every visible tab where there are no locks", () => {
    const heard = vi.fn();
    const end = sharedEventStream("x", heard);
    FakeSource.open[0]!.says("a");
    expect(heard).toHaveBeenCalledWith("a", true);
    hide(true);
    expect(FakeSource.open).toEqual([]);
    hide(false);
    expect(FakeSource.open).toHaveLength(1);
    end();
    expect(FakeSource.open).toEqual([]);
  });
});
