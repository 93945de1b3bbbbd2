import { createHash, createHmac } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { serveUploads } from '@media/upload/serve';
import sharp from 'sharp';
import { pool } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { env } from '@/core/env';
import { csrfToken } from '@/core/http/csrf';
import { createFront } from '@/web/front/create-front';

/** A studio with one project and gallery, and its owner signed in. */
export interface Studio {
  account: string;
  event: string;
  gallery: string;
  /** Headers of the owner's browser. */
  headers: Record<string, string>;
}

/** Creates a studio by plain SQL. `limit`: photographs a project may have. */
export async function makeStudio(limit: number | null = null): Promise<Studio> {
  const ids = { account: uuidv7(), event: uuidv7(), gallery: uuidv7(), user: uuidv7(), session: uuidv7() };
  const sql = pool();
  await sql.query(`insert into accounts (id, name) values ($1, 'Studio')`, [ids.account]);
  await sql.query(
    `insert into subscriptions (id, account_id, plan, max_photos_per_project) values ($1, $2, 'pro', $3)`,
    [uuidv7(), ids.account, limit],
  );
  await sql.query(`insert into users (id, account_id, role, email) values ($1, $2, 'owner', $3)`, [
    ids.user,
    ids.account,
    `${ids.user}@studio.test`,
  ]);
  await sql.query(
    `insert into users_sessions (_order, _parent_id, id, created_at, expires_at)
     values (1, $1, $2, now(), now() + interval '1 hour')`,
    [ids.user, ids.session],
  );
  await sql.query(
    `insert into events (id, account_id, name, code, unique_id) values ($1, $2, 'Wedding', $3, $3)`,
    [ids.event, ids.account, ids.event],
  );
  await sql.query(`insert into galleries (id, account_id, event_id, name) values ($1, $2, $3, 'All')`, [
    ids.gallery,
    ids.account,
    ids.event,
  ]);
  const sid = `test-session-${ids.session.slice(0, 8)}`;
  const cookie = `keepers-token=${signIn(ids.user, ids.session)}; keepers_sid=${sid}`;
  return { ...ids, headers: { Cookie: cookie, 'X-CSRF-Token': csrfToken(sid), 'Tus-Resumable': '1.0.0' } };
}

function signIn(id: string, sid: string): string {
  const key = createHash('sha256').update(env().secret).digest('hex').slice(0, 32);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const exp = Math.floor(Date.now() / 1000) + 3600;
  const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ id, sid, exp, collection: 'users' })}`;
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
}

/** Serves only uploads on a free port. */
export async function serveAlone(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const next = async (_request: unknown, response: { statusCode: number; end: () => void }) => {
    response.statusCode = 404;
    response.end();
  };
  const server = createFront({ endpoints: [], parts: [serveUploads], next: next as never, dev: false });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A JPEG that differs with its number. */
export function makeJpeg(number: number, width = 600, height = 400): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 60 + (number % 120), sigma: 20 };
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .withExif({ IFD0: { ImageDescription: `photo ${number}`, Model: `Camera ${number}` } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

export const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

const encode = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([key, value]) => `${key} ${Buffer.from(value, 'utf8').toString('base64')}`)
    .join(',');

/** A browser that speaks tus for a studio. */
export function tusClient(origin: string, studio: Studio) {
  const call = (path: string, init: RequestInit) =>
    fetch(`${origin}${path}`, {
      ...init,
      headers: { ...studio.headers, ...(init.headers as Record<string, string>) },
    });
  const client = {
    call,
    create: (bytes: number, fields: Record<string, string> = {}) => {
      const metadata = encode({ filename: 'IMG_1.JPG', gallery: studio.gallery, ...fields });
      return call('/api/uploads', {
        method: 'POST',
        headers: { 'Upload-Length': String(bytes), 'Upload-Metadata': metadata },
      });
    },
    patch: (path: string, offset: number, body: Buffer) =>
      call(path, {
        method: 'PATCH',
        headers: { 'Upload-Offset': String(offset), 'Content-Type': 'application/offset+octet-stream' },
        body: new Uint8Array(body),
      }),
    head: (path: string) => call(path, { method: 'HEAD' }),
    /** Sends a whole file; returns the last answer. */
    async send(file: Buffer, fields: Record<string, string> = {}): Promise<Response> {
      const created = await client.create(file.length, { sha256: sha256Of(file), ...fields });
      if (created.status !== 201) return created;
      return client.patch(created.headers.get('Location') ?? '', 0, file);
    },
    state: async (media: string) =>
      (await (await call(`/api/uploads/${media}`, { method: 'GET' })).json()) as {
        state: string;
        code?: string;
      },
  };
  return client;
}
