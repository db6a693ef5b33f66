/** What whoever makes a room does first: sits down, or plays at once with computers. */
export type Arrival = 'sit' | 'play';

let arriving: { readonly code: string; readonly how: Arrival } | null = null;

/** Plans what this person does on arrival in the room of that code. */
export const planArrival = (code: string, how: Arrival): void => {
  arriving = { code, how };
};

/** What is planned for that room; told once. */
export const arrivalAt = (code: string): Arrival | null => {
  if (arriving?.code !== code) return null;
  const { how } = arriving;
  arriving = null;
  return how;
};
