import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the ports that systems give to connections (Linux from 32768, gVisor from 16000): seconds pass before the
 * program listens, and a connection or a server of any port could take it meanwhile. Browsers refuse 10080.
 */
const FIRST = 10_100;
const LAST = 15_999;
const TRIES = 100;

const given = new Set<number>();

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    // Of every address: a program listens on one of them or on all.
    server.listen(port, () => server.close(() => resolve(true)));
  });
}

/**
 * A port that is free now, that no connection takes, and that this process was not given before.
 * @throws Error where none of a hundred is free
 */
export async function freePort(): Promise<number> {
  for (let i = 0; i < TRIES; i++) {
    const port = randomInt(FIRST, LAST + 1);
    if (given.has(port)) continue;
    given.add(port);
    if (await isFree(port)) return port;
  }
  throw new Error(`None of ${TRIES} ports from ${FIRST} to ${LAST} is free.`);
}
