// Generated from src/coltexpress/protocol/messages.py by `make schemas`; do not edit.

import type { Bandit } from "./games";

export const PROTOCOL = 2;

export type Level = "greenhorn" | "rustler" | "outlaw" | "legend";

export const LEVELS: readonly Level[] = ["greenhorn", "rustler", "outlaw", "legend"];

export type Pace = "instant" | "brisk" | "calm";

export type GameSlug = "express" | "super";

export type Language = "en" | "nl" | "fr" | "sv" | "ru" | "de";

export const LANGUAGES: readonly Language[] = ["en", "nl", "fr", "sv", "ru", "de"];

export type ChairKind = "open" | "kept" | "person" | "bot";

export type Status = "waiting" | "playing" | "over" | "closed";

export type Emote = "laugh" | "angry" | "wow" | "greedy" | "hat-off" | "hurry";

export const EMOTES: readonly Emote[] = ["laugh", "angry", "wow", "greedy", "hat-off", "hurry"];

/** An option of a game. `control`: how a form sets it, or empty; `players`: the numbers of players that have it. */
export interface OptionFacts {
  name: string;
  control: string;
  players: readonly number[];
  /** Of a switch: the server's data contain it even if it is off. */
  always?: boolean;
  /** Of a switch: the value for other numbers of players. */
  otherwise?: boolean;
  /** Of a switch: switches that have to be on if it is on. */
  needs?: readonly string[];
  /** Of a switch: switches that have to be off if it is on. */
  excludes?: readonly string[];
  /** Of a group: its switches; their empty `players` stand for all numbers. */
  switches?: readonly Omit<OptionFacts, "control">[];
  /** Of a group: names for several of its switches. */
  presets?: Record<string, readonly string[]>;
  /** Of the train: its cars. */
  names?: readonly string[];
  /** Of the train: the number of cars by number of players. */
  lengths?: Record<number, number>;
}

/** What a game declares about itself. `unit`: what the scores count. */
export interface GameFacts {
  players: readonly number[];
  bandits: readonly Bandit[];
  unit: string;
  options: readonly OptionFacts[];
}

export const GAME_FACTS: Record<GameSlug, GameFacts> = {
  express: {
    players: [2, 3, 4, 5, 6],
    bandits: ["belle", "cheyenne", "django", "doc", "ghost", "tuco"],
    unit: "money",
    options: [
      {"name": "expert", "control": "switch", "players": [3, 4, 5, 6], "always": true, "otherwise": true, "needs": [], "excludes": []},
      {"name": "bandits", "control": "", "players": [3, 4, 5, 6]},
      {"name": "teams", "control": "teams", "players": [2]},
      {"name": "train", "control": "train", "players": [2, 3, 4, 5, 6], "names": ["baggage", "second class", "dining", "saloon", "mail", "first class"], "lengths": {"2": 4, "3": 3, "4": 4, "5": 5, "6": 6}},
      {"name": "first", "control": "", "players": [2, 3, 4, 5, 6]},
      {"name": "placement", "control": "placement", "players": [2]},
    ],
  },
  super: {
    players: [3, 4, 5, 6, 7],
    bandits: ["belle", "cheyenne", "django", "doc", "ghost", "tuco", "mei"],
    unit: "loot-cards",
    options: [
      {"name": "bandits", "control": "", "players": [3, 4, 5, 6, 7]},
      {"name": "first", "control": "", "players": [3, 4, 5, 6, 7]},
      {"name": "reflex", "control": "switch", "players": [3, 4, 5, 6, 7], "always": true, "otherwise": false, "needs": [], "excludes": []},
      {"name": "horse", "control": "switch", "players": [3, 4, 5, 6, 7], "always": true, "otherwise": false, "needs": [], "excludes": []},
    ],
  },
};

/** Time per move and a reserve for the whole game, in seconds. Several days per move: a correspondence game. */
export interface ClockRules {
  move?: number;
  reserve?: number;
  /**
   * What happens on timeout. `bot`: the table's stand-in bot chooses. `default`: cards are drawn if that is legal,
   * otherwise the first legal move is made.
   */
  out?: "bot" | "default";
}

