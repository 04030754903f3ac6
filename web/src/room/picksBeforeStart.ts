import type { TableInfo } from "../lib/net/protocol";

/** Whether bandits are chosen in the waiting room. Only two-player Colt Express has no option `bandits`: there they are picked after the start. */
export const picksBeforeStart = ({ options }: TableInfo): boolean => "bandits" in options;
