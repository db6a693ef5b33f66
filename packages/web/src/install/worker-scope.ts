/** An event that the browser waits for, as a service worker gets it. */
export interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** A request of a page, before it goes out. */
export interface RequestEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** A tap on a notification; `data` is the path of the page that showed it. */
export interface NoticeEvent extends WorkerEvent {
  readonly notification: { readonly data: unknown; close(): void };
}

/** An open page of the product, as its service worker knows it. */
export interface OpenPage {
  readonly url: string;
  focus(): Promise<unknown>;
}

/**
 * What a service worker has to do with, as far as it is used here: the product's pages and its
 * workers can't be checked against the browser's two worlds in one go.
 */
export interface WorkerScope {
  readonly location: Pick<Location, 'origin'>;
  readonly caches: CacheStorage;
  readonly clients: {
    matchAll(wanted: {
      readonly type: 'window';
      readonly includeUncontrolled: true;
    }): Promise<readonly OpenPage[]>;
    openWindow(path: string): Promise<unknown>;
  };
  fetch(request: Request): Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener(
    type: 'install' | 'activate' | 'message',
    listener: (event: WorkerEvent) => void,
  ): void;
  addEventListener(type: 'notificationclick', listener: (event: NoticeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
}