/** Settings of a new table. `options` are those of the game (docs/options.md), including `players`. */
export interface NewTable {
  game: GameSlug;
  options: ExpressOptions | SuperOptions;
  public?: boolean;
  clock?: ClockRules | null;
  pace?: Pace;
  /** Level of the bot that replaces absent players. */
  stand_in?: Level;
  /** Bot levels by seat number; the other seats are open to people. */
  bots?: Record<string, Level>;
}

/** Public information about a seat. */
export interface Chair {
  /** `kept`: reserved for a player of the previous game who has not sat down yet. */
  kind: ChairKind;
  name: string;
  /** The level of a bot; empty for people. */
  level: string;
  /** Chosen before the start; empty: random. */
  bandit: string;
  /** A bot plays for the owner until the owner returns. */
  stand_in: boolean;
  /** The owner is connected. */
  here: boolean;
  /** Number of votes for a bot to take over. */
  votes: number;
  /** The player is ready to start. Reset when the table's settings change; always true for bots. */
  ready: boolean;
}

/** State of a table apart from its game. `you` lists the requester's seats. */
export interface TableInfo {
  id: string;
  game: GameSlug;
  options: ExpressOptions | SuperOptions;
  status: Status;
  public: boolean;
  clock: ClockRules | null;
  pace: Pace;
  stand_in: Level;
  chairs: Chair[];
  /** The host's seat; -1: the host only watches. */
  host: number;
  /** The requester is the host. */
  hosting: boolean;
  you: number[];
  watchers: number;
  /** Hash of the server's seed, published before any salt is sent. */
  seed_hash: string;
  created: number;
  rules_version: number;
  /** Increases with every stored change, except turns. */
  rev: number;
  /** Version of the game: the number of turns made. */
  version: number;
  /** Short code that finds the table while it is waiting. */
  code: string;
  /** The server's seed as hex; empty until the game is over. */
  seed: string;
  /** Id of the table for the rematch. */
  rematch: string;
  /** The host has removed the requester. */
  removed: boolean;
}

/** Entry in a list of tables. */
export interface TableLine {
  id: string;
  game: GameSlug;
  players: number;
  taken: number;
  names: string[];
  status: Status;
  created: number;
  clock: ClockRules | null;
  /** Your seats. Once the game has started, seats are indexes into `names`. */
  you: number[];
  /** It is your turn. */
  yours: boolean;
  /** When the time of the acting players runs out; 0: no limit. */
  due: number;
  /** Time of the last change. */
  changed: number;
  /** The current or last round; 0: not started. */
  round: number;
  /** Seats that have to choose. */
  acting: number[];
  /** Winning seats, once the game is over. */
  winners: number[];
}

/** Take a seat. `salt`: at least 16 random characters from the client; part of every shuffle. */
export interface SitDown {
  salt: string;
  seat?: number | null;
  bandit?: string;
}

/** Choose a bandit for one's own seat, or as the host for a bot. */
export interface ChooseBandit {
  seat: number;
  /** Empty: random. */
  bandit?: string;
}

/** Put a bot into a seat; without a level, open the seat again. */
export interface SeatBot {
  seat: number;
  level?: Level | null;
}

/** Whether the player is ready. The host can start the game in either case. */
export interface SayReady {
  ready: boolean;
}

/**
 * New settings of a waiting table, as in NewTable. Omitted fields keep their values; a change of `game` requires
 * `options`.
 */
export interface ChangeTable {
  game?: GameSlug;
  /** The complete options of the game: omitted options get their defaults. */
  options?: ExpressOptions | SuperOptions;
  public?: boolean;
  clock?: ClockRules | null;
  pace?: Pace;
  stand_in?: Level;
  /** Bot levels by seat number; the seats must not be taken by people. */
  bots?: Record<string, Level>;
}

/** A request about one seat. */
export interface OneSeat {
  seat: number;
}

/** Name of a new player, and the language of turn notices. */
export interface NewIdentity {
  name: string;
  language?: Language;
}

/** Omitted fields keep their values. `webhook`: URL for turn notices; empty: none. */
export interface ChangedIdentity {
  name?: string;
  language?: Language;
  webhook?: string;
}

/** A player's identity. */
export interface Identity {
  name: string;
  language: Language;
  webhook: string;
  /** Bearer token for programs; only in responses that issue one. Browsers use a cookie instead. */
  token: string;
}

/** Single-use link that opens this identity on another device; expires after a few minutes. */
export interface DeviceLink {
  code: string;
  url: string;
  /** QR code of the URL, as SVG. */
  qr: string;
  expires: number;
}

