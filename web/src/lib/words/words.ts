/** Formats events, moves and cards: with the same catalogues and the same selection of messages as i18n/words.py. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { EVENT_VARIANTS, MOVE_VARIANTS } from "../../../../docs/schemas/games";
import { LANGUAGES, type Language } from "../net/protocol";
import { type CardData, cardName, cardNamed } from "../game/cards";
import type { Cards } from "../game/views";

export { LANGUAGES };
export const OWN_NAMES: Record<Language, string> = {
  en: "English",
  nl: "Nederlands",
  fr: "Français",
  sv: "Svenska",
  ru: "Русский",
  de: "Deutsch",
};

const CATALOGUES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:words/en"),
  nl: () => import("virtual:words/nl"),
  fr: () => import("virtual:words/fr"),
  sv: () => import("virtual:words/sv"),
  ru: () => import("virtual:words/ru"),
  de: () => import("virtual:words/de"),
};

/** A name of the notation as a part of keys and drawings: "floor change" -> "floor-change". */
export const hyphened = (name: string): string => name.replaceAll(" ", "-");

/** The key of a message that contains a name ("bandit-doc"): fills `$x`, `$x_the`... with its attributes, `$x_key`. */
export class Name {
  readonly key: string;
  constructor(key: string) {
    this.key = hyphened(key);
  }
}

/** A bandit that is called by its player's name. Only the bandit's own name can be declined. */
export class Called extends Name {
  constructor(
    key: string,
    readonly name: string,
  ) {
    super(key);
  }
}

export type Value = string | number | Name;
export type Values = Record<string, Value>;
export interface EventData {
  kind: string;
  data: Record<string, unknown>;
}
/** The reader of a sentence. */
export interface Reader {
  /** The seat; -1: spectator. */
  seat: number;
  /** The bandits of each seat. */
  bandits: readonly (readonly string[])[];
  /** Each player has two bandits: then a bandit is not called "you". */
  teams: boolean;
}

const PEOPLE = ["bandit", "target", "victim", "keeper"] as const;
/** Attributes of a name with grammatical information, not forms of the name. */
const GRAMMAR = new Set(["gender", "pronoun"]);
/** The values of the cards of a programme. */
const ORDINALS = ["first", "second", "third"] as const;
/** Events with a seat that describe an act of the bandit, not of the player. */
const BANDITS_OWN = new Set(["card-resolved"]);

const NAMES: Record<string, string> = {
  bandit: "bandit",
  target: "bandit",
  victim: "bandit",
  keeper: "bandit",
  action: "action",
  loot: "loot",
  card: "round-card",
  turn: "turn",
  event: "event",
};

/** A move or a choice: its kind and its data. */
export interface MoveLike {
  kind: string;
  data?: Record<string, unknown> | object;
}

/** The kind of a move with the form of its message: the key of the message without `move-`. */
export function moveForm({ kind, data = {} }: MoveLike): string {
  const forms = MOVE_VARIANTS[kind] ?? {};
  const ends = Object.entries(data).map(([field, value]) => {
    const word = Array.isArray(value) && !value.length ? "nothing" : String(value);
    return forms[field]?.[word] ?? forms[field]?.["*"] ?? "";
  });
  return kind + ends.join("");
}

/** What the message key of an event ends with; the conditions are explained in engine/events.py. */
function eventForm(kind: string, data: Record<string, unknown>, alone: boolean): string {
  for (const [condition, suffix] of EVENT_VARIANTS[kind] ?? []) {
    const field = condition.replace(/^[=!]/, "");
    const value = data[field];
    if (condition === "alone") {
      if (alone) return suffix;
    } else if (condition.startsWith("!")) {
      if (!(field in data)) return suffix;
    } else if (condition.startsWith("=")) {
      if (field in data) return suffix + String(value);
    } else if (typeof value === "object" ? Object.keys(value ?? {}).length : value) return suffix;
  }
  return "";
}

