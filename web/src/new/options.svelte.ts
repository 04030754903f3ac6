/** The options of a table while they are edited, with defaults, and their format for the server. */

import type { ChangeTable, ClockRules, GameSlug, Level, NewTable, TableInfo } from "../lib/net/protocol";
import { settings } from "../lib/settings.svelte";
import { chosen } from "../lib/chosenGame.svelte";

export const LEVELS: readonly Level[] = ["greenhorn", "rustler", "outlaw", "legend"];
export const CARS = ["baggage", "second class", "dining", "saloon", "mail", "first class"] as const;
export type Car = (typeof CARS)[number];
export const isCar = (name: unknown): name is Car => (CARS as readonly unknown[]).includes(name);

export const CLOCKS: Record<string, ClockRules | null> = {
  none: null,
  quick: { move: 30, reserve: 180 },
  live: { move: 60, reserve: 300 },
  slow: { move: 120, reserve: 600 },
  day: { move: 86_400, reserve: 0 },
  days: { move: 3 * 86_400, reserve: 0 },
};

const SEATS: Record<GameSlug, readonly number[]> = { express: [2, 3, 4, 5, 6], super: [3, 4, 5, 6, 7] };

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export class TableSettings {
  game = $state<GameSlug>(chosen.game);
  players = $state(4);
  expert = $state(false);
  /** Two players: they pick their bandits in turn and choose the starting places; otherwise both are random. */
  picking = $state(true);
  chooseTrain = $state(false);
  /** All six cars in the chosen order; the train has the first n of them. */
  order = $state<Car[]>([...CARS]);
  reflex = $state(false);
  horse = $state(false);
  level = $state<Level>("rustler");
  clock = $state("none");
  isPublic = $state(false);
  /** The clocks to choose from. */
  clocks: Record<string, ClockRules | null> = CLOCKS;

  /** The options of an existing table. */
  static of({ game, options, chairs, clock, stand_in, public: isPublic }: TableInfo): TableSettings {
    const tableSettings = new TableSettings();
    const { expert, train, teams, reflex, horse } = options;
    Object.assign(tableSettings, { game, players: chairs.length, level: stand_in, isPublic, reflex: reflex === true, horse: horse === true });
    tableSettings.expert = expert === true && chairs.length > 2;
    tableSettings.picking = teams !== "random";
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
    return SEATS[this.game];
  }

  /** The number of players, limited to what this game allows. */
  get seated(): number {
    return Math.min(Math.max(this.players, this.seats[0]!), this.seats.at(-1)!);
  }

  get teams(): boolean {
    return this.game === "express" && this.seated === 2;
  }

  get cars(): number {
    return this.teams ? 4 : this.seated;
  }

  /** Move a car to this place, by swapping it with the car there. */
  swapCars(place: number, car: Car): void {
    const from = this.order.indexOf(car);
    [this.order[place], this.order[from]] = [this.order[from]!, this.order[place]!];
  }

  get table(): NewTable {
    const common = { game: this.game, public: this.isPublic, clock: this.clocks[this.clock] ?? null, pace: settings.pace, stand_in: this.level } as const;
    const players = this.seated;
    if (this.game === "super") return { ...common, options: { players, reflex: this.reflex, horse: this.horse } };
    const train = this.chooseTrain ? this.order.slice(0, this.cars) : "random";
    if (!this.teams) return { ...common, options: { players, expert: this.expert, train } };
    const teams = this.picking ? { teams: "draft", placement: "chosen" } : { teams: "random", placement: "random" };
    return { ...common, options: { players, train, ...teams } };
  }
}
