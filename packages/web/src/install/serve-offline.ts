import { answerFor, PAGE } from './answer-for.ts';
import type { WorkerScope } from './worker-scope.ts';

/** How long a page may take to come from the network before the kept one is shown, in milliseconds. */
export const PATIENCE = 4_000;

const PREFIX = 'agent-double-';

/**
 * Serves one version of the product without a network: its files from the cache, its page from the
 * network first. A newer version waits until no page of this one is open, so that a game that runs
 * keeps the files it started with; a single page at rest may let it in.
 */
export const serveOffline = (
  scope: WorkerScope,
  version: string,
  files: readonly string[],
): void => {
  const name = PREFIX + version;
  const known = new Set(files);

  const at = (file: string): string => new URL(file, scope.location.origin).href;

  const keep = async (): Promise<void> => {
    const cache = await scope.caches.open(name);
    const wanted = [PAGE, ...files].map((file) => {
      // Names of assets change with their bytes; what has another name may be an old copy.
      const fresh = file.startsWith('/assets/') ? 'default' : 'no-cache';
      return new Request(at(file), { cache: fresh });
    });
    await cache.addAll(wanted);
  };

  const forget = async (): Promise<void> => {
    const names = await scope.caches.keys();
    const old = names.filter((other) => other.startsWith(PREFIX) && other !== name);
    await Promise.all(old.map((other) => scope.caches.delete(other)));
  };

  const file = async (request: Request): Promise<Response> =>
    (await scope.caches.match(request, { ignoreVary: true })) ?? scope.fetch(request);

  const page = async (request: Request): Promise<Response> => {
    const kept = await (await scope.caches.open(name)).match(at(PAGE), { ignoreVary: true });
    if (kept === undefined) return scope.fetch(request);
    const late = new Promise<null>((tell) => {
      setTimeout(() => {
        tell(null);
      }, PATIENCE);
    });
    try {
      const fresh = await Promise.race([scope.fetch(request), late]);
      return fresh === null || fresh.status >= 500 ? kept : fresh;
    } catch {
      return kept;
    }
  };

  const letIn = async (): Promise<void> => {
    const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
    if (pages.length <= 1) await scope.skipWaiting();
  };

  const comeBack = async (path: string): Promise<void> => {
    const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const page = pages.find(({ url }) => url === at(path));
    await (page === undefined ? scope.clients.openWindow(path) : page.focus());
  };

  scope.addEventListener('install', (event) => {
    event.waitUntil(keep());
  });
  scope.addEventListener('activate', (event) => {
    event.waitUntil(forget());
  });
  // A page only ever says that it has no game which another version could disturb.
  scope.addEventListener('message', (event) => {
    event.waitUntil(letIn());
  });
  scope.addEventListener('notificationclick', (event) => {
    const { notification } = event;
    notification.close();
    event.waitUntil(comeBack(typeof notification.data === 'string' ? notification.data : PAGE));
  });
  scope.addEventListener('fetch', (event) => {
    const kind = answerFor(event.request, scope.location.origin, known);
    if (kind === 'page') event.respondWith(page(event.request));
    if (kind === 'file') event.respondWith(file(event.request));
  });
};
