export const late = {
  watching: 'La partie est en cours : vous regardez.',
  ask: (seat: string) => `Demander une place : ${seat}`,
  asked: (seat: string, host: string) => `Place demandée : ${seat}. ${host} va répondre.`,
  takeBack: 'Retirer ma demande',
  declined: 'L’hôte ne donne pas cette place pour cette partie.',
  wishes: (name: string, seat: string) => `${name} demande une place : ${seat}.`,
  admit: 'Accepter',
  decline: 'Refuser',
};
