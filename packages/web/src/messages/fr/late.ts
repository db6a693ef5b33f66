export const late = {
  asked: (seat: string, host: string) => `Place demandée : ${seat}. ${host} va répondre.`,
  takeBack: 'Retirer ma demande',
  declined: 'L’hôte ne donne pas cette place pour cette partie.',
  wishes: (name: string, seat: string) => `${name} demande une place : ${seat}.`,
  admit: 'Accepter',
  decline: 'Refuser',
};
