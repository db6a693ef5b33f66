import { expect, type Locator, type Page } from '@playwright/test';

/** What a card can be on the key, in the words of the French catalogue. */
export type Colour = 'rouge' | 'bleu' | 'passant' | 'témoin' | 'assassin' | 'agent';

/** Words that are on no board, for clues that nobody objects to. */
const CLUES = ['kangourou', 'yaourt', 'quinoa', 'wapiti', 'xylophone', 'igloo', 'judoka'];

/** Somebody at the table, in a browser of their own, who does what people do. */
export class Player {
  readonly page: Page;
  #clues = 0;

  constructor(page: Page) {
    this.page = page;
  }

  get board(): Locator {
    return this.page.getByRole('grid', { name: 'Plateau' });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  /** Makes a table from the landing page, and gives its address. */
  async createTable(url: string): Promise<string> {
    await this.page.goto(url);
    await this.button('Créer une table').click();
    await this.page.waitForURL('**/t/*');
    await expect(this.page.getByRole('heading', { name: 'Les places' })).toBeVisible();
    return this.page.url();
  }

  /** Takes a seat, by its name. */
  async sit(seat: string): Promise<void> {
    await this.button(`Prendre la place ${seat}`).click();
    await this.sits(seat);
  }

  /** Has a seat, by its name, whoever gave it. */
  async sits(seat: string): Promise<void> {
    const place = this.page.getByRole('group', { name: seat });
    await expect(place.getByRole('button', { name: 'Quitter ma place' })).toBeVisible();
  }

  /** Comes by the link and sits down. */
  async join(link: string, seat: string): Promise<void> {
    await this.page.goto(link);
    await this.sit(seat);
  }

  async deal(): Promise<void> {
    await this.button('Distribuer les cartes').click();
    await expect(this.board).toBeVisible();
  }

  /** Unfolds what the edition leaves to the table, in the dialog of the set-up. */
  async openConventions(): Promise<void> {
    await this.page
      .locator('details', { hasText: 'Les conventions de la table' })
      .evaluate((details) => details.setAttribute('open', ''));
  }

  /** The card with that word. */
  card(word: string): Locator {
    return this.board.getByRole('button', { name: new RegExp(`^${word}, `, 'u') });
  }

  /** Words of the cards whose spoken name has all of `parts`. */
  async wordsWith(...parts: readonly string[]): Promise<readonly string[]> {
    const names = await this.board
      .getByRole('button')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''));
    return names
      .map((name) => name.replace(/[\u00a0\u202f]/gu, ' '))
      .filter((name) => parts.every((part) => name.includes(part)))
      .map((name) => name.split(',')[0] ?? '');
  }

  /** Words that this clue-giver's key shows as `colour` and that are still face down. */
  async hidden(colour: Colour): Promise<readonly string[]> {
    await expect(
      this.card('[^,]+')
        .and(this.button(/clé\s:/u))
        .first(),
    ).toBeVisible();
    return this.wordsWith('face cachée', `clé : ${colour}`);
  }

  /** Gives a clue that is no word of the board. */
  async clue(number: string, aimed: readonly string[] = []): Promise<string> {
    const board = await this.wordsWith(',');
    const free = CLUES.filter((word) => !board.includes(word));
    const word = free[this.#clues++ % free.length] ?? '';
    for (const aim of aimed) await this.card(aim).click();
    await this.page.getByLabel('Votre indice et son nombre').fill(`${word} ${number}`);
    await this.button('Donner l’indice').click();
    await expect(this.page.getByText('Indice en cours').first()).toBeAttached();
    return word;
  }

  /** Points at a card and presses the button that reveals it. */
  async touch(word: string): Promise<void> {
    await this.card(word).click();
    await this.page
      .getByRole('region')
      .getByRole('button', { name: `Révéler ${word.toUpperCase()}` })
      .click();
  }

  /** Reveals a card, and sees it lie open. */
  async guess(word: string): Promise<void> {
    await this.touch(word);
    await expect(this.card(word)).toHaveAccessibleName(/découvert/u);
  }

  /** The sentence that says what is awaited. */
  status(text: string | RegExp): Locator {
    return this.page.getByRole('region', { name: text });
  }
}
