/** Version of the messages between a client and the server; both sides name it first. */
export const PROTOCOL_VERSION = 1;
