import { expect, test } from './table/fixtures.ts';
import { dealtVersus } from './table/versus.ts';

test('four people play a game of two teams from the link to the rematch', async ({
  server,
  person,
}) => {
  const { host, all, first, second } = await dealtVersus(server, person);

  // The key is with the clue-givers alone.
  expect(await first.agent.wordsWith('clé :')).toEqual([]);
  expect(await second.spy.hidden(first.colour)).toHaveLength(9);

  // A clue for two words, one of them found, then a stop.
  const [one = '', two = ''] = await first.spy.hidden(first.colour);
  await expect(first.spy.status('Donnez votre indice')).toBeVisible();
  await expect(first.agent.button('Terminer le tour')).toHaveCount(0);
  const clue = await first.spy.clue('2', [one, two]);
  await expect(second.agent.page.getByText(clue).locator('visible=true').first()).toBeVisible();
  await expect(first.agent.page.getByText('encore 3 propositions')).toBeVisible();
  await first.agent.guess(one);
  await expect(second.agent.card(one)).toHaveAccessibleName(
    new RegExp(`découvert\\s: ${first.colour}`, 'u'),
  );
  await first.agent.button('Terminer le tour').click();

  // The other team touches a bystander: its turn is over.
  const [neutral = ''] = await second.spy.hidden('passant');
  const theirs = await second.spy.clue('1');
  await second.agent.guess(neutral);
  await expect(first.spy.status('Donnez votre indice')).toBeVisible();

  // Who looks back finds with each clue what was guessed on it, the latest first.
  await first.agent.button('Journal').click();
  const turns = first.agent.page.getByRole('dialog', { name: 'Journal' }).locator('ol');
  await expect(turns).toHaveCount(2);
  await expect(turns.first()).toContainText(theirs);
  const last = turns.first().getByRole('listitem').last();
  await expect(last).toContainText(neutral);
  // Who touched it is said with it: the names that are offered begin with « Agent ».
  await expect(last).toContainText('Agent ');
  await expect(turns.last()).toContainText(clue);
  await expect(turns.last().getByRole('listitem').last()).toContainText(one);
  await expect(turns.last()).not.toContainText(two);
  await first.agent.page.keyboard.press('Escape');

  // An unlimited clue finds the rest.
  await first.spy.clue('∞');
  for (const word of await first.spy.hidden(first.colour)) await first.agent.guess(word);

  const winner = first.colour === 'rouge' ? 'Les Rouges gagnent' : 'Les Bleus gagnent';
  for (const player of all) {
    await expect(player.status(winner)).toBeVisible();
    // What was hidden is shown to all now, the words that were meant included.
    expect((await player.wordsWith('clé : assassin')).length).toBe(1);
    await expect(player.page.getByText(`visait ${one}, ${two}`)).toBeVisible();
  }

  // The rematch changes the clue-givers and keeps the table.
  await host.button('Rejouer').click();
  await expect(first.agent.status(/réfléchit|Donnez/u)).toBeVisible();
  await expect.poll(() => first.agent.wordsWith('clé :')).toHaveLength(25);
  expect(await first.spy.wordsWith('clé :')).toEqual([]);
});
