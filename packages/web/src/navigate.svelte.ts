import { routeOf, type Route } from './route.ts';

let path = $state(location.pathname);

/** The route of the address bar. */
export const here = {
  get route(): Route {
    return routeOf(path);
  },
};

/** Goes to another page of the product without loading it anew. */
export const goTo = (to: string): void => {
  history.pushState(null, '', to);
  path = location.pathname;
  scrollTo(0, 0);
};

/** Keeps up with the back button. */
export const followHistory = (): void => {
  addEventListener('popstate', () => (path = location.pathname));
};

/** Makes a link of the product a step without a load, unless another tab is wanted. */
export const step = (event: MouseEvent & { currentTarget: HTMLAnchorElement }): void => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  goTo(event.currentTarget.pathname);
};
