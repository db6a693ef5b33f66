import type { Identity, Side, SideIdentity, Team } from '@agent-double/rules';

const TEAM_OF = { R: 'red', B: 'blue' } as const satisfies { [letter: string]: Team };
const SIDE_OF = { A: 'a', B: 'b' } as const satisfies { [letter: string]: Side };
const IDENTITY_OF: ReadonlyMap<string, Identity> = new Map<string, Identity>([
  ['R', 'red'],
  ['B', 'blue'],
  ['N', 'bystander'],
  ['A', 'assassin'],
]);
const SIDE_IDENTITY_OF: ReadonlyMap<string, SideIdentity> = new Map<string, SideIdentity>([
  ['G', 'agent'],
  ['N', 'bystander'],
  ['A', 'assassin'],
]);

export type TeamLetter = keyof typeof TEAM_OF;
export type SideLetter = keyof typeof SIDE_OF;

/** The team of a letter. */
export const teamOf = (letter: TeamLetter): Team => TEAM_OF[letter];
/** The letter of a team. */
export const teamLetter = (team: Team): TeamLetter => (team === 'red' ? 'R' : 'B');

/** The side of Duo of a letter. */
export const sideOf = (letter: SideLetter): Side => SIDE_OF[letter];
/** The letter of a side of Duo. */
export const sideLetter = (side: Side): SideLetter => (side === 'a' ? 'A' : 'B');

const each = <T>(letters: string, meaning: ReadonlyMap<string, T>): readonly T[] | null => {
  const known = [...letters].flatMap((letter) => meaning.get(letter) ?? []);
  return known.length === letters.length ? known : null;
};

/** A key of two teams as written, or null where a letter means nothing. */
export const readKey = (letters: string): readonly Identity[] | null => each(letters, IDENTITY_OF);

/** One side of a key of Duo as written, or null where a letter means nothing. */
export const readSide = (letters: string): readonly SideIdentity[] | null =>
  each(letters, SIDE_IDENTITY_OF);
