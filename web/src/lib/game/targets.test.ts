// @vitest-environment node
import { describe, expect, it } from "vitest";
import { targets } from "./targets";
import type { Choice } from "../net/protocol";
import type { ExpressView, SuperView, View } from "./views";

const bandit = { bullets: 6, wounds: 0, purses: [], jewels: 0, strongboxes: 0, money: 0, open_purse: false, lost_purses: 0 };
const express = (roof: boolean, asks: View["asks"] | undefined = undefined): View =>
  ({
    game: "express",
    asks,
    acting: { bandit: "tuco", action: "move" },
    bandits: { tuco: { ...bandit, seat: 0, car: 2, roof } },
  }) as unknown as ExpressView;
const superView = { game: "super" } as unknown as SuperView;
const asks = (kind: string, data = {}): View["asks"] => ({ kind, seats: [0], data }) as View["asks"];
const choice = (move: string, kind: string, data: Choice["data"] = {}): Choice => ({ move, kind, data });
const only = (offered: Choice, view: View = express(false)) => targets([offered], view)[0];

describe("targets", () => {
  it("keep the order and the previews of the choices", () => {
    const preview = [{ kind: "shot", data: {} }];
    const found = targets([{ ...choice("shoot doc", "shoot", { bandit: "doc" }), preview }, choice("shoot belle", "shoot", { bandit: "belle" })], express(true));
    expect(found).toEqual([
      { move: "shoot doc", kind: "shoot", form: "shoot", data: { bandit: "doc" }, bandit: "doc", preview },
      { move: "shoot belle", kind: "shoot", form: "shoot", data: { bandit: "belle" }, bandit: "belle", preview: [] },
    ]);
  });

  it("use the bandit's own level for moves inside and on the roof", () => {
    expect(only(choice("move to 3", "go-to", { car: 3 }), express(true))).toMatchObject({ kind: "go-to", car: 3, roof: true });
    expect(only(choice("move to 0", "go-to", { car: 0 }), express(false))).toMatchObject({ kind: "go-to", car: 0, roof: false });
  });

  it("place the Marshal only inside", () =>
    expect(only(choice("marshal to 1", "send-marshal", { car: 1 }), express(true))).toMatchObject({ kind: "send-marshal", car: 1, roof: false }));

  it("point at the loot where the acting bandit stands", () => {
    expect(only(choice("take jewel", "take", { loot: "jewel" }), express(true))).toMatchObject({ loot: "jewel", car: 2, roof: true });
    expect(only(choice("take purse 300", "take-known", { value: 300, open: false }))).toMatchObject({ loot: "purse", value: 300, car: 2, roof: false });
    expect(only(choice("take a purse", "take-unknown"))).toMatchObject({ loot: "purse", car: 2 });
    expect(only(choice("take nothing", "take-nothing"))).toEqual({ move: "take nothing", kind: "take-nothing", form: "take-nothing", data: {}, preview: [] });
  });

  it("contain the loot that falls and the direction of a knock", () => {
    expect(only(choice("drop strongbox", "drop", { loot: "strongbox" }))).toMatchObject({ kind: "drop", loot: "strongbox" });
    expect(only(choice("knock forward", "knock", { way: "forward" }))).toMatchObject({ way: "forward", form: "knock-forward" });
    expect(only(choice("knock back", "knock", { way: "back" }))).toMatchObject({ way: "back" });
  });

  it("are shown next to the bandit that is punched, and where it would land", () => {
    const victim = { bandit: "tuco", victim: "doc" };
    const preview = [{ kind: "moved", data: { bandit: "doc", car: 3, roof: true, way: "knocked" } }];
    const knock = { ...choice("knock back", "knock", { way: "back" }), preview };
    expect(only(knock, express(false, asks("knock", victim)))).toMatchObject({ beside: "doc", car: 3, roof: true });
    const drop = choice("drop jewel", "drop", { loot: "jewel" });
    expect(only(drop, express(false, asks("drop", victim)))).toMatchObject({ beside: "doc", loot: "jewel" });
  });

  it("distinguish a purse that falls from a purse that lies there", () => {
    const view = express(false, asks("snatch", { bandit: "tuco", victim: "doc" }));
    expect(only(choice("take it", "snatch", { take: true }), view)).toEqual({
      move: "take it", kind: "snatch", form: "snatch-take", data: { take: true }, loot: "purse", beside: "doc", preview: [],
    });
  });

  it("use the asked bandit if no card is acting", () => {
    const { acting: _, ...between } = express(false, asks("pickpocket", { bandit: "tuco" })) as ExpressView;
    expect(only(choice("take a purse", "take-unknown"), between as View)).toMatchObject({ loot: "purse", car: 2, roof: false });
  });

  it("have no place for choices that are only buttons", () =>
    expect(only(choice("take back", "take-back"), superView)).toEqual({ move: "take back", kind: "take-back", form: "take-back", data: {}, preview: [] }));

  it("do not contain a choice that stands for many moves", () =>
    expect(targets([{ kind: "programme", select: { cards: ["move"], least: 3, most: 3, ordered: true } }], superView)).toEqual([]));
});
