/** What server and page say to each other: the types that `make schemas` makes of the server's. */
export type * from "../../../docs/schemas/protocol";
