import dns from 'node:dns';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as listenRaw, type Server as RawServer } from 'node:net';
import { Browser } from '@root/tests/helpers/browser';
import { startWeb } from '@root/tests/helpers/start-web';
import { makeStudio, PASSWORD, type Studio } from '@root/tests/helpers/studio';
import { openTestApp } from '@root/tests/helpers/test-app';
import { workQueue } from '@root/tests/helpers/work-queue';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { pool } from '@/core/db/pool';
import { env } from '@/core/env';
import { emit } from '@/core/events/emit';
import { deliverWebhook } from '../deliver-webhook';
import { findWebhook, listDeliveries } from '../queries/webhooks';

const app = await openTestApp();
const WEBHOOKS = '/api/x/studio/webhooks';
const PROJECT = { id: '0199aaaa-0000-7000-8000-000000000001', name: 'Noa & Dan' };

let studio: Studio;
let owner: Browser;
const open: (Server | RawServer)[] = [];

beforeAll(async () => {
  await startWeb(app);
  studio = await makeStudio('Studio with failing webhooks');
  owner = await new Browser(app.origin).signIn(studio.ownerEmail, PASSWORD);
});
beforeEach(async () => {
  await pool().query('delete from webhooks; delete from webhook_deliveries; delete from rates');
});
afterEach(() => {
  vi.restoreAllMocks();
  env().webhookHosts = [];
  for (const server of open.splice(0)) server.close();
});

/** Starts a server on a port of its own; returns its host. */
async function listen(server: Server | RawServer): Promise<string> {
  open.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A port at which no server listens any more. */
async function closedPort(): Promise<number> {
  const server = listenRaw();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/** Delivers one event to a webhook of this address; returns the one attempt that the log has. */
async function attempt(url: string, named = true) {
  env().webhookHosts = named ? [new URL(url).host] : [];
  const made = await owner.post(WEBHOOKS, { url, events: ['selection.reopened'] });
  expect(made.status).toBe(201);
  await emit(pool(), 'selection.reopened', studio.account, { project: PROJECT });
  await workQueue('happenings.');
  const id = String(made.json.id);
  const [message] = await listDeliveries(id);
  await deliverWebhook({ delivery: message?.id ?? '', tries: 0 });
  const [line] = await listDeliveries(id);
  expect(line).toMatchObject({ state: 'waiting', tries: 1 });
  // The list of webhooks says the same.
  const { trouble, status = null } = line?.attempts[0] ?? {};
  expect((await findWebhook(id))?.last_failure).toEqual({ trouble, status });
  return line?.attempts[0];
}

describe('the log of a webhook says why a delivery failed:', () => {
  test('a closed port is a refused connection', async () => {
    expect(await attempt(`http://127.0.0.1:${await closedPort()}/`)).toMatchObject({ trouble: 'refused' });
  });

  test('a closed port of a host named after a failure is a refused connection', async () => {
    const lookup = dns.lookup.bind(dns) as (...given: unknown[]) => void;
    vi.spyOn(dns, 'lookup').mockImplementation(((host: string, ...rest: unknown[]) =>
      lookup(host === 'timeout.example.com' ? '127.0.0.1' : host, ...rest)) as never);
    expect(await attempt(`http://timeout.example.com:${await closedPort()}/`)).toMatchObject({
      trouble: 'refused',
    });
  });

  test('a receiver that does not answer is a timeout', async () => {
    const patience = new AbortController();
    const silent = createServer(() => patience.abort(new DOMException('late', 'TimeoutError')));
    const host = await listen(silent);
    const real = AbortSignal.timeout.bind(AbortSignal);
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => (ms === 10_000 ? patience.signal : real(ms)));
    expect(await attempt(`http://${host}/`)).toMatchObject({ trouble: 'timeout' });
    silent.closeAllConnections();
  });

  test('a receiver without TLS at an https address is no secure connection', async () => {
    const host = await listen(createServer((_request, response) => response.end()));
    expect(await attempt(`https://${host}/`)).toMatchObject({ trouble: 'certificate' });
  });

  test('an unknown host looks like a private one', async () => {
    expect(await attempt('https://nobody.invalid/', false)).toMatchObject({ trouble: 'inside', ms: 0 });
  });

  test('a connection that the receiver cuts is unreachable', async () => {
    const host = await listen(listenRaw((socket) => socket.destroy()));
    expect(await attempt(`http://${host}/`)).toMatchObject({ trouble: 'unreachable' });
  });

  test('an answer that never ends is too long', async () => {
    const host = await listen(createServer((_request, response) => response.end('x'.repeat(300 * 1024))));
    expect(await attempt(`http://${host}/`)).toMatchObject({ trouble: 'too_long' });
  });

  test.each([
    [302, 'redirect'],
    [500, 'status'],
  ])('the status %i is stored with its reason', async (status, trouble) => {
    const host = await listen(
      createServer((_request, response) => response.writeHead(status, { Location: '/elsewhere' }).end()),
    );
    expect(await attempt(`http://${host}/`)).toMatchObject({ status, trouble });
  });
});
