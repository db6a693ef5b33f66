import { capital, plural } from '../../messages/plural.ts';
import type { Book } from '../book.ts';
import { clueParameters } from './clue-parameters.ts';

const cards = (count: number): string => `${count} ${plural('en', count, 'card', 'cards')}`;

const span = (seconds: number): string =>
  seconds % 60 === 0 && seconds > 0
    ? `${seconds / 60} min`
    : seconds < 60
      ? `${seconds} s`
      : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;

export const parameters: Book['parameters'] = {
  'board.rows': { label: 'Rows', says: (rows) => `The board has ${rows} rows.` },
  'board.cols': { label: 'Cards in a row', says: (columns) => `Each row has ${cards(columns)}.` },
  'key.start': {
    label: 'Words of the starting team',
    says: (count, { words }) =>
      `Whoever starts has ${count} ${plural('en', count, words.target.one, words.target.many)} to find.`,
  },
  'key.other': {
    label: 'Words of the other team',
    says: (count, { words }) =>
      `The other team has ${count} ${plural('en', count, words.target.one, words.target.many)} to find.`,
  },
  'key.bystander': {
    label: 'Neutral words',
    says: (count, { words }) =>
      `The board holds ${count} ${plural('en', count, words.bystander.one, words.bystander.many)}.`,
  },
  'key.assassin': {
    label: 'Losing words',
    says: (count, { words }) =>
      `The board holds ${count} ${plural('en', count, words.assassin.one, words.assassin.many)}.`,
  },
  'start.rule': {
    label: 'Who starts',
    says: (rule, { words }) =>
      rule === 'key'
        ? `${capital(words.key.the)} says which team starts.`
        : 'The starting team is drawn or chosen.',
  },
  'guess.limit': {
    label: 'Number of guesses',
    says: (limit) =>
      ({
        n: 'A team touches at most as many cards as the clue’s number.',
        n_plus_1: 'A team touches at most one card more than the clue’s number.',
        n_plus_owed:
          'A team touches at most as many cards as the number, then an extra one if it is owed cards.',
        none: 'The number does not limit how many cards are touched.',
      })[limit],
  },
  'guess.minimum': {
    label: 'Guesses before stopping',
    says: (minimum) =>
      minimum === 0
        ? 'A turn may end without touching a card.'
        : minimum === 1
          ? 'At least one card is touched in a turn.'
          : `A team touches ${minimum} cards before it may stop.`,
  },
  'owed.growth': {
    label: 'Cards owed',
    says: (growth) =>
      growth === 'voluntary_stop'
        ? 'A team that stops by choice before the number is owed the missing cards.'
        : 'Any turn that ends before the number, even by a mistake, leaves the missing cards owed.',
  },
  'owed.opponent_reveal': {
    label: 'Debt and the opponent',
    says: (rule) =>
      rule === 'clamp'
        ? 'A card found by the opponent lowers the debt only where it exceeds the cards left.'
        : 'A card found by the opponent lowers the debt by one.',
  },
  'owed.bonus_max_per_turn': {
    label: 'Extra cards a turn',
    says: (count) => `The debt gives ${cards(count)} extra in a turn at most.`,
  },
  ...clueParameters,
  'reveal.neutral': {
    label: 'Neutral word',
    says: (rule, { words }) =>
      rule === 'end_turn'
        ? `Revealing ${words.bystander.a} ends the turn.`
        : `Revealing ${words.bystander.a} does not end the turn.`,
  },
  'win.on_opponent_reveal': {
    label: 'Last word of the opponent',
    says: (rule) =>
      rule === 'owner_wins'
        ? 'Whoever reveals the opponent’s last word makes them win.'
        : 'A team whose last word the opponent reveals wins when its turn comes.',
  },
  'win.on_penalty_cover': {
    label: 'Last word covered',
    says: (rule) =>
      rule === 'owner_wins'
        ? 'Covering one’s last word this way wins.'
        : 'The last word can’t be covered this way.',
  },
  'penalty.turn': {
    label: 'Invalid clue',
    says: (rule) =>
      ({
        ends: 'A clue judged invalid ends the turn.',
        may_end: 'A player who holds the own team’s clue invalid may end its turn.',
        none: 'An invalid clue has no consequence.',
      })[rule],
  },
  'penalty.cover': {
    label: 'Extra word covered',
    says: (rule) =>
      rule === 'optional_one'
        ? 'The other team may then cover one of its words.'
        : 'The other team covers no word for that.',
  },
  'penalty.cover_by': {
    label: 'Who covers',
    says: (rule, { words }) =>
      rule === 'spymaster'
        ? `${capital(words.giver.the)} of the other team chooses the word to cover.`
        : 'Anybody of the other team may choose the word to cover.',
  },
  'penalty.cover_deadline': {
    label: 'Until when',
    says: (rule) =>
      rule === 'before_own_next_clue'
        ? 'The other team covers that word before its own next clue, or gives it up.'
        : 'The other team covers that word before the offenders’ next turn, or gives it up.',
  },
  'contest.window': {
    label: 'When to contest',
    says: (rule) =>
      rule === 'until_turn_end'
        ? 'A clue can be contested until the turn ends; after that it is valid.'
        : 'A clue can be contested before the first card is touched.',
  },
  'contest.undo_guesses': {
    label: 'Cards of the contested turn',
    says: (undone) =>
      undone
        ? 'Cards revealed under an invalid clue are taken back.'
        : 'Cards revealed under an invalid clue stay revealed.',
  },
  'contest.judge': {
    label: 'Who judges',
    says: (rule, { words }) =>
      ({
        opposing_spymaster: `Anyone may contest a clue; the opposing ${words.giver.one} decides.`,
        any_player: 'The word of a single player is enough against a clue.',
        vote: 'Anyone may contest a clue; the table votes.',
      })[rule],
  },
  'contest.waiver': {
    label: 'Accepting a clue',
    says: (waiver, { words }) =>
      waiver
        ? `The opposing ${words.giver.one} may accept a clue: it is no longer contested.`
        : 'Nobody accepts a clue beforehand.',
  },
  'consult.quiet': {
    label: 'Asking an opinion',
    says: (quiet, { words }) =>
      quiet
        ? `When in doubt, you secretly ask the opposing ${words.giver.one}.`
        : 'No opinion is asked before a clue is given.',
  },
  'guess.commit': {
    label: 'Card played',
    says: (rule) =>
      rule === 'touch'
        ? 'Round one board, the first card touched is played; on screen you point at it, then reveal it.'
        : 'Round one board too, a card touched is only played once it is confirmed.',
  },
  'undo.by_agreement': {
    label: 'Taking a card back',
    says: (undo, { words }) =>
      undo
        ? `A card revealed by mistake is taken back if both ${words.giver.many} agree.`
        : 'A revealed card is not taken back.',
  },
  referee: {
    label: 'Referee',
    says: (referee) =>
      ({
        strict: 'The referee refuses clues that are not allowed.',
        advise: 'The referee warns of what is not allowed; you may insist.',
        off: 'The referee looks only at the form of clues.',
      })[referee],
  },
  'timer.use': {
    label: 'Timer',
    says: (use) => (use === 'none' ? 'There is no timer.' : 'The table may use a timer.'),
  },
  'timer.on_expiry': {
    label: 'When time is up',
    says: (rule) =>
      rule === 'nudge'
        ? 'When time is up it is said, and that is all.'
        : 'When time is up the turn ends.',
  },
  'timer.clue': {
    label: 'Time for a clue',
    says: (seconds) =>
      seconds === 0 ? 'A clue has no time limit.' : `A clue has a time limit of ${span(seconds)}.`,
  },
  'timer.first_clue': {
    label: 'Time for the first clue',
    says: (seconds) =>
      seconds === 0
        ? 'The first clue has the same time as the others.'
        : `The first clue has a time limit of ${span(seconds)}.`,
  },
  'timer.guess': {
    label: 'Time for guessing',
    says: (seconds) =>
      seconds === 0
        ? 'Guessing has no time limit.'
        : `Guessing has a time limit of ${span(seconds)}.`,
  },
  'await.seconds': {
    label: 'Waiting for an answer',
    says: (seconds) =>
      `One person’s answer is awaited for ${span(seconds)}; then the game goes on.`,
  },
  'late.players': {
    label: 'Who comes during a game',
    says: (rule) =>
      rule === 'free'
        ? 'Whoever comes during a game takes a free seat when they like.'
        : 'Whoever comes during a game asks for a seat, and the host grants it or not.',
  },
  'coop.enemy_cover': {
    label: 'Simulated opponent',
    says: (rule) =>
      rule === 'one_per_enemy_turn'
        ? 'After each of your turns the simulated opponent covers one of its words, which your team chooses.'
        : 'The other colour does not play.',
  },
  'coop.penalty_extra_cover': {
    label: 'After an invalid clue',
    says: (extra) =>
      extra
        ? 'After an invalid clue the opponent covers two words.'
        : 'After an invalid clue the opponent covers one word, as always.',
  },
  'coop.score': {
    label: 'Score',
    says: (rule) =>
      rule === 'enemy_left'
        ? 'The score is how many words the opponent has left.'
        : 'The score is the number of turns: the fewer the better.',
  },
  'coop.lose_all_enemy': {
    label: 'All words of the opponent',
    says: (lose) =>
      lose
        ? 'If all words of the opponent are revealed, the game is lost.'
        : 'Revealing all words of the other colour does not lose.',
  },
  'duet.tokens': {
    label: 'Tokens',
    says: (count) =>
      `You have ${count} ${plural('en', count, 'token', 'tokens')}: each turn takes one, good or bad.`,
  },
  'duet.mistakes': {
    label: 'Mistakes allowed',
    says: (count) =>
      count === null
        ? 'A mistake costs no more than its turn.'
        : `The mission forgives ${count} ${plural('en', count, 'mistake', 'mistakes')}.`,
  },
  'duet.mistake_overflow': {
    label: 'One mistake more',
    says: (rule) =>
      rule === 'lose' ? 'One mistake more loses.' : 'One mistake more costs two tokens.',
  },
  'duet.sudden_death_order': {
    label: 'Sudden death',
    says: (rule) =>
      rule === 'any'
        ? 'In sudden death either side guesses, in any order.'
        : 'In sudden death the two sides guess by turns.',
  },
  'duet.finish_costs_token': {
    label: 'Finished side',
    says: (costs) =>
      costs
        ? 'The turn that finds the last agent of a side costs its token.'
        : 'The turn that finds the last agent of a side costs no token.',
  },
};
