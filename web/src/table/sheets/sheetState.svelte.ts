/** The open sheet of a table and the unsent chat text: they survive a change of the layout. */
export class SheetState {
  open = $state<"" | "settings" | "help" | "talk" | "menu" | "discard">("");
  chatText = $state("");
}
