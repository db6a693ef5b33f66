/** The link by which others reach a room, from the address by which they reach the server. */
export const linkOf = (code: string, origin: string): string => `${origin}/t/${code}`;
