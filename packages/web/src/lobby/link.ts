/** The link by which others reach a room, from the address by which this page was opened. */
export const linkOf = (code: string, origin: string): string => `${origin}/t/${code}`;
