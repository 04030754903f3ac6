/** What stands for a choice: it is pointed at with the mouse or the focus, and taken with a click. */

export interface Pointing {
  onclick(): void;
  onpointerenter(): void;
  onpointerleave(): void;
  onfocus(): void;
  onblur(): void;
}

export function pointing(move: string, choose?: (move: string) => void, hover?: (move: string | null) => void): Pointing {
  const over = (): void => hover?.(move);
  const off = (): void => hover?.(null);
  return { onclick: () => choose?.(move), onpointerenter: over, onpointerleave: off, onfocus: over, onblur: off };
}
