/** Where programs of a table connect, from the address by which the server is reached. */
export const programAddress = (code: string, origin: string): string =>
  `${origin.replace(/^http/u, 'ws')}/api/rooms/${encodeURIComponent(code)}/program`;
