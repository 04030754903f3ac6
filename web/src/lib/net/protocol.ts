/** What server and page say to each other: the types that `make schemas` makes of the server's, and their version. */
export * from "../../../../docs/schemas/protocol";
