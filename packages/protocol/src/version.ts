/** Version of the messages between a client and the server; both sides name it first. */
export const PROTOCOL_VERSION = 1;

/** Close code of a socket that the server refused; a `bye` with the refusal comes before it. */
export const CLOSE_REFUSED = 4000;
/** Close code of a socket whose server stops: the client comes back by itself. */
export const CLOSE_STOPPING = 1001;
