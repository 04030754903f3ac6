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
export interface Hiss {
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
export interface Desk {
  tone(tone: Tone): void;
  hiss(hiss: Hiss): void;
}

/** Limits of the gain and the duration (in seconds) of all parts of a recipe. */
export const LOUDEST = 0.5;
export const LONGEST = 2.5;

const brush = (desk: Desk, at: number, gain: number): void =>
  desk.hiss({ filter: "bandpass", from: 2600, to: 1200, q: 0.8, at, lasts: 0.14, gain, attack: 0.04 });

const board = (desk: Desk, at: number, pitch: number, gain: number): void => {
  desk.tone({ from: pitch, to: pitch * 0.55, at, lasts: 0.09, gain });
  desk.hiss({ filter: "lowpass", from: 900, at, lasts: 0.04, gain: gain * 0.5 });
};

const bell = (desk: Desk, at: number, pitch: number, gain: number, lasts: number): void => {
  desk.tone({ from: pitch, at, lasts, gain });
  desk.tone({ from: pitch * 2.76, at, lasts: lasts * 0.5, gain: gain * 0.35 });
  desk.tone({ from: pitch * 5.4, at, lasts: lasts * 0.2, gain: gain * 0.15 });
};

const coin = (desk: Desk, at: number, pitch: number): void => {
  desk.tone({ shape: "triangle", from: pitch, at, lasts: 0.16, gain: 0.16 });
  desk.tone({ from: pitch * 1.5, at: at + 0.05, lasts: 0.3, gain: 0.12 });
};

const steam = (desk: Desk, at: number, lasts: number, gain: number): void => {
  for (const pitch of [587, 740, 880])
    desk.tone({ shape: "triangle", from: pitch * 0.97, to: pitch, at, lasts, gain: gain * 0.4, attack: 0.05 });
  desk.hiss({ filter: "bandpass", from: 1800, q: 0.7, at, lasts, gain: gain * 0.25, attack: 0.05 });
};

const report = (desk: Desk): void => {
  desk.hiss({ filter: "lowpass", from: 5200, to: 350, lasts: 0.22, gain: 0.5 });
  desk.tone({ from: 170, to: 45, lasts: 0.16, gain: 0.45 });
};

const whine = (desk: Desk, at: number): void => {
  desk.tone({ shape: "triangle", from: 2900, to: 900, at, lasts: 0.42, gain: 0.1 });
  desk.hiss({ filter: "bandpass", from: 4200, to: 1500, q: 6, at, lasts: 0.3, gain: 0.1 });
};

const hooves = (desk: Desk, at: number): void => {
  for (const [beat, pitch] of [[0, 240], [0.09, 200], [0.2, 260]] as const) board(desk, at + beat, pitch, 0.22);
};

export const RECIPES = {
  /** A card slides over wood. */
  slide: (desk: Desk) => brush(desk, 0, 0.32),
  /** A card is turned over. */
  flip: (desk: Desk) => {
    brush(desk, 0, 0.12);
    desk.hiss({ filter: "highpass", from: 2200, at: 0.1, lasts: 0.05, gain: 0.2 });
  },
  /** Two steps on boards. */
  step: (desk: Desk) => {
    board(desk, 0, 150, 0.28);
    board(desk, 0.17, 130, 0.24);
  },
  /** Rungs of a ladder, at rising pitch. */
  ladder: (desk: Desk) => {
    for (let rung = 0; rung < 4; rung++) board(desk, rung * 0.09, 220 + rung * 45, 0.2);
  },
  shot: report,
  /** A shot that misses. */
  ricochet: (desk: Desk) => {
    report(desk);
    whine(desk, 0.1);
  },
  /** A bullet without a shooter. */
  whizz: (desk: Desk) => whine(desk, 0),
  coin: (desk: Desk) => {
    coin(desk, 0, 1480);
    coin(desk, 0.08, 1760);
  },
  jewel: (desk: Desk) => {
    for (const [index, pitch] of [1568, 2093, 2637].entries()) bell(desk, index * 0.07, pitch, 0.1, 0.5);
  },
  /** Metal on metal: a strongbox. */
  iron: (desk: Desk) => {
    board(desk, 0, 110, 0.4);
    bell(desk, 0.01, 410, 0.12, 0.35);
  },
  punch: (desk: Desk) => {
    desk.hiss({ filter: "lowpass", from: 1400, to: 300, lasts: 0.09, gain: 0.45 });
    desk.tone({ from: 120, to: 55, lasts: 0.13, gain: 0.45 });
  },
  /** A bandit falls to the floor. */
  thud: (desk: Desk) => {
    desk.tone({ from: 95, to: 40, at: 0.12, lasts: 0.2, gain: 0.45 });
    desk.hiss({ filter: "lowpass", from: 500, at: 0.12, lasts: 0.12, gain: 0.25 });
  },
  /** A dull knock: no effect. */
  knock: (desk: Desk) => board(desk, 0, 95, 0.25),
  /** Heavy boots and a whistle. */
  marshal: (desk: Desk) => {
    for (const at of [0, 0.2, 0.4]) board(desk, at, 85, 0.4);
    for (let trill = 0; trill < 7; trill++)
      desk.tone({ shape: "square", from: trill % 2 ? 2350 : 2500, at: 0.55 + trill * 0.04, lasts: 0.045, gain: 0.04 });
  },
  gallop: (desk: Desk) => {
    for (let stride = 0; stride < 3; stride++) hooves(desk, stride * 0.34);
  },
  /** A fall off the train. */
  fall: (desk: Desk) => {
    desk.tone({ shape: "triangle", from: 1150, to: 190, lasts: 0.75, gain: 0.16, attack: 0.03 });
    board(desk, 0.76, 80, 0.35);
  },
  /** The whistle of the locomotive: short, then long. */
  whistle: (desk: Desk) => {
    steam(desk, 0, 0.22, 0.3);
    steam(desk, 0.32, 0.75, 0.3);
  },
  /** The train speeds up. */
  speed: (desk: Desk) => {
    for (const [index, at] of [0, 0.19, 0.35, 0.49, 0.61, 0.72, 0.82].entries())
      desk.hiss({ filter: "bandpass", from: 700 + index * 60, q: 0.8, at, lasts: 0.1, gain: 0.42, attack: 0.01 });
  },
  /** A lever moves the railway points. */
  points: (desk: Desk) => {
    desk.hiss({ filter: "bandpass", from: 900, to: 1700, q: 3, lasts: 0.3, gain: 0.16, attack: 0.12 });
    for (const [at, pitch] of [[0.34, 260], [0.5, 205]] as const) {
      board(desk, at, pitch * 0.5, 0.36);
      bell(desk, at, pitch, 0.12, 0.4);
    }
  },
  tunnel: (desk: Desk) => {
    desk.hiss({ filter: "lowpass", from: 90, to: 240, lasts: 1.6, gain: 0.5, attack: 0.5 });
    desk.tone({ from: 48, to: 42, lasts: 1.6, gain: 0.25, attack: 0.5 });
  },
  /** A rubber stamp on a round card. */
  stamp: (desk: Desk) => {
    board(desk, 0.05, 105, 0.4);
    brush(desk, 0.14, 0.1);
  },
  /** The user's turn. */
  bell: (desk: Desk) => {
    bell(desk, 0, 880, 0.2, 0.9);
    bell(desk, 0.16, 1175, 0.16, 1.1);
  },
  /** A coupling opens, and a car rolls away. */
  clank: (desk: Desk) => {
    for (const [at, pitch] of [[0, 330], [0.16, 270]] as const) {
      bell(desk, at, pitch, 0.2, 0.5);
      desk.hiss({ filter: "bandpass", from: 2400, q: 2, at, lasts: 0.08, gain: 0.3 });
    }
    desk.hiss({ filter: "lowpass", from: 300, to: 80, at: 0.3, lasts: 1.1, gain: 0.3, attack: 0.15 });
  },
  fanfare: (desk: Desk) => {
    for (const [at, pitch, lasts] of [[0, 523, 0.16], [0.17, 659, 0.16], [0.34, 784, 0.16], [0.51, 1047, 0.9]] as const)
      for (const [voice, gain] of [[1, 0.16], [1.005, 0.1], [0.5, 0.08]] as const)
        desk.tone({ shape: "sawtooth", from: pitch * voice, at, lasts, gain, attack: 0.02 });
  },
} satisfies Record<string, (desk: Desk) => void>;

export type Sound = keyof typeof RECIPES;
