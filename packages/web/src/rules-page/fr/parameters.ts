import { capital, plural } from '../../messages/plural.ts';
import type { Book } from '../book.ts';
import { clueParameters } from './clue-parameters.ts';

const cards = (count: number): string => `${count} ${plural('fr', count, 'carte', 'cartes')}`;

const span = (seconds: number): string =>
  seconds % 60 === 0 && seconds > 0
    ? `${seconds / 60} min`
    : seconds < 60
      ? `${seconds} s`
      : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;

export const parameters: Book['parameters'] = {
  'board.rows': { label: 'Rangées', says: (rows) => `Le plateau a ${rows} rangées.` },
  'board.cols': {
    label: 'Cartes par rangée',
    says: (columns) => `Chaque rangée a ${cards(columns)}.`,
  },
  'key.start': {
    label: 'Mots de qui commence',
    says: (count, { words }) =>
      `Qui commence a ${count} ${plural('fr', count, words.target.one, words.target.many)} à trouver.`,
  },
  'key.other': {
    label: 'Mots de l’autre équipe',
    says: (count, { words }) =>
      `L’autre équipe a ${count} ${plural('fr', count, words.target.one, words.target.many)} à trouver.`,
  },
  'key.bystander': {
    label: 'Mots neutres',
    says: (count, { words }) =>
      `Il y a ${count} ${plural('fr', count, words.bystander.one, words.bystander.many)}.`,
  },
  'key.assassin': {
    label: 'Mots perdants',
    says: (count, { words }) =>
      `Il y a ${count} ${plural('fr', count, words.assassin.one, words.assassin.many)}.`,
  },
  'start.rule': {
    label: 'Qui commence',
    says: (rule, { words }) =>
      rule === 'key'
        ? `${capital(words.key.the)} dit quelle équipe commence.`
        : 'L’équipe qui commence est tirée au sort ou choisie.',
  },
  'guess.limit': {
    label: 'Nombre de propositions',
    says: (limit) =>
      ({
        n: 'Une équipe touche au plus autant de cartes que le nombre de l’indice.',
        n_plus_1: 'Une équipe touche au plus une carte de plus que le nombre de l’indice.',
        n_plus_owed:
          'Une équipe touche au plus autant de cartes que le nombre, puis une carte en plus si elle a des cartes en retard.',
        none: 'Le nombre ne limite pas les cartes que l’on touche.',
      })[limit],
  },
  'guess.minimum': {
    label: 'Propositions avant de s’arrêter',
    says: (minimum) =>
      minimum === 0
        ? 'On peut terminer son tour sans toucher de carte.'
        : minimum === 1
          ? 'On touche au moins une carte par tour.'
          : `On touche ${minimum} cartes avant de pouvoir s’arrêter.`,
  },
  'owed.growth': {
    label: 'Cartes en retard',
    says: (growth) =>
      growth === 'voluntary_stop'
        ? 'Qui s’arrête de soi-même avant le nombre a les cartes manquantes en retard.'
        : 'Tout tour fini avant le nombre, même par une erreur, met les cartes manquantes en retard.',
  },
  'owed.opponent_reveal': {
    label: 'Retard et adversaire',
    says: (rule) =>
      rule === 'clamp'
        ? 'Une carte trouvée par l’adversaire ne réduit le retard que s’il dépasse les cartes qui restent.'
        : 'Une carte trouvée par l’adversaire réduit le retard d’une carte.',
  },
  'owed.bonus_max_per_turn': {
    label: 'Cartes en plus par tour',
    says: (count) => `Par tour, le retard donne droit à ${cards(count)} en plus au maximum.`,
  },
  ...clueParameters,
  'reveal.neutral': {
    label: 'Mot neutre',
    says: (rule, { words }) =>
      rule === 'end_turn'
        ? `Découvrir ${words.bystander.a} termine le tour.`
        : `Découvrir ${words.bystander.a} ne termine pas le tour.`,
  },
  'win.on_opponent_reveal': {
    label: 'Dernier mot adverse',
    says: (rule) =>
      rule === 'owner_wins'
        ? 'Qui découvre le dernier mot de l’adversaire le fait gagner.'
        : 'Une équipe dont l’adversaire découvre le dernier mot gagne au début de son tour.',
  },
  'win.on_penalty_cover': {
    label: 'Dernier mot couvert',
    says: (rule) =>
      rule === 'owner_wins'
        ? 'Couvrir ainsi son dernier mot fait gagner.'
        : 'Le dernier mot ne se couvre pas ainsi.',
  },
  'penalty.turn': {
    label: 'Indice non valable',
    says: (rule) =>
      ({
        ends: 'Un indice jugé non valable met fin au tour.',
        may_end:
          'Un joueur qui tient l’indice de son équipe pour non valable peut mettre fin à son tour.',
        none: 'Un indice non valable n’a pas de suite.',
      })[rule],
  },
  'penalty.cover': {
    label: 'Mot couvert en plus',
    says: (rule) =>
      rule === 'optional_one'
        ? 'L’autre équipe peut alors couvrir un de ses mots.'
        : 'L’autre équipe ne couvre pas de mot pour autant.',
  },
  'penalty.cover_by': {
    label: 'Qui couvre',
    says: (rule, { words }) =>
      rule === 'spymaster'
        ? `${capital(words.giver.the)} de l’autre équipe choisit le mot à couvrir.`
        : 'Toute l’autre équipe peut choisir le mot à couvrir.',
  },
  'penalty.cover_deadline': {
    label: 'Jusqu’à quand',
    says: (rule) =>
      rule === 'before_own_next_clue'
        ? 'L’autre équipe couvre ce mot avant son prochain indice, ou y renonce.'
        : 'L’autre équipe couvre ce mot avant le prochain tour de l’équipe fautive, ou y renonce.',
  },
  'contest.window': {
    label: 'Quand contester',
    says: (rule) =>
      rule === 'until_turn_end'
        ? 'Un indice se conteste jusqu’à la fin du tour ; ensuite il est valable.'
        : 'Un indice se conteste avant la première carte touchée.',
  },
  'contest.undo_guesses': {
    label: 'Cartes du tour contesté',
    says: (undone) =>
      undone
        ? 'Les cartes découvertes sous un indice non valable sont reprises.'
        : 'Les cartes découvertes sous un indice non valable le restent.',
  },
  'contest.judge': {
    label: 'Qui juge',
    says: (rule, { words }) =>
      ({
        opposing_spymaster: `Tout le monde peut contester un indice ; ${words.giver.the} adverse tranche.`,
        any_player: 'La parole d’un seul joueur suffit contre un indice.',
        vote: 'Tout le monde peut contester un indice ; la table vote.',
      })[rule],
  },
  'contest.waiver': {
    label: 'Accepter un indice',
    says: (waiver, { words }) =>
      waiver
        ? `${capital(words.giver.the)} adverse peut accepter un indice : on ne le conteste plus.`
        : 'Personne n’accepte un indice d’avance.',
  },
  'consult.quiet': {
    label: 'Demander un avis',
    says: (quiet, { words }) =>
      quiet
        ? `En cas de doute, on demande en secret l’avis ${words.giver.of} adverse.`
        : 'On ne demande pas d’avis avant de donner un indice.',
  },
  'guess.commit': {
    label: 'Carte jouée',
    says: (rule) =>
      rule === 'touch'
        ? 'Autour d’un plateau, la première carte touchée est jouée ; à l’écran, on la désigne, puis on la révèle.'
        : 'Autour d’un plateau aussi, une carte touchée n’est jouée qu’une fois confirmée.',
  },
  'undo.by_agreement': {
    label: 'Reprendre une carte',
    says: (undo, { words }) =>
      undo
        ? `Une carte révélée par erreur se reprend si les deux ${words.giver.many} sont d’accord.`
        : 'Une carte révélée ne se reprend pas.',
  },
  referee: {
    label: 'Arbitre',
    says: (referee) =>
      ({
        strict: 'L’arbitre refuse les indices interdits.',
        advise: 'L’arbitre prévient de ce qui est interdit ; on peut passer outre.',
        off: 'L’arbitre ne regarde que la forme des indices.',
      })[referee],
  },
  'timer.use': {
    label: 'Chronomètre',
    says: (use) =>
      use === 'none' ? 'On joue sans chronomètre.' : 'Le chronomètre est au choix de la table.',
  },
  'timer.on_expiry': {
    label: 'Quand le temps est écoulé',
    says: (rule) =>
      rule === 'nudge'
        ? 'Le temps écoulé est annoncé, sans autre suite.'
        : 'Le temps écoulé met fin au tour.',
  },
  'timer.clue': {
    label: 'Temps pour un indice',
    says: (seconds) =>
      seconds === 0 ? 'Un indice n’a pas de limite de temps.' : `On a ${span(seconds)} par indice.`,
  },
  'timer.first_clue': {
    label: 'Temps pour le premier indice',
    says: (seconds) =>
      seconds === 0
        ? 'Le premier indice a le même temps que les autres.'
        : `Pour le premier indice, on a ${span(seconds)}.`,
  },
  'timer.guess': {
    label: 'Temps pour deviner',
    says: (seconds) =>
      seconds === 0
        ? 'Deviner n’a pas de limite de temps.'
        : `Pour deviner, on a ${span(seconds)}.`,
  },
  'await.seconds': {
    label: 'Attente d’une réponse',
    says: (seconds) =>
      `On attend ${span(seconds)} la réponse d’une seule personne ; ensuite le jeu continue.`,
  },
  'late.players': {
    label: 'Qui arrive en cours de partie',
    says: (rule) =>
      rule === 'free'
        ? 'Qui arrive en cours de partie prend une place libre quand il veut.'
        : 'Qui arrive en cours de partie demande une place ; l’hôte l’accorde ou non.',
  },
  'coop.enemy_cover': {
    label: 'Adversaire simulé',
    says: (rule) =>
      rule === 'one_per_enemy_turn'
        ? 'Après chacun de vos tours, l’adversaire simulé couvre un de ses mots, que votre équipe choisit.'
        : 'L’autre couleur ne joue pas.',
  },
  'coop.penalty_extra_cover': {
    label: 'Après un indice non valable',
    says: (extra) =>
      extra
        ? 'Après un indice non valable, l’adversaire couvre deux mots.'
        : 'Après un indice non valable, l’adversaire couvre un mot, comme toujours.',
  },
  'coop.score': {
    label: 'Score',
    says: (rule) =>
      rule === 'enemy_left'
        ? 'Le score est le nombre de mots qui restent à l’adversaire.'
        : 'Le score est le nombre de tours : le plus petit est le meilleur.',
  },
  'coop.lose_all_enemy': {
    label: 'Tous les mots adverses',
    says: (lose) =>
      lose
        ? 'Si tous les mots de l’adversaire sont découverts, la partie est perdue.'
        : 'Découvrir tous les mots de l’autre couleur ne fait pas perdre.',
  },
  'duet.tokens': {
    label: 'Jetons',
    says: (count) =>
      `Vous avez ${count} ${plural('fr', count, 'jeton', 'jetons')} : chaque tour en prend un, réussi ou non.`,
  },
  'duet.mistakes': {
    label: 'Erreurs permises',
    says: (count) =>
      count === null
        ? 'Une erreur ne coûte rien de plus que son tour.'
        : `La mission pardonne ${count} ${plural('fr', count, 'erreur', 'erreurs')}.`,
  },
  'duet.mistake_overflow': {
    label: 'Une erreur de plus',
    says: (rule) =>
      rule === 'lose' ? 'Une erreur de plus fait perdre.' : 'Une erreur de plus coûte deux jetons.',
  },
  'duet.sudden_death_order': {
    label: 'Mort subite',
    says: (rule) =>
      rule === 'any'
        ? 'En mort subite, l’un ou l’autre côté devine, dans l’ordre qu’on veut.'
        : 'En mort subite, les deux côtés devinent tour à tour.',
  },
  'duet.finish_costs_token': {
    label: 'Côté terminé',
    says: (costs) =>
      costs
        ? 'Le tour qui trouve le dernier agent d’un côté coûte son jeton.'
        : 'Le tour qui trouve le dernier agent d’un côté ne coûte pas de jeton.',
  },
};
