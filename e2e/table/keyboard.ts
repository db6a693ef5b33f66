import { expect, type Locator } from '@playwright/test';
import type { Player } from './player.ts';

/** More tabs than any screen has stops. */
const MOST_TABS = 120;

/** Hands that never leave the keyboard. */
export class Keyboard {
  readonly player: Player;

  constructor(player: Player) {
    this.player = player;
  }

  get #keys() {
    return this.player.page.keyboard;
  }

  /** Tabs on until `wanted` has the focus. */
  async reach(wanted: Locator): Promise<void> {
    await expect(wanted).toBeVisible();
    for (let tab = 0; tab < MOST_TABS; tab += 1) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
      await this.#keys.press('Tab');
    }
    await expect(wanted).toBeFocused();
  }

  /** Goes to a control and presses Enter on it. */
  async enter(wanted: Locator): Promise<void> {
    await this.reach(wanted);
    await this.#keys.press('Enter');
  }

  /** Writes into a field and sends it with Enter. */
  async write(field: Locator, text: string): Promise<void> {
    await this.reach(field);
    await this.#keys.press('ControlOrMeta+a');
    await this.#keys.type(text);
    await this.#keys.press('Enter');
  }

  /** Tab leads into the board once; arrows lead from card to card. */
  async toCard(word: string): Promise<void> {
    const { board } = this.player;
    await this.reach(board.locator('[data-card][tabindex="0"]'));
    const target = await this.#placeOf(this.player.card(word));
    for (let at = await this.#focused(); at !== target; at = await this.#focused()) {
      const down = Math.floor(target / 5) - Math.floor(at / 5);
      const right = (target % 5) - (at % 5);
      const key =
        down !== 0 ? (down > 0 ? 'ArrowDown' : 'ArrowUp') : right > 0 ? 'ArrowRight' : 'ArrowLeft';
      await this.#keys.press(key);
    }
  }

  /** Points at a card, confirms in the second step, and still has the keyboard on it. */
  async guess(word: string): Promise<void> {
    await this.toCard(word);
    await this.#keys.press('Enter');
    await this.#keys.press('Tab');
    await expect(this.player.page.locator(':focus')).toHaveAccessibleName(`Révéler ${word}`);
    await this.#keys.press('Enter');
    await expect(this.player.card(word)).not.toHaveAccessibleName(/face cachée$/u);
    await expect(this.player.board.locator(':focus')).toHaveCount(1);
  }

  /** Aims at words, writes the clue, and has the keyboard on the board afterwards. */
  async clue(text: string, aimed: readonly string[] = []): Promise<void> {
    for (const word of aimed) {
      await this.toCard(word);
      await this.#keys.press('Enter');
      await expect(this.player.card(word)).toHaveAccessibleName(/visé par votre indice/u);
    }
    await this.write(this.player.page.getByLabel('Votre indice et son nombre'), text);
    await expect(this.player.page.getByText('Indice en cours').first()).toBeAttached();
    await this.holds();
  }

  /** The focus is on something, and not lost with what went away. */
  async holds(): Promise<void> {
    await expect(this.player.page.locator('body :focus')).toHaveCount(1);
  }

  #placeOf(card: Locator): Promise<number> {
    return card.evaluate((element) => Number(element.getAttribute('data-card')));
  }

  #focused(): Promise<number> {
    return this.#placeOf(this.player.page.locator(':focus'));
  }
}
