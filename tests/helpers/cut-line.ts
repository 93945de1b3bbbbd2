import { connect, createServer, type Socket } from 'node:net';
import { freePort } from './free-port';

/** A TCP proxy to a server that can be cut and restored without the server noticing. */
export interface CutLine {
  /** The server's address by way of the line. */
  url: string;
  port: number;
  /** Cuts every connection and refuses new ones. */
  cut: () => Promise<void>;
  restore: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Opens a line to the server of an address (any protocol with a port in it). */
export async function openLine(to: string): Promise<CutLine> {
  const target = new URL(to);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  const port = await freePort();
  const listen = () =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', resolve);
    });
  await listen();
  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  return {
    url: Object.assign(new URL(to), { hostname: '127.0.0.1', port: String(port) }).href,
    port,
    cut,
    restore: listen,
    stop: () => (server.listening ? cut() : Promise.resolve()),
  };
}
