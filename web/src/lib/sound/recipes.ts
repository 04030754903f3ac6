/** The recipe of each sound: synthesised from tones and filtered noise. */

/** A tone that glides from one pitch to another. Pitches in hertz, times in seconds; `gain` 1: full volume. */
export interface Tone {
  shape?: OscillatorType;
  from: number;
  to?: number;
  at?: number;
  lasts: number;
  gain: number;
  /** Duration of the rise to full volume. */
  attack?: number;
}

/** Noise through a gliding filter. */
export interface Noise {
  filter: BiquadFilterType;
  from: number;
  to?: number;
  q?: number;
  at?: number;
  lasts: number;
  gain: number;
  attack?: number;
}

/** The output of a recipe. */
export interface SoundOutput {
  tone(tone: Tone): void;
  noise(noise: Noise): void;
}

/** Limits of the gain and the duration (in seconds) of all parts of a recipe. */
export const MAX_GAIN = 0.5;
export const MAX_SECONDS = 2.5;

const brush = (output: SoundOutput, at: number, gain: number): void =>
  output.noise({ filter: "bandpass", from: 2600, to: 1200, q: 0.8, at, lasts: 0.14, gain, attack: 0.04 });

const board = (output: SoundOutput, at: number, pitch: number, gain: number): void => {
  output.tone({ from: pitch, to: pitch * 0.55, at, lasts: 0.09, gain });
  output.noise({ filter: "lowpass", from: 900, at, lasts: 0.04, gain: gain * 0.5 });
};

const bell = (output: SoundOutput, at: number, pitch: number, gain: number, lasts: number): void => {
  output.tone({ from: pitch, at, lasts, gain });
  output.tone({ from: pitch * 2.76, at, lasts: lasts * 0.5, gain: gain * 0.35 });
  output.tone({ from: pitch * 5.4, at, lasts: lasts * 0.2, gain: gain * 0.15 });
};

const coin = (output: SoundOutput, at: number, pitch: number): void => {
  output.tone({ shape: "triangle", from: pitch, at, lasts: 0.16, gain: 0.16 });
  output.tone({ from: pitch * 1.5, at: at + 0.05, lasts: 0.3, gain: 0.12 });
};

const steam = (output: SoundOutput, at: number, lasts: number, gain: number): void => {
  for (const pitch of [587, 740, 880])
    output.tone({ shape: "triangle", from: pitch * 0.97, to: pitch, at, lasts, gain: gain * 0.4, attack: 0.05 });
  output.noise({ filter: "bandpass", from: 1800, q: 0.7, at, lasts, gain: gain * 0.25, attack: 0.05 });
};

const report = (output: SoundOutput): void => {
  output.noise({ filter: "lowpass", from: 5200, to: 350, lasts: 0.22, gain: 0.5 });
  output.tone({ from: 170, to: 45, lasts: 0.16, gain: 0.45 });
};

const whine = (output: SoundOutput, at: number): void => {
  output.tone({ shape: "triangle", from: 2900, to: 900, at, lasts: 0.42, gain: 0.1 });
  output.noise({ filter: "bandpass", from: 4200, to: 1500, q: 6, at, lasts: 0.3, gain: 0.1 });
};

const hooves = (output: SoundOutput, at: number): void => {
  for (const [beat, pitch] of [[0, 240], [0.09, 200], [0.2, 260]] as const) board(output, at + beat, pitch, 0.22);
};

