import { request, type Agent } from 'node:http';
import { PROTOCOL_VERSION } from '@agent-double/protocol';
import { WebSocket } from 'ws';

/** One browser of many: at its own address of this machine. */
export interface Guest {
  readonly room: string;
  readonly cookie: string;
  readonly localAddress: string;
  socket: WebSocket | null;
  /** Where its stream is, to go on from there. */
  stream: string;
  seq: number;
}

/** Asks for a room, or to join one, over connections that are kept. */
export const post = (
  url: string,
  body: unknown,
  agent: Agent,
): Promise<{ readonly room: string; readonly cookie: string }> =>
  new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const asked = request(url, { method: 'POST', headers, agent }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('error', reject);
      response.on('end', () => {
        const cookie = response.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
        if ((response.statusCode ?? 500) >= 300) reject(new Error(text));
        else resolve({ cookie, room: (JSON.parse(text) as { room: string }).room });
      });
    });
    asked.on('error', reject);
    asked.end(JSON.stringify(body));
  });

/** Follows how far a stream is without folding it: a welcome says, and so do events. */
const follow = (guest: Guest, data: Buffer): void => {
  const text = data.toString();
  if (text.startsWith('{"type":"welcome"')) {
    const { stream, seq } = JSON.parse(text) as { stream: string; seq: number };
    guest.stream = stream;
    guest.seq = seq;
  } else if (text.startsWith('{"type":"events"')) {
    const { seq, events } = JSON.parse(text) as { seq: number; events: readonly unknown[] };
    guest.seq = Math.max(guest.seq, seq + events.length - 1);
  }
};

/** Opens the guest's socket, from where its stream was; resolves with the first frame. */
export const enter = (url: string, guest: Guest): Promise<string> =>
  new Promise((resolve, reject) => {
    const { room, cookie, localAddress, stream, seq } = guest;
    const place = `${url.replace('http', 'ws')}/api/rooms/${room}/socket`;
    const headers = { cookie };
    const socket = new WebSocket(place, { perMessageDeflate: false, localAddress, headers });
    guest.socket = socket;
    const heard = stream === '' ? {} : { stream, seq };
    socket.once('open', () => {
      socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL_VERSION, ...heard }));
    });
    socket.once('error', reject);
    socket.once('message', (data: Buffer) => {
      socket.off('error', reject);
      socket.on('error', () => undefined);
      resolve(data.toString());
    });
    socket.on('message', (data: Buffer) => {
      follow(guest, data);
    });
  });
