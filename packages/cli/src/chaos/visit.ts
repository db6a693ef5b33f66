import { request } from 'node:http';

/** What came back over HTTP. */
export interface Answer {
  readonly status: number;
  readonly cookie: string;
  readonly body: string;
}

/** One request over a connection of its own, so that a proxy may give each to another server. */
export const visit = (
  url: string,
  method: string,
  { body, cookie = '' }: { readonly body?: unknown; readonly cookie?: string } = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const headers = {
      ...(cookie === '' ? {} : { cookie }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const asked = request(url, { method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        resolve({
          status: response.statusCode ?? 0,
          cookie: response.headers['set-cookie']?.[0]?.split(';')[0] ?? cookie,
          body: Buffer.concat(chunks).toString(),
        });
      });
    });
    asked.on('error', reject);
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });
