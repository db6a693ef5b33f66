/** What takes the keyboard, in the order of the page. */
const TAKES = 'a[href],button,input,select,textarea,summary,[tabindex="0"]';

/**
 * Keeps the keyboard's place. What was under it may go away, as a button does that has been
 * pressed: then the board takes it, or what is nearest in a dialog and where there is no board.
 * `before` is where it was last, from the inside out: that may have gone away already.
 */
export const keepFocus = (root: HTMLElement, before: readonly EventTarget[] = []): void => {
  let path: readonly Element[] = isLost()
    ? before.filter((target) => target instanceof Element)
    : pathOf(document.activeElement);
  root.addEventListener('focusin', () => {
    path = pathOf(document.activeElement);
  });
  root.addEventListener('focusout', () => {
    const left = path[0];
    // Whoever presses beside everything has left it on purpose.
    queueMicrotask(() => {
      if (path[0] === left && left?.isConnected && isLost()) path = [];
    });
  });
  const mend = (): void => {
    const [lost] = path;
    if (lost === undefined || lost.isConnected || !isLost()) return;
    const around = path.find((element) => element.isConnected);
    const dialog = root.querySelector<HTMLElement>('dialog[open]');
    const board = root.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]');
    const apart = dialog?.contains(around ?? null) ?? false;
    // The first board takes several frames to be laid out, and nothing on it can be focused before.
    if (!apart && isToBeSeen(root.querySelector('[role="grid"]'))) return;
    const next = apart ? nearest(around) : (board ?? nearest(around));
    // A screen that is still to be loaded has nothing to offer yet.
    if (next === null) return;
    path = [];
    next.focus({ preventScroll: true });
  };
  new MutationObserver(mend).observe(root, { childList: true, subtree: true });
  mend();
};

/** An element and what is around it, from the inside out. */
const pathOf = (element: Element | null): readonly Element[] =>
  element === null || element === document.body ? [] : [element, ...pathOf(element.parentElement)];

const isLost = (): boolean => document.activeElement === document.body;

const isToBeSeen = (board: Element | null): boolean =>
  board !== null && !board.checkVisibility({ visibilityProperty: true });

const nearest = (around: Element | null | undefined): HTMLElement | null => {
  for (let here = around ?? null; here !== null; here = here.parentElement) {
    const found = [...here.querySelectorAll<HTMLElement>(TAKES)].find((one) =>
      one.checkVisibility(),
    );
    if (found) return found;
  }
  return null;
};
