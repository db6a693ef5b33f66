import { plural, small } from '../plural.ts';

export const duo = {
  firstClue: 'Le premier indice est à qui a une idée',
  partnerThinks: 'L’autre côté cherche un indice',
  sideThinks: (side: string) => `Le ${small(side)} cherche un indice`,
  partnerLooks: 'L’autre côté cherche vos agents',
  sideLooks: (side: string) => `Le ${small(side)} devine`,
  suddenDeath: 'Mort subite : plus d’indice, plus d’erreur',
  agents: (count: number) => plural('fr', count, 'agent', 'agents'),
  toFind: 'à\u00a0trouver',
  tokens: (count: number) => `${count} ${plural('fr', count, 'jeton', 'jetons')}`,
  tokensLabel: 'Jetons de temps',
  mistakes: (count: number) =>
    count === 0
      ? 'aucune erreur permise'
      : `${count} ${plural('fr', count, 'erreur permise', 'erreurs permises')}`,
  yourSide: (side: string) => `Vous : ${small(side).replace(' ', ' ')}`,
  finished: 'tous ses agents sont trouvés',
  invalid: 'Invalider l’indice',
  invalidBriefly: 'Invalider',
};
