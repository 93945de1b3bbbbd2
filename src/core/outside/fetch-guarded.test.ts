import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { fetchGuarded } from './fetch-guarded';
import { isPrivateAddress } from './private-address';

let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serve(listener: RequestListener): Promise<string> {
  const made = createServer(listener);
  server = made;
  await new Promise<void>((done) => made.listen(0, '127.0.0.1', done));
  return `127.0.0.1:${(made.address() as { port: number }).port}`;
}

test.each([
  ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'],
  ...[
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
  ],
  ...['224.0.0.1', '255.255.255.255', '198.18.0.1'],
])('%s leads to no public machine', (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

test.each(['1.1.1.1', '8.8.8.8', '172.32.0.1', '142.250.74.110', '2a00:1450:4001:81b::200e'])(
  '%s is public',
  (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  },
);

test.each([
  ['http://127.0.0.1:1/', 'NOT_HTTPS'],
  ['https://127.0.0.1:1/', 'NOT_PUBLIC'],
  ['https://[::1]:1/', 'NOT_PUBLIC'],
  ['https://[::ffff:169.254.169.254]/', 'NOT_PUBLIC'],
  ['https://localhost:1/', 'NOT_PUBLIC'],
  ['https://2130706433/', 'NOT_PUBLIC'],
  ['https://0x7f.1/', 'NOT_PUBLIC'],
  ['file:///etc/passwd', 'NO_WEB_ADDRESS'],
  ['gopher://127.0.0.1/', 'NO_WEB_ADDRESS'],
  ['nonsense', 'NO_WEB_ADDRESS'],
])('%s is not called: %s', async (address, why) => {
  await expect(fetchGuarded(address)).rejects.toMatchObject({ name: 'OutsideError', code: why });
});

test('a host named in the settings receives the request and its body', async () => {
  const host = await serve((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () =>
      response
        .setHeader('Content-Type', 'application/json')
        .end(JSON.stringify([request.method, request.headers.authorization, body])),
    );
  });
  const answer = await fetchGuarded(
    `http://${host}/`,
    { method: 'POST', headers: { Authorization: 'Bearer x' }, body: 'שלום' },
    { named: [host] },
  );
  expect(await answer.json()).toEqual(['POST', 'Bearer x', 'שלום']);
});

test('another port of a named host is not', async () => {
  await expect(fetchGuarded('http://127.0.0.1:9/', {}, { named: ['127.0.0.1:10'] })).rejects.toMatchObject({
    code: 'NOT_HTTPS',
  });
});

test('redirects are not followed, long and slow answers end', async () => {
  const host = await serve((request, response) => {
    if (request.url === '/away') response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end();
    else if (request.url === '/long') response.end('x'.repeat(5000));
    else response.write('and then …');
  });
  const named = [host];
  expect((await fetchGuarded(`http://${host}/away`, {}, { named })).status).toBe(302);
  await expect(fetchGuarded(`http://${host}/long`, {}, { named, maxBytes: 1000 })).rejects.toMatchObject({
    code: 'TOO_LONG',
  });
  await expect(fetchGuarded(`http://${host}/slow`, {}, { named, timeout: 50 })).rejects.toMatchObject({
    code: 'TIMEOUT',
  });
});
