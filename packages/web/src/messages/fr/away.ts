export const away = {
  one: (name: string) => `On attend ${name}, qui n’est pas là`,
  both: (name: string, other: string) => `On attend ${name} ou ${other}, qui ne sont pas là`,
  many: (count: number) =>
    `On attend l’une des ${count} personnes dont c’est le tour : aucune n’est là`,
};
