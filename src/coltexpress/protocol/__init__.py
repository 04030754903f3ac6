"""Every message between a client and a server, as types; JSON Schemas and TypeScript derive from them."""
