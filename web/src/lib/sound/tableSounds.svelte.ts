/** The other sounds of a table: the rolling train, and a bell when it is the user's turn. */

import { onDestroy } from "svelte";
import { settings } from "../settings.svelte";
import { sound } from "./sound";

/** Call during component initialisation. `rolling`: the game is running; `asked`: a new decision is due. */
export function tableSounds(rolling: () => boolean, asked: () => boolean): void {
  $effect(() => sound.train(settings.sound && rolling()));
  const rings = $derived(asked());
  $effect(() => {
    if (rings) sound.play("bell");
  });
  onDestroy(() => sound.train(false));
}
