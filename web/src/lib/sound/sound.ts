/** Quiet, synthesised sounds that can be turned off. They never carry information that is not also visible. */

import { settings } from "../settings.svelte";
import { soundOf } from "./events";
import { RECIPES, type SoundOutput, type Noise, type Sound, type Tone } from "./recipes";

export type { Sound } from "./recipes";

const MASTER_GAIN = 0.35;
/** Gain of the rolling train. */
const ROLLING_GAIN = 0.028;
/** Minimum interval between two plays of the same sound. */
const MIN_INTERVAL_S = 0.06;
/** Exponential curves cannot reach 0. */
const SILENT_GAIN = 0.0001;

function glide(pitch: AudioParam, from: number, to: number, begin: number, lasts: number): void {
  if (to === from) return;
  pitch.setValueAtTime(from, begin);
  pitch.exponentialRampToValueAtTime(to, begin + lasts);
}

class Player implements SoundOutput {
  readonly #context = new AudioContext();
  readonly #out: AudioNode;
  readonly #noise: AudioBuffer;
  #train: { source: AudioBufferSourceNode; gain: GainNode } | null = null;

  constructor() {
    const limit = this.#context.createDynamicsCompressor();
    const master = this.#context.createGain();
    master.gain.value = MASTER_GAIN;
    master.connect(limit).connect(this.#context.destination);
    this.#out = master;
    const { sampleRate } = this.#context;
    this.#noise = this.#context.createBuffer(1, sampleRate * 2, sampleRate);
    const samples = this.#noise.getChannelData(0);
    for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  }

  get now(): number {
    return this.#context.currentTime;
  }

  /** Suspend the context while the page is hidden. Browsers also suspend it by themselves, for example during calls. */
  wake(): void {
    if (document.hidden) void this.#context.suspend();
    else if (this.#context.state !== "running") void this.#context.resume();
  }

  tone({ shape = "sine", from, to = from, at = 0, lasts, gain, attack = 0.004 }: Tone): void {
    const source = new OscillatorNode(this.#context, { type: shape, frequency: from });
    const begin = this.now + at;
    glide(source.frequency, from, to, begin, lasts);
    source.connect(this.#envelope(begin, lasts, gain, attack));
    source.start(begin);
    source.stop(begin + lasts);
  }

  noise({ filter, from, to = from, q = 1, at = 0, lasts, gain, attack = 0.003 }: Noise): void {
    const source = new AudioBufferSourceNode(this.#context, { buffer: this.#noise, loop: true });
    const shaped = new BiquadFilterNode(this.#context, { type: filter, frequency: from, Q: q });
    const begin = this.now + at;
    glide(shaped.frequency, from, to, begin, lasts);
    source.connect(shaped).connect(this.#envelope(begin, lasts, gain, attack));
    source.start(begin, Math.random());
    source.stop(begin + lasts);
  }

  roll(on: boolean): void {
    if (on === (this.#train !== null)) return;
    if (on) {
      const source = new AudioBufferSourceNode(this.#context, { buffer: this.#chuffs(), loop: true });
      const gain = new GainNode(this.#context, { gain: SILENT_GAIN });
      gain.gain.exponentialRampToValueAtTime(ROLLING_GAIN, this.now + 2);
      source.connect(gain).connect(this.#out);
      source.start();
      this.#train = { source, gain };
    } else if (this.#train) {
      const { source, gain } = this.#train;
      gain.gain.setTargetAtTime(0, this.now, 0.2);
      source.stop(this.now + 1.5);
      this.#train = null;
    }
  }

  /** A gain node with an envelope: from silence up to the gain, and down again. */
  #envelope(begin: number, lasts: number, gain: number, attack: number): AudioNode {
    const node = new GainNode(this.#context, { gain: 0 });
    node.gain.setValueAtTime(SILENT_GAIN, begin);
    node.gain.exponentialRampToValueAtTime(gain, begin + Math.min(attack, lasts / 2));
    node.gain.exponentialRampToValueAtTime(SILENT_GAIN, begin + lasts);
    node.connect(this.#out);
    return node;
  }

  /** One turn of the wheels: four strokes of steam, the first one strongest. */
  #chuffs(): AudioBuffer {
    const { sampleRate } = this.#context;
    const buffer = this.#context.createBuffer(1, Math.round(sampleRate * 1.6), sampleRate);
    const samples = buffer.getChannelData(0);
    const stroke = samples.length / 4;
    let smooth = 0;
    for (let index = 0; index < samples.length; index++) {
      const within = (index % stroke) / stroke;
      const strength = index < stroke ? 1 : 0.7;
      smooth += (Math.random() * 2 - 1 - smooth) * 0.12;
      samples[index] = smooth * strength * Math.exp(-within * 6) * Math.min(1, within * 40);
    }
    return buffer;
  }
}

class Sounds {
  #player: Player | null = null;
  #touched = false;
  #rolling = false;
  readonly #heard = new Map<Sound, number>();

  constructor() {
    const first = (): void => {
      this.#touched = true;
      for (const kind of ["pointerdown", "keydown"]) removeEventListener(kind, first, { capture: true });
      this.#resume();
    };
    for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, first, { capture: true, passive: true });
    document.addEventListener("visibilitychange", () => this.#resume());
  }

  /** Sound has become possible or impossible; starts the train if it was requested before. */
  #resume(): void {
    this.#player?.wake();
    if (this.#rolling) this.train(true);
  }

  /** Play the sound of an event: call it for every step that is shown. */
  event({ kind, data }: { kind?: string; data?: Record<string, unknown> }): void {
    const decided = kind ? soundOf(kind, data) : null;
    if (decided) this.play(decided);
  }

  play(sound: Sound): void {
    const player = this.#ready();
    if (!player) return;
    const before = this.#heard.get(sound);
    if (before !== undefined && player.now - before < MIN_INTERVAL_S) return;
    this.#heard.set(sound, player.now);
    RECIPES[sound](player);
  }

  /** Start or stop the sound of the rolling train. */
  train(on: boolean): void {
    this.#rolling = on;
    if (on) this.#ready()?.roll(true);
    else this.#player?.roll(false);
  }

  /** The player; null before the first input and while sound is turned off. */
  #ready(): Player | null {
    if (!settings.sound || !this.#touched || document.hidden || typeof AudioContext === "undefined") return null;
    try {
      this.#player ??= new Player();
    } catch {
      return null; // no audio device
    }
    this.#player.wake();
    return this.#player;
  }
}

export const sound = new Sounds();
