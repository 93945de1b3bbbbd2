import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from './free-port';

test('a free port can be listened on, and is given once', async () => {
  const ports = await Promise.all(Array.from({ length: 200 }, freePort));
  expect(new Set(ports).size).toBe(200);
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(ports[0], '127.0.0.1', resolve));
  server.close();
});

const RANGE = '/proc/sys/net/ipv4/ip_local_port_range';

test.skipIf(!existsSync(RANGE))('no connection is given a free port', async () => {
  const range = readFileSync(RANGE, 'utf8');
  const lowest = Number(range.trim().split(/\s+/)[0]);
  for (const port of await Promise.all(Array.from({ length: 200 }, freePort)))
    expect(port).toBeLessThan(lowest);
});
