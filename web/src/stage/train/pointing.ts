/** Event handlers for elements that represent a choice: hover or focus highlights it, a click makes it. */

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
