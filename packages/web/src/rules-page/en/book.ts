import { isCooperative } from '@agent-double/rules';
import { capital } from '../../messages/plural.ts';
import type { Book, Context } from '../book.ts';
import { parameters } from './parameters.ts';

const duo = ({ mode }: Context): boolean => mode === 'duo';

const goal = (context: Context): readonly string[] => {
  const { mode, words } = context;
  switch (mode) {
    case 'versus':
      return [
        `Two teams play against each other. Each ${words.giver.one} sees the ${words.key.one} and hints at the team’s words.`,
        `The first team whose ${words.target.many} are all revealed wins.`,
        `Whoever reveals ${words.assassin.the} loses at once.`,
      ];
    case 'three_shared':
      return [
        `Two ${words.giver.many} play against each other, and one person guesses for both, a turn for each.`,
        `The first colour whose ${words.target.many} are all revealed wins.`,
        `Revealing ${words.assassin.the} loses for the colour whose turn it is.`,
      ];
    case 'coop_sim':
    case 'coop_record':
      return [
        `You are one team, and it starts: ${words.giver.a} and ${words.guesser.a} or several.`,
        `You win when all your ${words.target.many} are revealed.`,
        `Revealing ${words.assassin.the} loses.`,
      ];
    case 'duo':
      return [
        'Two sides play together. Each sees its half of the key and hints at its agents for the other.',
        'There are fifteen agents in all: nine on each side, three of them on both.',
        'You win together when all fifteen are found.',
      ];
  }
};

export const book: Book = {
  title: 'Rules',
  headings: {
    goal: 'The aim',
    board: 'The board',
    clue: 'The clue',
    words: 'Words allowed',
    guess: 'Guessing',
    invalid: 'An invalid clue',
    together: 'Playing together',
    duo: 'Tokens and sudden death',
    time: 'Time',
    aloud: 'Among yourselves',
    end: 'The end',
  },
  opening: {
    goal,
    board: (context) =>
      duo(context)
        ? [
            'Each side sees nine agents, three assassins and thirteen bystanders. The other half stays hidden from it.',
          ]
        : isCooperative(context.mode)
          ? ['Your team starts, and so has one word more.']
          : [],
    clue: ({ words }) => [
      `${capital(words.giver.the)} says one word and one number, and nothing else: no gesture, no comment.`,
      'The clue is about what words mean, never about their letters, sound or place.',
      'The number tells how many words the clue is about.',
    ],
    words: () => [
      'A visible word, one of its forms or a relative of it is no clue.',
      'A part of a visible compound word is no clue.',
    ],
    guess: (context) =>
      duo(context)
        ? [
            'Whoever guesses touches a card; it is read on the side of whoever gave the clue.',
            'An agent: go on, without limit. A bystander: the turn ends, and the card stays open to the other side. An assassin: the game is lost.',
          ]
        : [
            `The ${context.words.guesser.many} talk freely and may think of earlier clues.`,
            'A word of one’s own team: go on or stop. A word of the other: it counts for them, and the turn ends.',
          ],
    invalid: (context) =>
      isCooperative(context.mode) && context.parameters['penalty.turn'] !== 'none'
        ? ['Anybody may say that a clue is invalid: the turn is lost then.']
        : [],
    together: () => [],
    duo: (context) =>
      duo(context)
        ? [
            'Whoever has an idea gives the first clue; after that the sides alternate.',
            'A side whose agents are all found gives no more clues.',
            'With no token left it is sudden death: no more clues, and any card that is no agent loses.',
          ]
        : [],
    time: () => [],
    aloud: () => ['What follows happens aloud or round one board: the program does not see to it.'],
    end: () => ['At the end, the key and the words meant by the clues are shown to all.'],
  },
  editions: {
    'classique-2025':
      'The 2025 booklet: one guess more than the number, and the opposing spymaster judges clues.',
    capitaine: 'As many guesses as the number; cards left on the way earn an extra card later.',
    precedente:
      'The box before: one player’s word is enough against a clue, and the whole team covers the penalty. Variants for two and three.',
    table:
      'A house sheet: abbreviations allowed, zero for practised tables, a record to beat for two or three.',
    'origine-2015':
      'The first booklet: a homophone passes if it means something else. Variants for two and three.',
    duo: 'For two, or two camps, all together: each sees one half of the key.',
  },
  modes: {
    versus: 'Four people or more: one clue-giver a team, and guessers.',
    coop_sim: 'Two or three people against an opponent that covers one word a turn.',
    coop_record: 'Two or three people, in as few turns as possible.',
    three_shared: 'Three people: two clue-givers, and one who guesses for both.',
    duo: 'Two people or two camps: each gives and guesses in turn.',
  },
  parameters,
  edition: 'Edition',
  mode: 'Way of playing',
  differs: 'What differs from the 2025 rules',
  differsNot: 'These are the 2025 rules.',
  house: (settings) => `House variant: this edition has it otherwise with ${settings}.`,
  inForce: 'The rules of this table',
  setup: {
    title: 'The game',
    wordsLanguage: 'Language of the words',
    languages: { fr: 'French', en: 'English' },
    packs: 'Word packs',
    packSize: (count) => `${count} words`,
    start: 'Who starts',
    draw: 'Draw',
    our: 'Your colour',
    timers: 'Timer',
    seconds: 'seconds, 0 for none',
    conventions: 'The table’s conventions',
    fixed: 'What the edition fixes',
    fixedHint: 'Changing one of these makes the game a house variant.',
    none: 'no limit',
    byEdition: 'as the edition',
  },
  own: {
    title: 'Your words',
    give: 'Add your words',
    change: 'Change your words',
    hint: 'One word a line, or separated by commas. They stay at this table.',
    label: 'Your words',
    check: 'Take these words',
    keep: (count) => `Keep the ${count > 1 ? `${count} words that fit` : 'word that fits'}`,
    kept: (count) => `${count > 1 ? `${count} words are` : 'One word is'} at this table.`,
    forget: 'Remove them',
    download: 'Download the list',
    problems: 'To mend',
    tooFew: (count, least) => `${count} words: it takes ${least} to play without another pack.`,
    tooMany: (count, most) => `${count} words: no more than ${most}.`,
    textTooLong: 'This text is too long.',
    line: (line) => `Line ${line}: `,
    empty: 'nothing between two commas',
    tooLong: (word, most) => `${word} is too long (${most} letters at most)`,
    characters: (word) => `${word} can’t be written on a card`,
    duplicate: (word, line) => `${word} is on line ${line} already`,
  },
};
