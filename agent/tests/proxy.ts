import { createServer, type Server, type Socket, connect as toServer } from 'node:net';
import { freePort } from '@root/tests/helpers/free-port';

/** The network between a program and the server: it can go away, and counts what it carries. */
export class Network {
  /** Bytes that the program has sent. */
  sent = 0;
  onSent: (sent: number) => void = () => undefined;
  #server: Server | null = null;
  #sockets = new Set<Socket>();
  #port = 0;

  constructor(private readonly target: number) {}

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Carries connections, at the same address as before. */
  async open(): Promise<void> {
    this.#port ||= await freePort();
    const server = createServer((client) => {
      const upstream = toServer(this.target, '127.0.0.1');
      for (const socket of [client, upstream]) {
        this.#sockets.add(socket);
        socket.on('error', () => undefined);
        socket.on('close', () => {
          this.#sockets.delete(socket);
          client.destroy();
          upstream.destroy();
        });
      }
      client.on('data', (part) => {
        this.sent += part.length;
        this.onSent(this.sent);
      });
      client.pipe(upstream);
      upstream.pipe(client);
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(this.#port, '127.0.0.1', resolve);
    });
    this.#server = server;
  }

  /** Cuts all connections, and accepts none. */
  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise<void>((resolve) => (this.#server ? this.#server.close(() => resolve()) : resolve()));
    this.#server = null;
  }
}
