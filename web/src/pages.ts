/** All pages, by address. The build lists the addresses in pages.json, so that the server knows them. */

import type { Component } from "svelte";
import Device from "./codes/Device.svelte";
import Join from "./codes/Join.svelte";
import Home from "./home/Home.svelte";
import Games from "./lists/Games.svelte";
import Watch from "./lists/Watch.svelte";
import New from "./new/New.svelte";
import Room from "./room/Room.svelte";

type Parameter<Address> = Address extends `${string}{${infer Name}}${infer Rest}` ? Name | Parameter<Rest> : never;
/** Each page has the parameters of its address as properties. */
const declare = <Address extends string>(pages: { [Each in Address]: Component<Record<Parameter<Each>, string>> }): Record<string, unknown> => pages;

export const PAGES = declare({
  "/": Home,
  "/new": New,
  "/table/{id}": Room,
  "/join": Join,
  "/join/{code}": Join,
  "/games": Games,
  "/watch": Watch,
  "/device": Device,
});

export interface Page {
  Shown: Component<Record<string, string>>;
  parameters: Record<string, string>;
}

const parts = (path: string): string[] => path.split("/").filter(Boolean);

/** The page at a path, with the values of its parameters. */
export function pageAt(path: string): Page | null {
  const given = parts(path);
  for (const [address, page] of Object.entries(PAGES)) {
    const wanted = parts(address);
    if (wanted.length !== given.length || wanted.some((part, index) => part !== given[index] && !part.startsWith("{"))) continue;
    const parameters = wanted.flatMap((part, index) => (part.startsWith("{") ? [[part.slice(1, -1), given[index]!]] : []));
    return { Shown: page as Page["Shown"], parameters: Object.fromEntries(parameters) as Page["parameters"] };
  }
  return null;
}