export const RECIPES = {
  /** A card slides over wood. */
  slide: (output: SoundOutput) => brush(output, 0, 0.32),
  /** A card is turned over. */
  flip: (output: SoundOutput) => {
    brush(output, 0, 0.12);
    output.noise({ filter: "highpass", from: 2200, at: 0.1, lasts: 0.05, gain: 0.2 });
  },
  /** Two steps on boards. */
  step: (output: SoundOutput) => {
    board(output, 0, 150, 0.28);
    board(output, 0.17, 130, 0.24);
  },
  /** Rungs of a ladder, at rising pitch. */
  ladder: (output: SoundOutput) => {
    for (let rung = 0; rung < 4; rung++) board(output, rung * 0.09, 220 + rung * 45, 0.2);
  },
  shot: report,
  /** A shot that misses. */
  ricochet: (output: SoundOutput) => {
    report(output);
    whine(output, 0.1);
  },
  /** A bullet without a shooter. */
  whizz: (output: SoundOutput) => whine(output, 0),
  coin: (output: SoundOutput) => {
    coin(output, 0, 1480);
    coin(output, 0.08, 1760);
  },
  jewel: (output: SoundOutput) => {
    for (const [index, pitch] of [1568, 2093, 2637].entries()) bell(output, index * 0.07, pitch, 0.1, 0.5);
  },
  /** Metal on metal: a strongbox. */
  iron: (output: SoundOutput) => {
    board(output, 0, 110, 0.4);
    bell(output, 0.01, 410, 0.12, 0.35);
  },
  punch: (output: SoundOutput) => {
    output.noise({ filter: "lowpass", from: 1400, to: 300, lasts: 0.09, gain: 0.45 });
    output.tone({ from: 120, to: 55, lasts: 0.13, gain: 0.45 });
  },
  /** A bandit falls to the floor. */
  thud: (output: SoundOutput) => {
    output.tone({ from: 95, to: 40, at: 0.12, lasts: 0.2, gain: 0.45 });
    output.noise({ filter: "lowpass", from: 500, at: 0.12, lasts: 0.12, gain: 0.25 });
  },
  /** A dull knock: no effect. */
  knock: (output: SoundOutput) => board(output, 0, 95, 0.25),
  /** Heavy boots and a whistle. */
  marshal: (output: SoundOutput) => {
    for (const at of [0, 0.2, 0.4]) board(output, at, 85, 0.4);
    for (let trill = 0; trill < 7; trill++)
      output.tone({ shape: "square", from: trill % 2 ? 2350 : 2500, at: 0.55 + trill * 0.04, lasts: 0.045, gain: 0.04 });
  },
  gallop: (output: SoundOutput) => {
    for (let stride = 0; stride < 3; stride++) hooves(output, stride * 0.34);
  },
  /** A fall off the train. */
  fall: (output: SoundOutput) => {
    output.tone({ shape: "triangle", from: 1150, to: 190, lasts: 0.75, gain: 0.16, attack: 0.03 });
    board(output, 0.76, 80, 0.35);
  },
  /** The whistle of the locomotive: short, then long. */
  whistle: (output: SoundOutput) => {
    steam(output, 0, 0.22, 0.3);
    steam(output, 0.32, 0.75, 0.3);
  },
  /** The train speeds up. */
  speed: (output: SoundOutput) => {
    for (const [index, at] of [0, 0.19, 0.35, 0.49, 0.61, 0.72, 0.82].entries())
      output.noise({ filter: "bandpass", from: 700 + index * 60, q: 0.8, at, lasts: 0.1, gain: 0.42, attack: 0.01 });
  },
  /** A lever moves the railway points. */
  points: (output: SoundOutput) => {
    output.noise({ filter: "bandpass", from: 900, to: 1700, q: 3, lasts: 0.3, gain: 0.16, attack: 0.12 });
    for (const [at, pitch] of [[0.34, 260], [0.5, 205]] as const) {
      board(output, at, pitch * 0.5, 0.36);
      bell(output, at, pitch, 0.12, 0.4);
    }
  },
  tunnel: (output: SoundOutput) => {
    output.noise({ filter: "lowpass", from: 90, to: 240, lasts: 1.6, gain: 0.5, attack: 0.5 });
    output.tone({ from: 48, to: 42, lasts: 1.6, gain: 0.25, attack: 0.5 });
  },
  /** A rubber stamp on a round card. */
  stamp: (output: SoundOutput) => {
    board(output, 0.05, 105, 0.4);
    brush(output, 0.14, 0.1);
  },
  /** The user's turn. */
  bell: (output: SoundOutput) => {
    bell(output, 0, 880, 0.2, 0.9);
    bell(output, 0.16, 1175, 0.16, 1.1);
  },
  /** A coupling opens, and a car rolls away. */
  clank: (output: SoundOutput) => {
    for (const [at, pitch] of [[0, 330], [0.16, 270]] as const) {
      bell(output, at, pitch, 0.2, 0.5);
      output.noise({ filter: "bandpass", from: 2400, q: 2, at, lasts: 0.08, gain: 0.3 });
    }
    output.noise({ filter: "lowpass", from: 300, to: 80, at: 0.3, lasts: 1.1, gain: 0.3, attack: 0.15 });
  },
  fanfare: (output: SoundOutput) => {
    for (const [at, pitch, lasts] of [[0, 523, 0.16], [0.17, 659, 0.16], [0.34, 784, 0.16], [0.51, 1047, 0.9]] as const)
      for (const [voice, gain] of [[1, 0.16], [1.005, 0.1], [0.5, 0.08]] as const)
        output.tone({ shape: "sawtooth", from: pitch * voice, at, lasts, gain, attack: 0.02 });
  },
} satisfies Record<string, (output: SoundOutput) => void>;

export type Sound = keyof typeof RECIPES;
