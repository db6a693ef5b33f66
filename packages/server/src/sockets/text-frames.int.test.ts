import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { isAscii } from '../rooms/line.ts';
import { writeTexts, type ByteSink } from './text-frames.ts';

const write = (sink: ByteSink, texts: readonly string[]): void => {
  writeTexts(sink, texts, texts.every(isAscii));
};

const EDGES = [0, 1, 125, 126, 65_535, 65_536, 200_000];

test('a client reads every text as it was, whatever its length', async () => {
  const texts = [...EDGES.map((length) => 'x'.repeat(length)), 'œuvre – “🦊”', 'é'.repeat(63)];
  const server = createServer();
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  server.on('upgrade', (request, raw: Duplex, head) => {
    sockets.handleUpgrade(request, raw, head, (socket) => {
      for (const text of texts) write(raw, [text]);
      write(raw, texts);
      write(raw, texts.slice(0, 5));
      socket.send('by the library');
      write(raw, ['the end']);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: string[] = [];
  await new Promise<void>((resolve, reject) => {
    client.on('error', reject);
    client.on('message', (data: Buffer, isBinary) => {
      expect(isBinary).toBe(false);
      heard.push(data.toString());
      if (heard.at(-1) === 'the end') resolve();
    });
  });
  expect(heard).toEqual([
    ...[...texts, ...texts, ...texts.slice(0, 5)],
    ...['by the library', 'the end'],
  ]);
  client.terminate();
  sockets.close();
  server.close();
});
