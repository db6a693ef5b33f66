import { expect } from '@playwright/test';
import type { Seat } from '@agent-double/rules';
import type { Extra } from './extra.ts';
import type { Server } from './server.ts';
import type { Player } from './player.ts';

/** One team as its people sit. */
export interface Side {
  readonly colour: 'rouge' | 'bleu';
  readonly spy: Player;
  readonly agent: Player;
}

export interface VersusTable {
  readonly link: string;
  readonly host: Player;
  readonly all: readonly Player[];
  /** The team that starts, and the other. */
  readonly first: Side;
  readonly second: Side;
}

type Person = (options?: object) => Promise<Player>;

/** Four people at a table for two teams, before the deal: the host is the red clue-giver. */
export const seatFour = async (
  server: Server,
  person: Person,
): Promise<{ readonly link: string; readonly red: Side; readonly blue: Side }> => {
  const [host, redAgent, blueSpy, blueAgent] = await Promise.all([
    person(),
    person(),
    person(),
    person(),
  ]);
  const link = await host.createTable(server.url);
  await Promise.all([
    redAgent.join(link, 'Agent rouge'),
    blueSpy.join(link, 'Espion bleu'),
    blueAgent.join(link, 'Agent bleu'),
  ]);
  return {
    link,
    red: { colour: 'rouge', spy: host, agent: redAgent },
    blue: { colour: 'bleu', spy: blueSpy, agent: blueAgent },
  };
};

/** Deals to four people who sit, and tells who starts. */
export const dealt = async ({
  link,
  red,
  blue,
}: Awaited<ReturnType<typeof seatFour>>): Promise<VersusTable> => {
  await red.spy.deal();
  for (const { agent, spy } of [red, blue]) {
    await expect(agent.board).toBeVisible();
    await expect(spy.board).toBeVisible();
  }
  const reds = (await red.spy.hidden('rouge')).length;
  const [first, second] = reds === 9 ? [red, blue] : [blue, red];
  return { link, host: red.spy, all: [red.spy, red.agent, blue.spy, blue.agent], first, second };
};

/** Four people in a game that has just been dealt. */
export const dealtVersus = async (server: Server, person: Person): Promise<VersusTable> =>
  dealt(await seatFour(server, person));

type SitExtra = (link: string, seat: Seat) => Promise<Extra>;

/**
 * Four people in a game that has just been dealt, for a test that looks at the screens of the host
 * and of the team that starts: whoever else sits there has none.
 */
export const dealtFirst = async (
  server: Server,
  person: Person,
  extra: SitExtra,
): Promise<{ readonly link: string; readonly host: Player; readonly first: Side }> => {
  const host = await person();
  const link = await host.createTable(server.url);
  const [redAgent, blueSpy, blueAgent] = await Promise.all([
    extra(link, 'red.operative'),
    extra(link, 'blue.spymaster'),
    extra(link, 'blue.operative'),
  ]);
  await host.deal();
  const seen = async ({ cookie, leave }: Extra): Promise<Player> => {
    const player = await person();
    await player.page.context().addCookies([cookie]);
    await player.page.goto(link);
    await expect(player.board).toBeVisible();
    // From here on they are there as long as their page is.
    await leave();
    return player;
  };
  const reds = (await host.hidden('rouge')).length;
  if (reds === 9) {
    return { link, host, first: { colour: 'rouge', spy: host, agent: await seen(redAgent) } };
  }
  const [spy, agent] = await Promise.all([seen(blueSpy), seen(blueAgent)]);
  return { link, host, first: { colour: 'bleu', spy, agent } };
};