/** The code of a device link. */
export interface ClaimLink {
  code: string;
}

/** The table with this short code. */
export interface Found {
  id: string;
}

/** Error response: a stable key, a message in the client's language, and the values in it. */
export interface Problem {
  error: string;
  message: string;
  details: Record<string, unknown>;
}

/**
 * Make a move: in notation, or as `kind` and `data`.      `version`: the version of the view in which it was
 * chosen.
 */
export interface Move {
  type: "move";
  version: number;
  move?: string;
  kind?: string;
  data?: Record<string, unknown>;
}

/** Undo one's move, if it was the last one and revealed nothing. */
export interface Undo {
  type: "undo";
  version: number;
}

/** Send a chat message to everyone at the table. */
export interface Say {
  type: "say";
  text: string;
}

/** Send an emote, one of the type Emote. */
export interface Gesture {
  type: "gesture";
  emote: string;
}

/** Vote for a bot to take over a seat whose owner is away or does not choose. */
export interface Vote {
  type: "vote";
  seat: number;
}

/** Take one's seat back from the bot. */
export interface Return {
  type: "return";
}

/** Request a determinized position, consistent with what this seat knows: for bots that search. */
export interface Sample {
  type: "sample";
}

/** Request the full view. */
export interface Refresh {
  type: "refresh";
}

/** Check the connection. */
export interface Ping {
  type: "ping";
}

/** An event as visible to the viewer, and the merge patch (RFC 7396) to apply to the view. */
export interface Happening {
  /** Empty: only a patch, which updates whose turn it is. */
  kind?: string;
  data?: Record<string, unknown>;
  patch?: Record<string, unknown>;
}

/** Cards to select from: `least` to `most` of them. Equal cards can be selected as often as they are listed. */
export interface Selection {
  /** As in the data of the move. */
  cards: (Record<string, unknown> | string)[];
  least: number;
  most: number;
  /** Whether another order of the same cards is another move. */
  ordered: boolean;
}

/**
 * A legal move of this kind, or many of them.      Many moves that differ only in their cards are not listed: then
 * the choice has no `move` and no `data`, but     `select`. The selected cards become the field `cards` of the
 * data of a move.
 */
export interface Choice {
  kind: string;
  /** In notation. */
  move?: string;
  /** The fields of the move, as in docs/schemas/moves.json. */
  data?: Record<string, unknown>;
  select?: Selection | null;
  /** The events of the move, up to the first whose outcome the seat cannot know. */
  preview?: Happening[];
}

/** A table's clocks. `due`: by acting seat, when its time including the reserve runs out. */
export interface Times {
  now: number;
  /** Remaining reserve by seat, in milliseconds. */
  reserve: number[];
  due?: Record<string, number>;
}

/** The full state at one version. Replaces all earlier state. */
export interface Viewing {
  type: "view";
  version: number;
  view: Record<string, unknown>;
  choices?: Choice[];
  undo?: boolean;
  times?: Times | null;
}

/** The events of one turn, which lead from the previous version to `version`. */
export interface Turn {
  type: "turn";
  version: number;
  seat: number;
  /** Who chose: `person`, `bot` or `clock`. */
  by: string;
  told: Happening[];
  choices?: Choice[];
  undo?: boolean;
  times?: Times | null;
}

/** The table's state apart from the game; sent after every change. */
export interface TableFrame {
  type: "table";
  table: TableInfo;
}

/** A chat message or emote, with increasing `number`. `seat` -1: a watcher. */
export interface Chat {
  type: "chat";
  number: number;
  name: string;
  at: number;
  seat?: number;
  text?: string;
  emote?: string;
}

/** A position in notation in which everything hidden from this seat is resampled. */
export interface Sampled {
  type: "sampled";
  version: number;
  position: string;
}

/** A frame or the connection was refused. In a game, the current view follows a move or an undo that was read. */
export interface Refused {
  type: "refused";
  error: string;
  message: string;
  details?: Record<string, unknown>;
}

/** Response to a ping, with the server's time. */
export interface Pong {
  type: "pong";
  now: number;
}

/** Turn notice: sent on the event stream and to webhooks. */
export interface Notice {
  table: string;
  url: string;
  game: GameSlug;
  text: string;
  due: number;
}

