import { expect, SIZES, test } from './table/fixtures.ts';
import { dealtVersus } from './table/versus.ts';

test('on the smallest phone all words, the score and the clue are there without scrolling', async ({
  server,
  person,
}) => {
  const { first, second } = await dealtVersus(server, person);
  await first.agent.page.setViewportSize(SIZES.phone);
  await first.spy.page.setViewportSize(SIZES.phone);
  await expect(first.spy.button('Donner l’indice')).toBeInViewport({ ratio: 1 });
  await first.spy.clue('2');
  for (const player of [first.agent, first.spy]) {
    for (const word of await player.wordsWith('face cachée')) {
      await expect(player.card(word)).toBeInViewport({ ratio: 1 });
    }
    for (const team of ['Rouges', 'Bleus']) {
      const side = player.page.getByRole('region', { name: team, exact: true });
      await expect(side).toBeInViewport({ ratio: 1 });
      // Whoever waits for the others still knows whose side they are on.
      const own = team === (first.colour === 'rouge' ? 'Rouges' : 'Bleus');
      await expect(side.getByText('vous', { exact: true }).filter({ visible: true })).toHaveCount(
        own ? 1 : 0,
      );
    }
    await expect(player.page.getByText('encore 3 propositions')).toBeInViewport({ ratio: 1 });
  }

  // A tap alone reveals nothing: it shows the marker, to the own team only.
  const [word = ''] = await first.spy.hidden(first.colour);
  await first.agent.card(word).click();
  await expect(first.agent.card(word)).toHaveAccessibleName(/désigné par Agent/u);
  await expect(second.agent.card(word)).toHaveAccessibleName(/face cachée$/u);
  await expect(first.agent.button(`Révéler ${word.toUpperCase()}`).last()).toBeInViewport({
    ratio: 1,
  });
  await first.agent.card(word).click();
  await expect(first.agent.card(word)).not.toHaveAccessibleName(/désigné/u);
  await expect(first.agent.card(word)).toHaveAccessibleName(/face cachée/u);
});

test('with letters twice as large, the score and the way in stay in sight', async ({
  server,
  person,
}) => {
  const { first } = await dealtVersus(server, person);
  const { page } = first.agent;
  const enlarge = () =>
    page.evaluate(() => {
      document.documentElement.style.setProperty('font-size', '200%', 'important');
    });
  await page.setViewportSize(SIZES.phone);
  await enlarge();
  for (const team of ['Rouges', 'Bleus']) {
    const side = page.getByRole('region', { name: team, exact: true });
    await expect(side.getByText(/^[89]$/u)).toBeInViewport({ ratio: 1 });
  }

  await page.goto(server.url);
  await enlarge();
  for (const name of ['Créer une table', 'Rejoindre', 'English']) {
    const control = page.getByRole('button', { name, exact: true });
    await control.scrollIntoViewIfNeeded();
    await expect(control).toBeInViewport({ ratio: 1 });
  }
});
