// @vitest-environment node
import { describe, expect, it } from "vitest";
import { titleFit } from "../cards/titles";
import type { Session } from "../lib/net/session.svelte";
import type { ExpressView, View } from "../lib/game/views";
import { cardOf, handCards } from "../express/choice/hand";
import { moneyRows, lootValue } from "./final/ledger";
import { moneyByRound } from "./final/money";
import { ExpressSelection } from "../express/choice/selection.svelte";
import { question } from "../express/choice/question";
import { punching } from "../express/choice/punch";
import { pieces, plain, withNames } from "./log/rich";
import { isSecondMove } from "../express/choice/saying";
import { resolved } from "../express/round/steps";

const asks = (text: string): View => ({ asks: text }) as View;
const holds = (purses: number[], jewels = 0, strongboxes = 0, money = 0) =>
  ({ seat: 0, car: 1, roof: false, bullets: 4, wounds: 2, purses, jewels, strongboxes, money, open_purse: false, lost_purses: 0 });

describe("the hand", () => {
  it("contains every card in a fixed order, and all bullets as one entry", () => {
    const cards = handCards({ bullet: 3, fire: 2, move: 1 }, ["belle"]);
    expect(cards.map(({ name, count }) => [name, count])).toEqual([["move", 1], ["fire", 1], ["fire", 1], ["bullet", 3]]);
    expect(new Set(cards.map(({ key }) => key)).size).toBe(cards.length);
    expect(cards[0]?.owner).toBe("belle");
  });
  it("sorts a team's cards by bandit, and assigns the Marshal card to its keeper", () => {
    const cards = handCards({ marshal: 1, "doc floor change": 1, "tuco fire": 1 }, ["tuco", "doc"], "doc");
    expect(cards.map(({ owner, action }) => [owner, action])).toEqual([["tuco", "fire"], ["doc", "floor change"], ["doc", "marshal"]]);
  });
  it("has no owner for bullets", () => expect(cardOf("bullet", ["tuco", "doc"])).toEqual({ owner: null, action: "bullet" }));
});

describe("the question", () => {
  it.each([
    ["tuco go", { kind: "go", bandit: "tuco", victim: null }],
    ["cheyenne knock doc", { kind: "knock", bandit: "cheyenne", victim: "doc" }],
    ["keep", { kind: "keep", bandit: null, victim: null }],
    ["", { kind: "", bandit: null, victim: null }],
  ])("%s", (text, taken) => expect(question(asks(text))).toEqual(taken));
});

describe("sentences", () => {
  it("set in bold what the catalogue marks, and nothing else", () => {
    expect(pieces("Your turn, <b>Belle</b>: play.")).toEqual([
      { text: "Your turn, ", bold: false }, { text: "Belle", bold: true }, { text: ": play.", bold: false },
    ]);
    expect(pieces("<i>Ann</i> <script>")).toEqual([{ text: "<i>Ann</i> <script>", bold: false }]);
  });
  it("have no markup as plain text", () => expect(plain("<b>You</b> play <i>.")).toBe("You play <i>."));
  it("set names in bold, but not within other words", () => {
    expect(withNames("Doc shoots Docker, (Doc).", ["Doc"]).filter(({ bold }) => bold)).toHaveLength(2);
    expect(withNames("a.b* draws", ["a.b*"])[0]).toEqual({ text: "a.b*", bold: true });
    expect(withNames("Nobody", [])).toEqual([{ text: "Nobody", bold: false }]);
  });
  it("set long titles of cards smaller", () => {
    expect([titleFit("Fire"), titleFit("Floor Change"), titleFit("Van verdieping wisselen")]).toEqual(["", "m", "s"]);
  });
  it("set them even smaller where a part of the card is covered", () => {
    expect([titleFit("Fire", 0.6), titleFit("Robbery", 0.6), titleFit("Floor Change", 0.6), titleFit("Van verdieping wisselen", 0.6)]).toEqual(["", "m", "s", "xs"]);
  });
});

describe("the ledger", () => {
  const view = {
    game: "express", players: 2, set_up: { bandits: [["belle"], ["doc"]] },
    bandits: { belle: holds([250, 400], 1), doc: holds([], 0, 1, 250) },
    outcome: { money: [2150, 1250], places: [1, 2], gunslingers: [0] },
  } as unknown as ExpressView;
  it("adds up what a bandit holds", () => {
    expect(lootValue(view, ["belle"])).toBe(1150);
    expect(lootValue(view, ["doc"])).toBe(1250);
  });
  it("calculates the Gunslinger's reward as the remaining difference", () => {
    const [first, second] = moneyRows(view);
    expect([first?.seat, first?.bonus, first?.given, first?.taken]).toEqual([0, 1000, 2, 2]);
    expect([second?.seat, second?.bonus, second?.ransom]).toEqual([1, 0, 250]);
  });
});

