import type { Page } from '@playwright/test';

/** Windows that every screen must fit: both ways of the smallest phone, a tablet, a laptop, a television. */
export const WINDOWS = [
  { width: 320, height: 568 },
  { width: 568, height: 320 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
  // What is left of a laptop’s window at 200 %.
  { width: 683, height: 384 },
  { width: 3840, height: 2160 },
] as const;

/** Those that leave the least room. */
export const TIGHT = WINDOWS.filter(({ width }) => [320, 683].includes(width));

/** What is cut, out of reach or too small to be read on the page as it is. */
export const misfits = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const SLACK = 1.5;
    const SMALLEST_WORD = 8.5;
    const found: string[] = [];
    const top = document.querySelector('dialog[open]') ?? document.body;

    /** A line of text without the room above and below its letters. */
    const inkOf = ({ x, y, width, height }: DOMRect): DOMRect =>
      new DOMRect(x, y + height * 0.15, width, height * 0.7);
    const isSeen = (element: Element): boolean => {
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      for (let here: Element | null = element; here !== null; here = here.parentElement) {
        if (here.getAttribute('aria-hidden') === 'true') return false;
        if (getComputedStyle(here).clipPath.startsWith('inset(50%')) return false;
      }
      return true;
    };
    const sidesCut = (box: DOMRect, element: Element): boolean => {
      if (box.left < -SLACK || box.right > innerWidth + SLACK) return true;
      for (let here: Element | null = element; here !== null; here = here.parentElement) {
        const style = getComputedStyle(here);
        if (style.position === 'fixed' && (box.top < -SLACK || box.bottom > innerHeight + SLACK)) {
          return here.scrollHeight <= here.clientHeight + SLACK;
        }
        const frame = here.getBoundingClientRect();
        const cutsX = style.overflowX === 'hidden' || style.overflowX === 'clip';
        const cutsY = style.overflowY === 'hidden' || style.overflowY === 'clip';
        if (cutsX && (box.left < frame.left - SLACK || box.right > frame.right + SLACK))
          return true;
        if (cutsY && (box.top < frame.top - SLACK || box.bottom > frame.bottom + SLACK))
          return true;
        // What is beyond the frame of something that scrolls can be scrolled to.
        if (style.overflowY === 'auto' || style.overflowY === 'scroll') return false;
      }
      return false;
    };

    for (const box of [document.documentElement, ...top.querySelectorAll('*')]) {
      const scrolls =
        box === document.documentElement ||
        ['auto', 'scroll'].includes(getComputedStyle(box).overflowX);
      if (scrolls && !box.matches('input, textarea') && box.scrollWidth > box.clientWidth + 1) {
        found.push(`${box.tagName}.${box.className} scrolls sideways`);
      }
    }
    const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const element = text.parentElement;
      if (element === null || text.textContent?.trim() === '' || !isSeen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const boxes = [...range.getClientRects()].filter((box) => box.width > 0).map(inkOf);
      if (boxes.some((box) => sidesCut(box, element))) found.push(`cut: ${text.textContent}`);
    }
    for (const word of top.querySelectorAll('[data-card] .word')) {
      const size = parseFloat(getComputedStyle(word).fontSize);
      if (size < SMALLEST_WORD) found.push(`${word.textContent} at ${size} px`);
    }
    return found;
  });
