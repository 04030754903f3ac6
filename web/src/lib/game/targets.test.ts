// @vitest-environment node
import { describe, expect, it } from "vitest";
import { targets } from "./targets";
import type { ExpressView, SuperView, View } from "./views";

const bandit = { bullets: 6, wounds: 0, purses: [], jewels: 0, strongboxes: 0, money: 0, open_purse: false, lost_purses: 0 };
const express = (roof: boolean, asks = ""): View =>
  ({
    game: "express",
    asks,
    acting: { bandit: "tuco", action: "move" },
    bandits: { tuco: { ...bandit, seat: 0, car: 2, roof } },
  }) as unknown as ExpressView;
const superView = { game: "super" } as unknown as SuperView;
const only = (move: string, view: View = express(false)) => targets([{ move }], view)[0];

describe("targets", () => {
  it("keep the order and the previews of the choices", () => {
    const preview = [{ kind: "shot", data: {} }];
    const found = targets([{ move: "shoot doc", preview }, { move: "shoot belle" }], express(true));
    expect(found).toEqual([
      { move: "shoot doc", key: "shoot", bandit: "doc", preview },
      { move: "shoot belle", key: "shoot", bandit: "belle", preview: [] },
    ]);
  });

  it("use the bandit's own level for moves inside and on the roof", () => {
    expect(only("move to 3", express(true))).toMatchObject({ key: "go-to", car: 3, roof: true });
    expect(only("move to 0", express(false))).toMatchObject({ key: "go-to", car: 0, roof: false });
  });

  it("place the Marshal only inside", () =>
    expect(only("marshal to 1", express(true))).toMatchObject({ key: "send-marshal", car: 1, roof: false }));

  it("point at the loot where the acting bandit stands", () => {
    expect(only("take jewel", express(true))).toMatchObject({ loot: "jewel", car: 2, roof: true });
    expect(only("take purse 300")).toMatchObject({ key: "take-known", loot: "purse", car: 2, roof: false });
    expect(only("take a purse")).toMatchObject({ key: "take-unknown", loot: "purse", car: 2 });
    expect(only("take nothing")).toEqual({ move: "take nothing", key: "take-nothing", preview: [] });
  });

  it("contain the loot that falls and the direction of a knock", () => {
    expect(only("drop strongbox")).toMatchObject({ key: "drop", loot: "strongbox" });
    expect(only("knock forward")).toMatchObject({ way: "forward" });
    expect(only("knock back")).toMatchObject({ way: "back" });
  });

  it("are shown next to the bandit that is punched, and where it would land", () => {
    const asked = express(false, "tuco knock doc");
    const preview = [{ kind: "moved", data: { bandit: "doc", car: 3, roof: true, way: "knocked" } }];
    expect(targets([{ move: "knock back", preview }], asked)[0]).toMatchObject({ beside: "doc", car: 3, roof: true });
    expect(only("drop jewel", express(false, "tuco drop doc"))).toMatchObject({ beside: "doc", loot: "jewel" });
  });

  it("distinguish a purse that falls from a purse that lies there", () =>
    expect(only("take it", express(false, "tuco snatch doc"))).toEqual({ move: "take it", key: "snatch-take", loot: "purse", beside: "doc", preview: [] }));

  it("use the asked bandit if no card is acting", () => {
    const { acting: _, ...between } = express(false, "tuco pickpocket") as ExpressView;
    expect(only("take a purse", between as View)).toMatchObject({ loot: "purse", car: 2, roof: false });
  });

  it("contain the name of the played card", () => {
    expect(only("play tuco fire")).toMatchObject({ key: "play", card: "tuco fire" });
    expect(only("play fire face down")).toMatchObject({ key: "play-down", card: "fire" });
  });

  it("have no place for choices that are only buttons", () => {
    expect(only("take back", superView)).toEqual({ move: "take back", key: "take-back", preview: [] });
    expect(only("programme floor move fire", superView)).toEqual({
      move: "programme floor move fire", key: "programme", preview: [],
    });
    expect(only("whistle a tune")).toEqual({ move: "whistle a tune", key: "other", preview: [] });
  });
});
