import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { eventKinds } from "../../testing/eventKinds";
import { settings } from "../settings.svelte";
import { hide } from "../../testing/hide";
import { EVENT_SOUNDS, soundOf } from "./events";
import { MAX_SECONDS, MAX_GAIN, RECIPES, type SoundOutput, type Noise, type Sound, type Tone } from "./recipes";

const all = eventKinds();

describe("events", () => {
  it("are found", () => expect(all.length).toBeGreaterThan(40));
  it.each(all)("%s has a sound, or none on purpose", (kind) => expect(EVENT_SOUNDS).toHaveProperty(kind));
  it("that no longer exist have no entry", () => expect(Object.keys(EVENT_SOUNDS).filter((kind) => !all.includes(kind))).toEqual([]));

  it("have the sound for their data", () => {
    expect(soundOf("moved", { way: "climbed" })).toBe("ladder");
    expect(soundOf("moved", { way: "some new way" })).toBe("step");
    expect(soundOf("took", { loot: "jewel" })).toBe("jewel");
    expect(soundOf("turn-began", { turn: "tunnel" })).toBe("tunnel");
    expect(soundOf("turn-began", { turn: "speeding up" })).toBe("speed");
    expect(soundOf("turn-began", { turn: "switching" })).toBe("points");
    expect(soundOf("turn-began", { turn: "visible" })).toBeNull();
    expect(soundOf("something unheard of")).toBeNull();
  });
});

describe("recipes", () => {
  it.each(Object.keys(RECIPES) as Sound[])("%s is neither loud nor long, and has real pitches", (name) => {
    const parts: (Tone | Noise)[] = [];
    const output: SoundOutput = { tone: (tone) => parts.push(tone), noise: (noise) => parts.push(noise) };
    RECIPES[name](output);
    expect(parts.length).toBeGreaterThan(0);
    for (const { from, to = from, at = 0, lasts, gain, attack = 0 } of parts) {
      expect(gain).toBeGreaterThan(0);
      expect(gain).toBeLessThanOrEqual(MAX_GAIN);
      expect(lasts).toBeGreaterThan(0);
      expect(attack).toBeLessThan(lasts);
      expect(at).toBeGreaterThanOrEqual(0);
      expect(at + lasts).toBeLessThanOrEqual(MAX_SECONDS);
      for (const pitch of [from, to]) expect(pitch > 20 && pitch < 16_000).toBe(true);
    }
  });
});

describe("the player", () => {
  let made = 0;
  let started = 0;

  beforeEach(() => {
    vi.resetModules();
    [made, started] = [0, 0];
    settings.sound = true;
    const param = { value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn(), setTargetAtTime: vi.fn() };
    class Node {
      gain = param;
      frequency = param;
      connect = (next: unknown) => next;
      start = () => void started++;
      stop = vi.fn();
    }
    class Context {
      currentTime = 0;
      sampleRate = 100;
      state = "running";
      destination = {};
      constructor() {
        made++;
      }
      createDynamicsCompressor = () => new Node();
      createGain = () => new Node();
      suspend = vi.fn();
      createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
    }
    vi.stubGlobal("AudioContext", Context);
    for (const name of ["OscillatorNode", "AudioBufferSourceNode", "BiquadFilterNode", "GainNode"]) vi.stubGlobal(name, Node);
  });
  afterEach(() => vi.unstubAllGlobals());

  const load = async () => {
    const loaded = await import("./sound");
    return { sound: loaded.sound, settings: (await import("../settings.svelte")).settings };
  };

  it("creates no audio context before the first input", async () => {
    const { sound } = await load();
    sound.play("bell");
    sound.train(true);
    expect(made).toBe(0);
    sound.train(false);
  });

  it("plays after the first input, and then starts the train", async () => {
    const { sound } = await load();
    sound.train(true);
    dispatchEvent(new Event("pointerdown"));
    expect(made).toBe(1);
    expect(started).toBe(1);
    sound.play("bell");
    expect(started).toBeGreaterThan(1);
    expect(made).toBe(1);
  });

  it("starts the train that was requested while the page was hidden", async () => {
    const { sound } = await load();
    dispatchEvent(new Event("pointerdown"));
    hide(true);
    sound.train(true);
    expect(started).toBe(0);
    hide(false);
    expect(started).toBe(1);
  });

  it("removes its listeners after the first input", async () => {
    const removed = vi.spyOn(globalThis, "removeEventListener");
    const added = vi.spyOn(globalThis, "addEventListener");
    await load();
    dispatchEvent(new Event("pointerdown"));
    for (const [kind, heard] of added.mock.calls) expect(removed).toHaveBeenCalledWith(kind, heard, { capture: true });
    vi.restoreAllMocks();
  });

  it("plays nothing when sound is turned off", async () => {
    const { sound, settings: own } = await load();
    own.sound = false;
    dispatchEvent(new Event("pointerdown"));
    sound.play("bell");
    sound.event({ kind: "shot", data: {} });
    expect(made).toBe(0);
  });

  it("does not play the same sound twice at once", async () => {
    const { sound } = await load();
    dispatchEvent(new Event("keydown"));
    sound.event({ kind: "shot", data: {} });
    const once = started;
    sound.event({ kind: "shot", data: {} });
    expect(started).toBe(once);
  });

  it("is silent for silent events and for steps without an event", async () => {
    const { sound } = await load();
    dispatchEvent(new Event("keydown"));
    sound.event({ kind: "scored", data: {} });
    sound.event({});
    expect(started).toBe(0);
  });
});
