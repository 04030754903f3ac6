/** The types and the version of the protocol: `make schemas` generates them from the server's types. */
export * from "../../../../docs/schemas/protocol";
