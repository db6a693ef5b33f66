import { readFileSync } from 'node:fs';
import { EDITIONS, MAX_CLUE_LENGTH, MAX_OWN_WORD_LENGTH } from '@agent-double/rules';
import { describe, expect, test } from 'vitest';
import { MAX_TEXT_LENGTH } from '../limits.ts';
import {
  GAME_FILE_FORMAT,
  GAME_FILE_VERSION,
  MAX_GAME_FILE_LENGTH,
  readGameFile,
  writeGameFile,
} from './game-file.ts';
import { DUO, DUO_KEY, ENDED, GAME, KEY, MIDDLE, STARTED, undone, WORDS } from './game.test-kit.ts';
import { MAX_RECORD_EVENTS, type PlayedGame } from './played-game.ts';
import { MAX_PRIVY } from './values.ts';

const { parameters } = EDITIONS['classique-2025'];

const written = (game: PlayedGame): string => {
  const text = writeGameFile(game);
  if (text === null) throw new Error('the game is too long for a file');
  return text;
};
const changed = (change: Readonly<Record<string, unknown>>): string =>
  JSON.stringify({ ...(JSON.parse(written(GAME)) as object), ...change });

describe('a file of a game', () => {
  test.each([
    ['two teams', GAME],
    ['Duo', DUO],
  ])('gives back the game that was written to it: %s', (_, game) => {
    expect(readGameFile(written(game))).toMatchObject(game);
  });

  test('has what was played before the latest parameters existed', () => {
    const later = ['clue.expert', 'late.players'];
    const older = Object.fromEntries(
      Object.entries(parameters).filter(([name]) => !later.includes(name)),
    );
    const events = [{ ...STARTED, parameters: older }, ENDED];
    expect(readGameFile(changed({ events }))?.events[0]).toMatchObject({
      parameters: { ...older, 'clue.expert': true, 'late.players': 'free' },
    });
  });

  test('does not say where the game was played', () => {
    const record = { ...GAME, room: 'bamo-kitu-revalo', protocol: 1 };
    expect(written(record)).not.toContain('bamo');
  });

  test.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['another thing', '[]'],
    ['another form', changed({ format: 'chess' })],
    ['a later version', changed({ version: 2 })],
    ['no end', changed({ events: [STARTED, ...MIDDLE] })],
    ['two ends', changed({ events: [STARTED, ENDED, ENDED] })],
    ['something after the end', changed({ events: [STARTED, ENDED, { type: 'clueAllowed' }] })],
    ['no deal', changed({ events: [...MIDDLE, ENDED] })],
    ['two deals', changed({ events: [STARTED, STARTED, ENDED] })],
    ['a key of other cards', changed({ key: { kind: 'teams', cards: ['red'] } })],
    ['a key of the other game', changed({ key: DUO_KEY })],
    ['too few words', changed({ events: [{ ...STARTED, words: ['un'] }, ENDED] })],
    [
      'a card beside the board',
      changed({
        events: [
          STARTED,
          { type: 'cardRevealed', card: 25 as never, identity: 'red', by: 'p1' as never },
          ENDED,
        ],
      }),
    ],
    [
      'guesses taken back beside the board',
      changed({
        events: [STARTED, { type: 'guessesUndone', cards: [24 as never, 25 as never] }, ENDED],
      }),
    ],
    ['a reveal taken back beside the board', changed({ events: [STARTED, undone(25), ENDED] })],
    [
      'a missed card beside the board',
      changed({
        events: [STARTED, { type: 'penaltyForgone', team: 'red', missed: 25 as never }, ENDED],
      }),
    ],
    [
      'an aim beside the board',
      changed({
        events: [
          STARTED,
          { ...ENDED, intended: [{ turn: 1, by: 'p1' as never, cards: [25 as never] }] },
        ],
      }),
    ],
    [
      'another key at its end',
      changed({ events: [STARTED, { ...ENDED, key: { ...KEY, cards: KEY.cards.slice(1) } }] }),
    ],
    [
      'a parameter that there is not',
      changed({
        events: [{ ...STARTED, parameters: { ...parameters, 'board.rows': 5.5 } }, ENDED],
      }),
    ],
    ['a private event', changed({ events: [STARTED, { type: 'keyDealt', cards: [] }, ENDED] })],
  ])('is refused where it holds %s', (_, text) => {
    expect(readGameFile(text)).toBeNull();
  });

  const withWord = (word: string) =>
    changed({ events: [{ ...STARTED, words: [word, ...WORDS.slice(1)] }, ENDED] });
  const withClue = (word: string) =>
    changed({ events: [STARTED, { type: 'clueGiven', team: 'red', word, number: 1 }, ENDED] });
  const withThought = (text: string) => {
    const thoughts = { danger: text, rejected: { clue: text, near: text } };
    const intended = [{ turn: 1, by: 'p1' as never, cards: [], thoughts }];
    return changed({ events: [STARTED, { ...ENDED, intended }] });
  };
  const PLACES = [
    ['word', withWord, MAX_OWN_WORD_LENGTH],
    ['clue', withClue, MAX_CLUE_LENGTH],
    ['thought of a computer', withThought, MAX_TEXT_LENGTH],
  ] as const;

  test.each(PLACES)('is refused with a %s that does not show what it is', (_, withText) => {
    for (const text of ['mot\u202e', 'mo\u200bt', 'mot\n', '🕵️‍♂️', '']) {
      expect(readGameFile(withText(text))).toBeNull();
    }
  });

  test.each(PLACES)('is read with a %s up to a length', (_, withText, longest) => {
    expect(readGameFile(withText('m'.repeat(longest)))).not.toBeNull();
    expect(readGameFile(withText('m'.repeat(longest + 1)))).toBeNull();
  });

  test.each(PLACES)('may show markup as a %s, which stays text', (_, withText) => {
    expect(JSON.stringify(readGameFile(withText('<b>a</b>')))).toContain('<b>a</b>');
  });

  test('may have so many events and no more, and no longer one is written', () => {
    const filled = (count: number): PlayedGame => ({
      ...GAME,
      events: [STARTED, ...Array.from({ length: count - 2 }, () => MIDDLE[0] ?? STARTED), ENDED],
    });
    const read = ({ events }: PlayedGame) => readGameFile(changed({ events }));
    const [longest, longer] = [filled(MAX_RECORD_EVENTS), filled(MAX_RECORD_EVENTS + 1)];
    expect(read(longest)).not.toBeNull();
    expect(readGameFile(written(longest))).toEqual(read(longest));
    expect(read(longer)).toBeNull();
    expect(writeGameFile(longer)).toBeNull();
  });

  test('may tell of so many aims and quiet questions, and no more', () => {
    const aim = { turn: 1, by: 'p1', cards: [] };
    const question = ENDED.consultations[0];
    for (const told of [{ intended: aim }, { consultations: question }]) {
      const filled = (count: number) => {
        const lists = Object.entries(told).map(([name, one]) => [name, Array(count).fill(one)]);
        return changed({ events: [STARTED, { ...ENDED, ...Object.fromEntries(lists) }] });
      };
      expect(readGameFile(filled(MAX_PRIVY))).not.toBeNull();
      expect(readGameFile(filled(MAX_PRIVY + 1))).toBeNull();
    }
  });

  test('is read up to a length', () => {
    const text = written(GAME);
    expect(readGameFile(text.padEnd(MAX_GAME_FILE_LENGTH))).not.toBeNull();
    expect(readGameFile(text.padEnd(MAX_GAME_FILE_LENGTH + 1))).toBeNull();
  });
});

test('the document tells the form and its bounds', () => {
  const document = readFileSync(
    new URL('../../../../docs/RECORD.md', import.meta.url),
    'utf8',
  ).replaceAll(/\s+/gu, ' ');
  for (const told of [
    `"${GAME_FILE_FORMAT}"`,
    `\`${GAME_FILE_VERSION}\``,
    `${MAX_GAME_FILE_LENGTH} characters`,
    `${MAX_RECORD_EVENTS} events, ${MAX_PRIVY} aims and ${MAX_PRIVY} quiet questions`,
    `words of 1 to ${MAX_OWN_WORD_LENGTH} letters, clues of 1 to ${MAX_CLUE_LENGTH} characters`,
    `of 1 to ${MAX_TEXT_LENGTH}`,
  ]) {
    expect(document).toContain(told);
  }
});
