/** An id that no other order has. `crypto.randomUUID` is not there over plain HTTP. */
export const orderId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
