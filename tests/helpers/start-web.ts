import { readdirSync } from 'node:fs';
import { startAccessCache } from '@media/pictures/gate';
import { closeLocks } from '@media/upload/locker';
import { type BasePayload, handleEndpoints } from 'payload';
import { stopListening } from '@/core/db/listen';
import { pool } from '@/core/db/pool';
import { writeVisits } from '@/core/events/visits';
import { sendResponse, toRequest } from '@/core/http/bridge';
import { startJobs, stopJobs } from '@/core/jobs/boss';
import { writeViews } from '@/modules/sites/visits/count-views';
import { composeWeb } from '@/web/compose-web';
import type { NextHandler } from '@/web/front/next-pages';
import type { TestApp } from './test-app';

/** The headers that the front passed to Next for the last page of an address. */
export type DrawnPage = { path: string; headers: Record<string, string | string[] | undefined> };

/** The addresses Next has a page for, read from its folders; features' pages are there only for what the front hands them. */
const PAGES = readdirSync('src/app', { recursive: true })
  .map(String)
  .filter(
    (file) =>
      /(^|\/)page\.tsx$/.test(file) && (!file.includes('[...') || file.endsWith('[...rest]/page.tsx')),
  )
  .map((file) => file.replace(/\/?page\.tsx$/, '').split('/'))
  .map((parts) =>
    parts.filter((part) => !part.startsWith('(')).map((part) => (/^\[\[/.test(part) ? '.*' : part)),
  )
  .map((parts) => ({
    onlyHanded: parts.includes('[...rest]'),
    address: new RegExp(
      `^/${parts
        .join('/')
        .replace(/\[\.\.\.rest\]/g, '.+')
        .replace(/\[\w+\]/g, '[^/]+')}/?$`,
    ),
  }));

/**
 * In Next's place: Payload's REST by Payload itself, and for every page a short text that names it.
 * Everything in front of Next is real.
 */
function standIn(drawn: DrawnPage[]): NextHandler {
  return async (request, response) => {
    if (request.url?.startsWith('/api/')) {
      const { default: config } = await import('@root/payload.config');
      const origin = `http://${request.headers.host}`;
      const answer = await handleEndpoints({ config, request: toRequest(request, response, origin) });
      await sendResponse(answer, response, request.method === 'HEAD');
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405).end();
      return;
    }
    drawn.push({ path: request.url ?? '', headers: { ...request.headers } });
    const path = (request.url ?? '').split('?')[0] ?? '';
    const handed = request.headers['x-keepers-form'] !== undefined;
    const there = PAGES.some(({ address, onlyHanded }) => address.test(path) && (handed || !onlyHanded));
    response.writeHead(there ? 200 : 404, {
      'Content-Type': 'text/html; charset=utf-8',
    });
    response.end(`<!doctype html><title>${(request.url ?? '').split('?')[0]}</title>`);
  };
}

/** Payload leaves its pool open with one connection checked out: its clients are ended one by one. */
export async function endPayload(payload: BasePayload): Promise<void> {
  const { pool: clients } = payload.db as unknown as { pool: { _clients: { end: () => Promise<void> }[] } };
  await Promise.all(clients._clients.map((client) => client.end()));
  await payload.destroy();
}

/** A running web process of the test application, in this process. */
export interface Web {
  origin: string;
  /** Pages that Next had to render, oldest first. */
  drawn: DrawnPage[];
}

/** Payload, the queue and the operations, without a server: what factories need. */
export async function startTestApp(app: TestApp): Promise<void> {
  const { startPayload } = await import('@/core/db/start-payload');
  const payload = await startPayload();
  await startJobs({ work: false });
  app.atEnd(async () => {
    // Counts of visits that wait in memory for their statement.
    const counted = Promise.all([writeViews(), writeVisits()]);
    await Promise.all([
      stopJobs(),
      closeLocks(),
      stopListening(),
      counted.then(() => pool().end()),
      endPayload(payload),
    ]);
  });
}

/** Starts the real front on the test application's port, with everything registered. */
export async function startWeb(app: TestApp): Promise<Web> {
  await startTestApp(app);
  return openFront(app);
}

/** Opens the real front of a started test application; `close` makes its address unreachable again. */
export async function openFront(app: TestApp): Promise<Web & { close: () => Promise<void> }> {
  await startAccessCache();
  const drawn: DrawnPage[] = [];
  const server = composeWeb({ next: standIn(drawn), dev: false });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(app.port, '127.0.0.1', resolve);
  });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  app.atEnd(close);
  return { origin: app.origin, drawn, close };
}
