import {
  clueNumber,
  MAX_CARDS,
  type ClueNumber,
  type PersonId,
  type Seat,
} from '@agent-double/rules';

const KEY = 'agent-double.draft';
/** Longest text of the clue field, in UTF-16 units. */
export const MAX_CLUE_TEXT = 80;

/** The one moment for which a clue is written, and who writes it. */
export interface Moment {
  readonly room: string;
  readonly game: number;
  readonly turn: number;
  readonly person: PersonId;
  readonly seat: Seat | null;
}

/** A clue that has not been given: what was typed, the number picked, the cards aimed at. */
export interface HalfClue {
  readonly text: string;
  readonly picked: ClueNumber | null;
  readonly aimed: readonly number[];
}

const signOf = ({ room, game, turn, person, seat }: Moment): string =>
  JSON.stringify([room, game, turn, person, seat]);

const isCard = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < MAX_CARDS;

interface Kept {
  readonly moment: string;
  readonly half: HalfClue;
}

const parsed = (found: string): Kept | null => {
  try {
    const value = JSON.parse(found) as Partial<Record<keyof HalfClue | 'moment', unknown>> | null;
    if (typeof value?.moment !== 'string' || typeof value.text !== 'string') return null;
    const { moment, text, picked, aimed } = value;
    return {
      moment,
      half: {
        text: text.slice(0, MAX_CLUE_TEXT),
        picked: clueNumber(picked),
        aimed: Array.isArray(aimed) ? aimed.filter(isCard).slice(0, MAX_CARDS) : [],
      },
    };
  } catch {
    return null;
  }
};

/** Wipes what was kept, for it was given or its moment is over. */
export const wipeDraft = (): void => {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // A window without storage has kept nothing.
  }
};

/**
 * The clue half written at that moment in this very tab, or null. One of any other moment, or of
 * another person, is wiped: `null` is a moment at which nobody here writes.
 */
export const keptDraft = (moment: Moment | null): HalfClue | null => {
  try {
    const found = sessionStorage.getItem(KEY);
    if (found === null) return null;
    const kept = parsed(found);
    if (moment !== null && kept?.moment === signOf(moment)) return kept.half;
    wipeDraft();
  } catch {
    // A window without storage has kept nothing.
  }
  return null;
};

/** Keeps a clue half written until this tab is closed; an empty one is wiped. */
export const keepDraft = (moment: Moment, { text, picked, aimed }: HalfClue): void => {
  if (text === '' && picked === null && aimed.length === 0) {
    wipeDraft();
    return;
  }
  try {
    sessionStorage.setItem(
      KEY,
      JSON.stringify({
        moment: signOf(moment),
        text: text.slice(0, MAX_CLUE_TEXT),
        picked,
        aimed: aimed.slice(0, MAX_CARDS),
      }),
    );
  } catch {
    // A private window without storage: a reload loses the draft.
  }
};
