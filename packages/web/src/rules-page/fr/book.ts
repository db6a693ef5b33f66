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
        `Deux équipes s’affrontent. Chaque ${words.giver.one} voit la ${words.key.one} et fait deviner les mots de son équipe par des indices.`,
        `La première équipe dont tous les ${words.target.many} sont découverts gagne.`,
        `Qui découvre ${words.assassin.the} perd aussitôt.`,
      ];
    case 'three_shared':
      return [
        `Deux ${words.giver.many} s’affrontent, et une seule personne devine pour les deux, un tour pour chacun.`,
        `La première couleur dont tous les ${words.target.many} sont découverts gagne.`,
        `Découvrir ${words.assassin.the} fait perdre la couleur dont c’est le tour.`,
      ];
    case 'coop_sim':
    case 'coop_record':
      return [
        `Vous formez une seule équipe, qui commence : ${words.giver.a} et ${words.guesser.a} ou plusieurs.`,
        `Vous gagnez quand tous vos ${words.target.many} sont découverts.`,
        `Découvrir ${words.assassin.the} fait perdre.`,
      ];
    case 'duo':
      return [
        'Deux côtés jouent ensemble. Chacun voit sa moitié de la clé et fait deviner ses agents à l’autre.',
        'Il y a quinze agents en tout : neuf de chaque côté, dont trois des deux.',
        'Vous gagnez ensemble quand les quinze sont trouvés.',
      ];
  }
};

export const book: Book = {
  title: 'Règles',
  headings: {
    goal: 'Le but',
    board: 'Le plateau',
    clue: 'L’indice',
    words: 'Les mots permis',
    guess: 'Deviner',
    invalid: 'Un indice non valable',
    together: 'Jouer ensemble',
    duo: 'Jetons et mort subite',
    time: 'Le temps',
    aloud: 'Entre vous',
    end: 'La fin',
  },
  opening: {
    goal,
    board: (context) =>
      duo(context)
        ? [
            'Chaque côté voit neuf agents, trois assassins et treize passants. L’autre moitié lui reste cachée.',
          ]
        : isCooperative(context.mode)
          ? ['Votre équipe commence, et a donc un mot de plus.']
          : [],
    clue: ({ words }) => [
      `${capital(words.giver.the)} donne un mot et un nombre, et rien d’autre : ni geste, ni commentaire.`,
      'L’indice joue sur le sens des mots, jamais sur leurs lettres, leur son ou leur place.',
      'Le nombre dit combien de mots l’indice vise.',
    ],
    words: () => [
      'Un mot visible, une de ses formes ou un mot de sa famille ne sert pas d’indice.',
      'Une partie d’un mot composé visible ne sert pas d’indice.',
    ],
    guess: (context) =>
      duo(context)
        ? [
            'Celui qui devine touche une carte ; elle est lue du côté de celui qui a donné l’indice.',
            'Un agent : on peut continuer, sans limite. Un passant : le tour finit, et la carte reste ouverte à l’autre côté. Un assassin : la partie est perdue.',
          ]
        : [
            `Les ${context.words.guesser.many} se concertent librement et peuvent penser à d’anciens indices.`,
            'Un mot de son équipe : on peut continuer ou s’arrêter. Un mot de l’autre : il compte pour elle, et le tour finit.',
          ],
    invalid: (context) =>
      isCooperative(context.mode) && context.parameters['penalty.turn'] !== 'none'
        ? ['Tout le monde peut dire qu’un indice n’est pas valable : le tour est alors perdu.']
        : [],
    together: () => [],
    duo: (context) =>
      duo(context)
        ? [
            'Celui qui a une idée donne le premier indice ; ensuite les côtés alternent.',
            'Un côté dont tous les agents sont trouvés ne donne plus d’indice.',
            'Sans jeton, c’est la mort subite : plus d’indice, et toute carte qui n’est pas un agent fait perdre.',
          ]
        : [],
    time: () => [],
    aloud: () => [
      'Ce qui suit se joue à voix haute ou autour d’un plateau : le programme n’y veille pas.',
    ],
    end: () => ['À la fin, la clé et les mots visés sont montrés à tous.'],
  },
  editions: {
    'classique-2025':
      'Le livret de 2025 : une proposition de plus que le nombre, et l’espion adverse juge les indices.',
    capitaine:
      'Autant de propositions que le nombre ; les cartes laissées en route donnent droit plus tard à une carte en plus.',
    precedente:
      'La boîte d’avant : la parole d’un joueur suffit contre un indice, et toute l’équipe couvre la pénalité. Variantes à deux et trois.',
    table:
      'Une feuille de maison : sigles permis, zéro pour les tables exercées, record à battre à deux ou trois.',
    'origine-2015':
      'Le premier livret : un homophone passe s’il a un autre sens. Variantes à deux et trois.',
    duo: 'À deux, ou en deux camps, tous ensemble : chacun voit une moitié de la clé.',
  },
  modes: {
    versus: 'Quatre personnes ou plus : un donneur d’indices par équipe, et des devineurs.',
    coop_sim: 'Deux ou trois personnes contre un adversaire qui couvre un mot par tour.',
    coop_record: 'Deux ou trois personnes, en aussi peu de tours que possible.',
    three_shared: 'Trois personnes : deux donneurs d’indices, et une qui devine pour les deux.',
    duo: 'Deux personnes ou deux camps : chacun donne et devine à son tour.',
  },
  parameters,
  edition: 'Édition',
  mode: 'Mode',
  differs: 'Ce qui change par rapport aux règles de 2025',
  differsNot: 'Ce sont les règles de 2025.',
  house: (settings) => `Variante maison : cette édition fixe autrement ${settings}.`,
  inForce: 'Les règles de cette table',
  setup: {
    title: 'Le jeu',
    wordsLanguage: 'Langue des mots',
    languages: { fr: 'Français', en: 'Anglais' },
    packs: 'Paquets de mots',
    packSize: (count) => `${count} mots`,
    start: 'Qui commence',
    draw: 'Tirer au sort',
    our: 'Votre couleur',
    timers: 'Chronomètre',
    seconds: 'secondes, 0 pour aucun',
    conventions: 'Les conventions de la table',
    fixed: 'Ce que l’édition fixe',
    fixedHint: 'Changer un de ces réglages fait de la partie une variante maison.',
    none: 'sans limite',
    byEdition: 'comme l’édition',
  },
  own: {
    title: 'Vos mots',
    give: 'Ajouter vos mots',
    change: 'Changer vos mots',
    hint: 'Un mot par ligne, ou séparés par des virgules. Ils restent à cette table.',
    label: 'Vos mots',
    check: 'Prendre ces mots',
    keep: (count) => `Garder ${count > 1 ? `les ${count} mots qui vont` : 'le mot qui va'}`,
    kept: (count) => `${count > 1 ? `${count} mots sont` : 'Un mot est'} à cette table.`,
    forget: 'Les retirer',
    download: 'Télécharger la liste',
    problems: 'À revoir',
    tooFew: (count, least) => `${count} mots : il en faut ${least} pour jouer sans autre paquet.`,
    tooMany: (count, most) => `${count} mots : pas plus de ${most}.`,
    textTooLong: 'Ce texte est trop long.',
    line: (line) => `Ligne ${line} : `,
    empty: 'rien entre deux virgules',
    tooLong: (word, most) => `${word} est trop long (${most} lettres au plus)`,
    characters: (word) => `${word} ne peut pas être écrit sur une carte`,
    duplicate: (word, line) => `${word} est déjà à la ligne ${line}`,
  },
};
