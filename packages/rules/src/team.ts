export const TEAMS = ['red', 'blue'] as const;
/** One of the two sides of the classic game. */
export type Team = (typeof TEAMS)[number];

/** One value for each side. */
export type ByTeam<T> = { readonly [team in Team]: T };

/** The other side. */
export const opponent = (team: Team): Team => (team === 'red' ? 'blue' : 'red');

/** `byTeam` with one side's value replaced. */
export const withTeam = <T>(byTeam: ByTeam<T>, team: Team, value: T): ByTeam<T> =>
  team === 'red' ? { red: value, blue: byTeam.blue } : { red: byTeam.red, blue: value };