/** A game as one viewer saw it: the view at version `start` and all later turns. */
export interface History {
  table: string;
  /** The viewer's seat; -1: a watcher. */
  perspective: number;
  start: number;
  view: Record<string, unknown>;
  turns: Turn[];
  version: number;
}

/** A finished game (docs/notation.md, "Records"). `seed` and `salts` form the key of every shuffle. */
export interface GameRecord {
  format: number;
  game: GameSlug;
  rules_version: number;
  options: ExpressOptions | SuperOptions;
  seed_hash: string;
  salts: string[];
  /** The acting seat or `nature`, and the move. */
  moves: ([number | "nature", string])[];
  seed?: string;
  outcome?: Record<string, number[]>;
  /** Bot levels by seat, an empty string for people; empty if only people played. */
  bots?: string[];
}

/** Options of the game `express`. */
export interface ExpressOptions {
  players: number;
  expert?: boolean;
  bandits?: ("belle" | "cheyenne" | "django" | "doc" | "ghost" | "tuco" | null)[];
  teams?: "draft" | "random" | (("belle" | "cheyenne" | "django" | "doc" | "ghost" | "tuco" | null)[])[];
  train?: "random" | ("baggage" | "second class" | "dining" | "saloon" | "mail" | "first class")[];
  first?: "random" | number;
  placement?: "chosen" | "random" | ({ last: "belle" | "cheyenne" | "django" | "doc" | "ghost" | "tuco"; marshal: "belle" | "cheyenne" | "django" | "doc" | "ghost" | "tuco" })[];
}

/** Options of the game `super`. */
export interface SuperOptions {
  players: number;
  bandits?: ("belle" | "cheyenne" | "django" | "doc" | "ghost" | "tuco" | "mei" | null)[];
  first?: "random" | number;
  reflex?: boolean;
  horse?: boolean;
}

export type ClientFrame =
  | Move
  | Undo
  | Say
  | Gesture
  | Vote
  | Return
  | Sample
  | Refresh
  | Ping;

export type ServerFrame =
  | Viewing
  | Turn
  | TableFrame
  | Chat
  | Sampled
  | Refused
  | Pong;

/**
 * The requests of the API, by method and path below `/api`. `request`: the parameters of the path and of the
 * query, and the fields of the body.
 */
export interface Endpoints {
  "GET /about": { request: {}; response: Record<string, string> };
  "GET /identity": { request: {}; response: Identity };
  "POST /identity": { request: NewIdentity; response: Identity };
  "PATCH /identity": { request: ChangedIdentity; response: Identity };
  "POST /identity/link": { request: {}; response: DeviceLink };
  "POST /identity/claim": { request: ClaimLink; response: Identity };
  "GET /notices": { request: {}; response: string };
  "GET /tables": { request: { status?: "waiting" | "playing" }; response: TableLine[] };
  "POST /tables": { request: NewTable; response: TableInfo };
  "GET /tables/mine": { request: {}; response: TableLine[] };
  "GET /codes/{code}": { request: { code: string }; response: Found };
  "GET /tables/{table_id}": { request: { table_id: string }; response: TableInfo };
  "GET /tables/{table_id}/qr": { request: { table_id: string }; response: string };
  "POST /tables/{table_id}/sit": { request: { table_id: string } & SitDown; response: TableInfo };
  "POST /tables/{table_id}/bandit": { request: { table_id: string } & ChooseBandit; response: TableInfo };
  "POST /tables/{table_id}/ready": { request: { table_id: string } & SayReady; response: TableInfo };
  "POST /tables/{table_id}/options": { request: { table_id: string } & ChangeTable; response: TableInfo };
  "POST /tables/{table_id}/bot": { request: { table_id: string } & SeatBot; response: TableInfo };
  "POST /tables/{table_id}/remove": { request: { table_id: string } & OneSeat; response: TableInfo };
  "POST /tables/{table_id}/start": { request: { table_id: string }; response: TableInfo };
  "POST /tables/{table_id}/leave": { request: { table_id: string }; response: TableInfo };
  "POST /tables/{table_id}/rematch": { request: { table_id: string }; response: TableInfo };
  "GET /tables/{table_id}/record": { request: { table_id: string }; response: GameRecord };
  "GET /tables/{table_id}/history": { request: { table_id: string; seat?: number; start?: number }; response: History };
}
