/** The one page of the product, under its address in a cache. */
export const PAGE = '/';

/** How a request is answered: as a page, from the files of this version, or not by the worker. */
export type AnswerKind = 'page' | 'file' | 'network';

/** How `request` is answered where `files` are the paths of this version. */
export const answerFor = (
  request: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
  files: ReadonlySet<string>,
): AnswerKind => {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return 'network';
  if (url.pathname.startsWith('/api/')) return 'network';
  if (request.mode === 'navigate') return 'page';
  return files.has(url.pathname) ? 'file' : 'network';
};
