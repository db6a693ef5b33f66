import { PROTOCOL_VERSION, type ServerFrame } from '@agent-double/protocol';
import type { Seat } from '@agent-double/rules';
import { WebSocket } from 'ws';

/** Somebody at the table whose screen no test looks at, and who does nothing but sit. */
export interface Extra {
  /** Who they are to the server: what a browser needs in order to be them. */
  readonly cookie: { readonly name: string; readonly value: string; readonly url: string };
  readonly leave: () => void;
}

/** Comes by the link and takes that seat, without a browser. */
export const seatExtra = async (link: string, seat: Seat): Promise<Extra> => {
  const { origin, pathname } = new URL(link);
  const room = `${origin}/api/rooms/${pathname.split('/').at(-1) ?? ''}`;
  const joined = await fetch(`${room}/people`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: `Agent ${seat}` }),
  });
  const [given = ''] = joined.headers.getSetCookie();
  const [name = '', value = ''] = given.split(';')[0]?.split('=') ?? [];
  if (!joined.ok) throw new Error(`nobody may join: ${await joined.text()}`);

  const socket = new WebSocket(`${room.replace('http', 'ws')}/socket`, {
    headers: { cookie: `${name}=${value}` },
  });
  const say = (frame: object): void => {
    socket.send(JSON.stringify(frame));
  };
  await new Promise<void>((sits, failed) => {
    let asked = false;
    socket.once('open', () => {
      say({ type: 'hello', protocol: PROTOCOL_VERSION });
    });
    socket.once('error', failed);
    socket.on('message', (data: Buffer) => {
      const frame = JSON.parse(data.toString()) as ServerFrame;
      if (frame.type === 'welcome' && !asked) {
        asked = true;
        say({ type: 'order', id: 'sit', game: 0, turn: 0, command: { type: 'takeSeat', seat } });
      }
      if (frame.type === 'done') sits();
      if (frame.type === 'refused') failed(new Error(`no seat: ${frame.refusal.code}`));
    });
  });
  return {
    cookie: { name, value, url: origin },
    leave: () => {
      socket.close();
    },
  };
};
