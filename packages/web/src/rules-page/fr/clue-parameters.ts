import type { Parameters, Permission } from '@agent-double/rules';
import type { Book, ClueParameterName } from '../book.ts';

/** « Un mot à trait d’union est permis. » */
const permit = (label: string, what: string, feminine = false) => ({
  label,
  says: (value: Permission | 'allowed_if_meaning'): string => {
    const e = feminine ? 'e' : '';
    switch (value) {
      case 'allowed':
        return `${what} est permis${e}.`;
      case 'forbidden':
        return `${what} est interdit${e}.`;
      case 'ask':
        return `${what} : la table en décide chaque fois.`;
      case 'allowed_if_meaning':
        return `${what} est permis${e} si son sens le justifie.`;
    }
  },
});

/** Where zero and unlimited wait for a practised table. */
const toWhom = (parameters: Parameters): string =>
  parameters['clue.expert_toggle'] && !parameters['clue.expert'] ? ' aux tables exercées' : '';

export const clueParameters: Pick<Book['parameters'], ClueParameterName> = {
  'clue.number_max': {
    label: 'Nombre maximal',
    says: (max) =>
      max === null ? 'Le nombre n’a pas de maximum.' : `Le nombre ne dépasse pas ${max}.`,
  },
  'clue.zero': {
    label: 'Zéro',
    says: (zero, { parameters }) =>
      zero === 'forbidden'
        ? 'Zéro n’est pas permis.'
        : `Zéro est permis${toWhom(parameters)} : aucun de vos mots n’a de rapport avec l’indice, et l’on touche autant de cartes que l’on veut.`,
  },
  'clue.unlimited': {
    label: 'Illimité',
    says: (unlimited, { parameters }) =>
      unlimited === 'forbidden'
        ? 'Un indice illimité n’est pas permis.'
        : `Un indice illimité est permis${toWhom(parameters)} : sans nombre, et sans limite de cartes.`,
  },
  'clue.expert_toggle': {
    label: 'Zéro et illimité',
    says: (expert) =>
      expert
        ? 'Zéro et illimité sont pour les tables exercées.'
        : 'Zéro et illimité sont pour tous.',
  },
  'clue.expert': {
    label: 'Table exercée',
    says: (expert) =>
      expert
        ? 'La table est exercée : elle joue zéro et illimité.'
        : 'Tant que la table débute, zéro et illimité sont mis de côté.',
  },
  'clue.repeat': {
    label: 'Indice répété',
    says: (rule) =>
      rule === 'allowed'
        ? 'Un indice peut être donné deux fois.'
        : 'Un indice ne se donne qu’une fois.',
  },
  'clue.hyphenated': permit('Trait d’union', 'Un mot à trait d’union (cache-nez)'),
  'clue.open_compound': permit(
    'Expression',
    'Une expression en plusieurs mots (chemin de fer)',
    true,
  ),
  'clue.invented_compound': permit('Mot inventé', 'Un mot inventé pour l’occasion'),
  'clue.proper_single': permit('Nom propre', 'Un nom propre d’un mot (Mozart)'),
  'clue.proper_multi': permit(
    'Nom ou titre long',
    'Un nom ou un titre de plusieurs mots (Jules Verne)',
  ),
  'clue.abbreviation': permit('Sigle', 'Une abréviation ou un sigle'),
  'clue.translation': permit('Traduction', 'La traduction d’un mot visible', true),
  'clue.adopted_foreign': permit('Mot étranger courant', 'Un mot étranger d’usage courant (pizza)'),
  'clue.homophone': permit('Homophone', 'Un mot qui se prononce comme un mot visible'),
  'clue.rhyme_only': permit('Rime', 'Un indice qui ne fait que rimer'),
  'clue.covered_family': {
    label: 'Mots découverts',
    says: (rule) =>
      rule === 'allowed'
        ? 'Un mot découvert, et ceux de sa famille, peuvent servir d’indice.'
        : 'Même découvert, un mot du plateau ne sert pas d’indice, ni ceux de sa famille.',
  },
  'clue.spell_aloud': {
    label: 'Épeler',
    says: (rule) =>
      rule === 'allowed' ? 'On peut épeler son indice.' : 'On épelle son indice à qui le demande.',
  },
};
