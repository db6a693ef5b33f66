import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A reverse proxy that knows no sessions: each connection goes to the next server that answers. */
export interface RoundRobin {
  readonly url: string;
  /** How many connections each server has by now, in the order of the ports. */
  readonly open: readonly number[];
  close(): Promise<void>;
}

/** Starts a proxy before the servers that listen on these ports of this machine. */
export const roundRobin = async (ports: readonly number[]): Promise<RoundRobin> => {
  const sockets = new Set<Socket>();
  const open = ports.map(() => 0);
  let next = 0;
  const hold = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  };
  const pass = (socket: Socket, at: number, tries: number): void => {
    const port = ports[at];
    if (port === undefined || tries === 0) {
      socket.destroy();
      return;
    }
    const onward = connect(port, '127.0.0.1');
    const goOn = (): void => {
      pass(socket, (at + 1) % ports.length, tries - 1);
    };
    onward.once('error', goOn);
    onward.once('connect', () => {
      onward.off('error', goOn);
      hold(onward);
      open[at] = (open[at] ?? 0) + 1;
      onward.on('close', () => {
        open[at] = (open[at] ?? 0) - 1;
        socket.destroy();
      });
      socket.on('close', () => onward.destroy());
      socket.pipe(onward).pipe(socket);
    });
  };
  const server = createServer((socket) => {
    hold(socket);
    pass(socket, next % ports.length, ports.length);
    next += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    open,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