describe("money over time", () => {
  it("starts with the initial money and has a value for the end of each round", () => {
    const turn = (told: object[]) => ({ type: "turn", version: 1, seat: 0, by: "bot", told }) as never;
    const history = {
      view: { set_up: { bandits: [["belle"]] }, bandits: { belle: holds([250]) } },
      turns: [
        turn([{ kind: "round-began", data: { round: 1 } }, { kind: "took", patch: { bandits: { belle: { jewels: 1 } } } }]),
        turn([{ kind: "round-began", data: { round: 2 } }, { kind: "lost", patch: { bandits: { belle: { purses: [] } } } }]),
        turn([{ kind: "gunslinger", data: { seat: 0 } }, { kind: "scored" }, { kind: "game-over" }]),
      ],
    };
    expect(moneyByRound(history, 0)).toEqual([250, 750, 500]);
  });
});

const line = (kind: string, data = {}) => ({ number: 0, told: { kind, data }, seat: null, bandit: null });

describe("a move that was taken back", () => {
  const going = (...lines: ReturnType<typeof line>[]) => isSecondMove({ seat: 0, lines } as unknown as Session);
  it("does not count as the first of two moves", () => {
    expect(going(line("drew", { seat: 0 }), line("turn-began"))).toBe(true);
    expect(going(line("undone", { seat: 0 }), line("played", { seat: 0 }), line("turn-began"))).toBe(false);
    expect(going(line("undone", { seat: 0 }), line("played", { seat: 0 }), line("played", { seat: 3 }), line("turn-began"))).toBe(false);
    expect(going(line("undone", { seat: 0 }), line("drew", { seat: 0 }), line("played", { seat: 0 }), line("turn-began"))).toBe(true);
  });
  it("removes the cards after it from the resolved ones", () => {
    const card = (seat: number, action: string) => line("card-resolved", { seat, bandit: "doc", action });
    const before = [line("moved"), card(0, "move"), card(2, "fire"), line("stealin-began")];
    const done = (...lines: ReturnType<typeof line>[]) =>
      resolved({ lines: [...lines, ...before] } as unknown as Session, { phase: "stealin" } as ExpressView).done.map(({ action }) => action);
    expect(done(card(1, "punch"))).toEqual(["fire", "move", "punch"]);
    expect(done(line("undone", { seat: 0 }), card(1, "punch"))).toEqual(["fire", "move"]);
    expect(done(card(1, "punch"), line("undone", { seat: 0 }), card(1, "punch"))).toEqual(["fire", "move", "punch"]);
  });
});

describe("a single choice", () => {
  const forced = (text: string, move: string, kind = "card-resolved") => {
    const session = { myTurn: true, choices: [{ move }], lines: [line(kind)], view: { game: "express", asks: text } };
    return new ExpressSelection(session as unknown as Session).forced?.move ?? null;
  };
  it("is made automatically", () => expect(forced("tuco move", "move to 2")).toBe("move to 2"));
  it("is not made automatically where the delay would reveal something about a hand", () => {
    expect(forced("bullets", "keep bullets")).toBeNull();
    expect(forced("keep", "keep nothing")).toBeNull();
    expect(forced("tuco go", "draw")).toBeNull();
  });
  it("is not made again after the player has taken it back", () => expect(forced("tuco move", "move to 2", "undone")).toBeNull());
});

describe("a punch", () => {
  const told = [line("dropped", { bandit: "doc", loot: "jewel" }), line("punched"), line("card-resolved"), line("dropped", { loot: "strongbox" }), line("punched")];
  const states = (asked: string, lines: ReturnType<typeof line>[]) => punching(asks(asked), lines)?.steps.map(({ state }) => state);
  it("goes from target to loot to direction", () => {
    expect(states("cheyenne punch", [])).toEqual(["now", "next", "next"]);
    expect(states("cheyenne drop doc", told.slice(1))).toEqual(["done", "now", "next"]);
    expect(states("cheyenne snatch doc", told)).toEqual(["done", "now", "next"]);
    expect(states("cheyenne knock doc", told)).toEqual(["done", "done", "now"]);
    expect(punching(asks("tuco fire"), told)).toBeNull();
  });
  it("has the loot of this punch, not of the previous one", () => {
    expect(punching(asks("cheyenne knock doc"), told)).toMatchObject({ victim: "doc", fell: "jewel" });
    expect(punching(asks("cheyenne drop doc"), told.slice(1))).toMatchObject({ victim: "doc", fell: "" });
    expect(punching(asks("tuco punch"), told)).toMatchObject({ victim: null, fell: "" });
  });
  it("reports that nothing fell only if that is certain", () => {
    expect(punching(asks("cheyenne knock doc"), told.slice(1))?.fell).toBeNull();
    expect(punching(asks("cheyenne knock doc"), [])?.fell).toBe("");
  });
  it("ignores what was taken back", () => {
    expect(punching(asks("cheyenne drop doc"), [line("undone"), ...told])?.fell).toBe("");
    expect(punching(asks("cheyenne knock doc"), [line("dropped", { loot: "purse" }), line("undone"), ...told])?.fell).toBe("purse");
  });
});
