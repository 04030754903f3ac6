/** The types and the version of the protocol: `make schemas` generates them from the server's types. */
export * from "../../../../docs/schemas/protocol";
/** An event with its patch, or only a patch. */
export type { Happening as Step } from "../../../../docs/schemas/protocol";
