/** What is heard at a table besides its events: the train that rolls, and a bell when one is asked. */

import { onDestroy } from "svelte";
import { settings } from "../settings.svelte";
import { sound } from "./sound";

/** Call it while a component is made. `rolling`: the game is on; `asked`: something new is to be decided here. */
export function hearing(rolling: () => boolean, asked: () => boolean): void {
  $effect(() => sound.train(settings.sound && rolling()));
  const rings = $derived(asked());
  $effect(() => {
    if (rings) sound.play("bell");
  });
  onDestroy(() => sound.train(false));
}
