import { loadPacks } from '@agent-double/lexicon';
import { MAX_AWAIT_SECONDS } from '@agent-double/rules';
import type { Player } from '../table/player.ts';
import type { Server } from '../table/server.ts';

/** Looks at the screen that somebody has before them now. */
export type Visit = (screen: string, player: Player) => Promise<void>;

export type Person = (options?: object) => Promise<Player>;

/** A walk through screens, which stops at each state that looks different. */
export type Tour = (server: Server, person: Person, visit: Visit) => Promise<void>;

/** The longest words that the product deals, of both languages: as many as a board takes. */
export const longestWords = async (): Promise<readonly string[]> =>
  [...(await loadPacks('fr')), ...(await loadPacks('en'))]
    .flatMap((pack) => pack.words)
    .toSorted((one, other) => other.length - one.length)
    .filter((word, at, all) => all.indexOf(word) === at)
    .slice(0, 25);

/** Gives the host’s table words of its own, by the dialog that is for it. */
export const giveWords = async (host: Player, words: readonly string[]): Promise<void> => {
  const field = host.page.getByRole('textbox', { name: 'Vos mots' });
  if (!(await field.isVisible())) await host.page.getByText('Ajouter vos mots').click();
  await field.fill(words.join('\n'));
  await host.button('Prendre ces mots').click();
};

/** In the dialog of the set-up: whatever waits for one person’s answer waits for a long look at it. */
export const waitLong = async (host: Player): Promise<void> => {
  await host.openConventions();
  const field = host.page.getByRole('spinbutton', { name: 'Attente d’une réponse' });
  await field.fill(String(MAX_AWAIT_SECONDS));
  await field.press('Enter');
};
