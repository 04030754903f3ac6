/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:words/*" {
  const text: string;
  export default text;
}

declare module "virtual:sprite" {
  const address: string;
  export default address;
}

declare module "virtual:wheels" {
  const wheels: Record<string, { x: number; y: number; r: number }[]>;
  export default wheels;
}