/** The form of a sentence that addresses the reader as the acting (`.you`) or the affected player (`.to-you`). */
function person(kind: string, data: Record<string, unknown>, { seat, bandits, teams }: Reader): ".you" | ".to-you" | "" {
  if (seat < 0) return "";
  const mine = (field: string): boolean => !teams && Boolean(bandits[seat]?.includes(String(data[field])));
  const does = typeof data["seat"] === "number" && !BANDITS_OWN.has(kind) ? data["seat"] === seat : mine("bandit");
  if (does) return ".you";
  return mine("target") || mine("victim") ? ".to-you" : "";
}

export class Words {
  constructor(
    readonly language: Language,
    private readonly bundle: FluentBundle,
  ) {}

  static async load(language: Language): Promise<Words> {
    const text = (await CATALOGUES[language]()).default;
    return Words.of(language, text);
  }

  static of(language: Language, text: string): Words {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(text));
    return new Words(language, bundle);
  }

  /** Whether a message ("told-shot") or an attribute ("told-shot.you") exists. */
  has(key: string): boolean {
    const [entry = "", attribute] = key.split(".");
    return attribute ? attribute in (this.bundle.getMessage(entry)?.attributes ?? {}) : this.bundle.hasMessage(entry);
  }

  /** All forms of a name. */
  forms(key: string): string[] {
    const cases = Object.keys(this.bundle.getMessage(key)?.attributes ?? {}).filter((form) => !GRAMMAR.has(form));
    return [this.say(key), ...cases.map((form) => this.say(`${key}.${form}`))];
  }

  /** The text of a message ("web-draw") or of an attribute ("car-mail.short"), with these values. */
  say(key: string, values: Values = {}): string {
    const plain: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(values)) if (!(value instanceof Name)) plain[name] = value;
    const filled = { ...plain };
    for (const [name, value] of Object.entries(values)) {
      if (!(value instanceof Name)) continue;
      filled[name] = value instanceof Called ? value.name : this.format(value.key, plain);
      filled[`${name}_key`] = value.key;
      for (const attribute of Object.keys(this.bundle.getMessage(value.key)?.attributes ?? {})) {
        const form = this.format(`${value.key}.${attribute}`, plain);
        const named = value instanceof Called && !GRAMMAR.has(attribute);
        filled[`${name}_${attribute}`] = named ? this.format("web-table-called", { bandit: form, player: value.name }) : form;
      }
    }
    return this.format(key, filled);
  }

  private format(key: string, values: Record<string, FluentVariable>): string {
    const [entry = "", attribute] = key.split(".");
    const message = this.bundle.getMessage(entry);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern == null) {
      console.error(`${this.language}: there is no message ${key}`);
      return key;
    }
    const problems: Error[] = [];
    const text = this.bundle.formatPattern(pattern, values, problems);
    if (problems.length) console.error(`${this.language}: ${key}: ${problems.join("; ")}`);
    return text;
  }

  /**
   * The sentence for an event. `seats`: the players' names, or `Name`s of their bandits; `train`: the cars behind the
   * locomotive. With a reader, the sentence addresses this player, with <b> around emphasised words; if each player has
   * one bandit, bandits are called by their players' names. Empty: there is no message, because a newer server sent it.
   */
  event({ kind, data }: EventData, seats: readonly Value[], train: readonly string[], reader?: Reader): string {
    const values = this.values(data, train);
    let alone = reader?.teams === false && "bandit" in data;
    if (reader && !reader.teams) this.call(values, data, seats, reader);
    if (typeof data["seat"] === "number") {
      const player = seats[data["seat"]] ?? "?";
      values["player"] = player;
      alone ||= "bandit" in data && this.text(player) === this.text(values["bandit"] ?? "");
    }
    if ("seat" in data && "action" in data) {
      const card = data as unknown as CardData;
      values["card"] = this.card(alone ? { action: card.action } : card);
    }
    const key = `told-${kind}${eventForm(kind, data, alone)}`;
    const spoken = reader ? key + person(kind, data, reader) : key;
    const found = [spoken, key].find((each) => this.has(each));
    return found ? this.say(found, values) : "";
  }

  /** Call bandits by their players' names, except the reader's own. */
  private call(values: Values, data: Record<string, unknown>, seats: readonly Value[], { seat, bandits }: Reader): void {
    for (const field of PEOPLE) {
      const owner = bandits.findIndex((team) => team.includes(String(data[field])));
      const name = seats[owner];
      const bandit = values[field];
      if (owner !== seat && typeof name === "string" && bandit instanceof Name) values[field] = new Called(bandit.key, name);
    }
  }

  /** A move as the label of a button. */
  move(move: MoveLike, train: readonly string[] = []): string {
    const data = { ...move.data } as Record<string, unknown>;
    const values = this.values(data, train);
    if (typeof data["action"] === "string") values["card"] = this.card(data as unknown as CardData);
    return this.say(`move-${moveForm(move)}`, values);
  }

  /** Cards as in views and events ({"fire": 2, "tuco move": 1}), or one by one, equal ones side by side. */
  cards(cards: Cards | readonly CardData[]): string {
    const counts = new Map<string, number>();
    if (Array.isArray(cards)) for (const card of cards as CardData[]) counts.set(cardName(card), (counts.get(cardName(card)) ?? 0) + 1);
    else for (const [name, number] of Object.entries(cards)) counts.set(name, number);
    const said = [...counts].map(([name, number]) => this.counted(cardNamed(name), number));
    return said.join(", ") || this.say("cards-none");
  }

  /** A card, with its bandit in teams. */
  card({ bandit, action }: CardData): string {
    const name = new Name(`action-${action}`);
    return bandit ? this.say("card-of", { bandit: new Name(`bandit-${bandit}`), action: name }) : this.say(name.key);
  }

  private text(value: Value): string {
    return value instanceof Name ? this.say(value.key) : String(value);
  }

  private values(data: Record<string, unknown>, train: readonly string[]): Values {
    const values: Values = {};
    for (const [field, value] of Object.entries(data)) {
      const begins = NAMES[field];
      if (begins) values[field] = new Name(`${begins}-${String(value)}`);
      else if (field === "car") {
        const car = Number(value);
        values["car"] = new Name(`car-${car === 0 ? "locomotive" : (train[car - 1] ?? "number")}`);
        values["number"] = car;
      } else if (field === "roof") values["level"] = value ? "roof" : "inside";
      else if (field === "facing") values["facing"] = String(value);
      else if (field === "cards" && Array.isArray(value) && typeof value[0] === "string")
        ORDINALS.forEach((order, index) => (values[order] = new Name(`action-${String(value[index])}`)));
      else if (field === "cards") values["cards"] = this.cards(value as Cards | CardData[]);
      else if ((field === "bandits" || field === "cars" || field === "turns") && Array.isArray(value))
        values[field] = value.map((each) => this.say(new Name(`${field.slice(0, -1)}-${String(each)}`).key)).join(", ");
      else if (typeof value === "number") values[field] = value;
    }
    return values;
  }

  private counted(card: CardData, number: number): string {
    if (card.action === "bullet") return this.say("card-bullets", { number });
    return number === 1 ? this.card(card) : this.say("card-several", { number, card: this.card(card) });
  }
}

/** The initial language: the stored one, otherwise the first supported one of the browser, otherwise English. */
export function firstLanguage(stored: string | null, wanted: readonly string[]): Language {
  const known = (code: string): code is Language => (LANGUAGES as readonly string[]).includes(code);
  for (const each of [stored ?? "", ...wanted]) {
    const code = each.slice(0, 2).toLowerCase();
    if (known(code)) return code;
  }
  return "en";
}
