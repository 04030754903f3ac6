/** The options of a table while they are edited, with defaults, and their format for the server. */

import { GAME_FACTS, type ChangeTable, type ClockRules, type GameSlug, type Level, type NewTable, type OptionFacts, type TableInfo } from "../lib/net/protocol";
import { settings } from "../lib/settings.svelte";
import { chosen } from "../lib/chosenGame.svelte";

const ALL = Object.values(GAME_FACTS).flatMap(({ options }) => options);
const TRAIN = ALL.find(({ control }) => control === "train");
export const CARS = TRAIN?.names ?? [];
/** The switches of both games by name, with those of groups. */
const SWITCHES = new Map([...ALL, ...ALL.flatMap(({ switches }) => switches ?? [])].map((each) => [each.name, each]));
const isCar = (name: unknown): name is string => CARS.some((car) => car === name);

export const CLOCKS: Record<string, ClockRules | null> = {
  none: null,
  quick: { move: 30, reserve: 180 },
  live: { move: 60, reserve: 300 },
  slow: { move: 120, reserve: 600 },
  day: { move: 86_400, reserve: 0 },
  days: { move: 3 * 86_400, reserve: 0 },
};

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export class TableSettings {
  game = $state<GameSlug>(chosen.game);
  players = $state(4);
  /** The switches that are on, with those that the game or the number of players does not have. */
  on = $state<string[]>([]);
  /** Two players: they pick their bandits in turn and choose the starting places; otherwise both are random. */
  picking = $state(true);
  chooseTrain = $state(false);
  /** All cars in the chosen order; the train has the first n of them. */
  order = $state<string[]>([...CARS]);
  level = $state<Level>("rustler");
  clock = $state("none");
  isPublic = $state(false);
  /** The clocks to choose from. */
  clocks: Record<string, ClockRules | null> = CLOCKS;

  /** The options of an existing table. */
  static of({ game, options, chairs, clock, stand_in, public: isPublic }: TableInfo): TableSettings {
    const tableSettings = new TableSettings();
    Object.assign(tableSettings, { game, players: chairs.length, level: stand_in, isPublic });
    const values: Record<string, unknown> = { ...options };
    tableSettings.on = tableSettings.options.flatMap(({ name, control }) =>
      control === "switch" && values[name] === true ? [name] : control === "group" && Array.isArray(values[name]) ? (values[name] as string[]) : [],
    );
    tableSettings.picking = values["teams"] !== "random";
    const { train } = values;
    if (Array.isArray(train)) {
      const cars = train.filter(isCar);
      tableSettings.chooseTrain = true;
      tableSettings.order = [...cars, ...CARS.filter((car) => !cars.includes(car))];
    }
    const known = Object.entries(CLOCKS).find(([, each]) => each?.move === clock?.move && each?.reserve === clock?.reserve && (clock?.out ?? "bot") === "bot");
    tableSettings.clock = known?.[0] ?? "own";
    if (!known) tableSettings.clocks = { ...CLOCKS, own: clock };
    return tableSettings;
  }

  /** The request that changes the table `from` to these options. */
  changes(from: TableInfo): ChangeTable {
    const was = TableSettings.of(from).table;
    const now = this.table;
    const changed = (Object.keys(now) as (keyof NewTable)[]).filter((each) => !same(now[each], was[each]));
    const changes = Object.fromEntries(changed.map((each) => [each, now[each]])) as ChangeTable;
    if (!changes.stand_in) return changes;
    const bots = from.chairs.flatMap(({ kind }, seat) => (kind === "bot" && seat < this.seated ? [[seat, this.level]] : []));
    return { ...changes, bots: Object.fromEntries(bots) as Record<string, Level> };
  }

  get seats(): readonly number[] {
    return GAME_FACTS[this.game].players;
  }

  /** The number of players, limited to what this game allows. */
  get seated(): number {
    return Math.min(Math.max(this.players, this.seats[0]!), this.seats.at(-1)!);
  }

  /** The options that the game has with this number of players. */
  get options(): readonly OptionFacts[] {
    return GAME_FACTS[this.game].options.filter(({ players }) => players.includes(this.seated));
  }

  /** The switches of a group that the game has with this number of players. */
  switchesOf(group: OptionFacts): readonly string[] {
    return (group.switches ?? []).filter(({ players }) => !players.length || players.includes(this.seated)).map(({ name }) => name);
  }

  has(control: string): boolean {
    return this.options.some((option) => option.control === control);
  }

  get teams(): boolean {
    return this.has("teams");
  }

  get cars(): number {
    return TRAIN?.lengths?.[this.seated] ?? 0;
  }

  /** Turn a switch on or off, and with it those that it needs or excludes, and those that need it. */
  turn(name: string, on: boolean): void {
    const others = [...SWITCHES.values()];
    if (!on) {
      const lost = others.filter(({ needs }) => needs?.includes(name)).map((other) => other.name);
      this.on = this.on.filter((each) => each !== name);
      for (const other of lost) if (this.on.includes(other)) this.turn(other, false);
      return;
    }
    const { needs = [], excludes = [] } = SWITCHES.get(name)!;
    for (const { name: other, excludes: theirs = [] } of others)
      if (this.on.includes(other) && (excludes.includes(other) || theirs.includes(name))) this.turn(other, false);
    for (const other of needs) if (!this.on.includes(other)) this.turn(other, true);
    if (!this.on.includes(name)) this.on = [...this.on, name];
  }

  /** Move a car to this place, by swapping it with the car there. */
  swapCars(place: number, car: string): void {
    const from = this.order.indexOf(car);
    [this.order[place], this.order[from]] = [this.order[from]!, this.order[place]!];
  }

  /** The value of an option for the server; undefined: the default. */
  #value(option: OptionFacts): unknown {
    switch (option.control) {
      case "switch":
        return this.on.includes(option.name) || (option.always ? false : undefined);
      case "group": {
        const on = this.switchesOf(option).filter((name) => this.on.includes(name));
        return on.length ? on : undefined;
      }
      case "train":
        return this.chooseTrain ? this.order.slice(0, this.cars) : "random";
      case "teams":
        return this.picking ? "draft" : "random";
      case "placement":
        return this.picking ? "chosen" : "random";
      default:
        return undefined;
    }
  }

  get table(): NewTable {
    const values = this.options.map((option): [string, unknown] => [option.name, this.#value(option)]);
    const options = { players: this.seated, ...Object.fromEntries(values.filter(([, value]) => value !== undefined)) };
    return { game: this.game, options, public: this.isPublic, clock: this.clocks[this.clock] ?? null, pace: settings.pace, stand_in: this.level };
  }
}
