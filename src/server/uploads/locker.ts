import { env } from '@/server/env';
import { listen } from '@/server/database/listen';
import { once } from '@/server/state';
import type { Lock, Locker } from '@tus/server';
import pg from 'pg';

/** Asks whoever holds a lock to let go soon. */
type Ask = () => unknown;

interface Holder {
  ask: Ask | undefined;
  ended: Promise<void>;
}

interface Line {
  client: Promise<pg.Client> | null;
  held: Map<string, Holder>;
  listening: Promise<unknown> | null;
}

const CHANNEL = 'keepers_uploads';
const POLL_MS = 50;
const line = () => once<Line>('upload-locks', () => ({ client: null, held: new Map(), listening: null }));

/** What tus answers while another request still writes: clients try again. */
const LOCKED = { status_code: 423, body: 'The upload is in use\n' };

/** Connects the one session that holds this process's locks; when it breaks, the locks are gone and writers must stop. */
async function connect(): Promise<pg.Client> {
  const l = line();
  const url = env().databaseDirectUrl ?? env().databaseUrl;
  const client = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'keepers-locks' });
  const lost = () => {
    l.client = null;
    for (const holder of l.held.values()) holder.ask?.();
  };
  client.once('error', lost);
  client.once('end', lost);
  client.on('error', () => undefined);
  await client.connect();
  l.listening ??= listen(CHANNEL, { message: (key) => void l.held.get(key)?.ask?.() });
  await l.listening;
  return client;
}

function session(): Promise<pg.Client> {
  const l = line();
  l.client ??= connect().catch((error: unknown) => {
    l.client = null;
    throw error;
  });
  return l.client;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Holds `key` against every process over this database: within the process by memory, between processes by a
 * Postgres advisory lock that ends with its session. Whoever holds it is asked to let go (`ask`). Gives the function
 * that lets go. Throws tus's 423 after `patience` ms.
 */
export async function acquire(key: string, ask?: Ask, patience = 15_000): Promise<() => Promise<void>> {
  const { held } = line();
  const until = Date.now() + patience;
  for (let holder = held.get(key); holder; holder = held.get(key)) {
    if (Date.now() > until) throw LOCKED;
    holder.ask?.();
    await Promise.race([holder.ended, pause(until - Date.now() + 1)]);
  }
  let end = (): void => undefined;
  held.set(key, { ask, ended: new Promise((resolve) => (end = resolve)) });
  const free = () => {
    held.delete(key);
    end();
  };
  try {
    const client = await session();
    const values = [`upload:${key}`];
    const take = 'select pg_try_advisory_lock(hashtextextended($1, 0)) as taken';
    for (let tries = 0; !(await client.query<{ taken: boolean }>(take, values)).rows[0]?.taken; tries++) {
      if (Date.now() > until) throw LOCKED;
      if (tries % 20 === 0) await client.query('select pg_notify($1, $2)', [CHANNEL, key]);
      await pause(POLL_MS);
    }
    return async () => {
      // A broken session has let go of everything by itself.
      await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', values).catch(() => undefined);
      free();
    };
  } catch (error) {
    free();
    throw error;
  }
}

/** Runs `work` while nobody else holds `key`, in any process. */
export async function withLock<T>(key: string, work: () => Promise<T>): Promise<T> {
  const release = await acquire(key, undefined, 120_000);
  try {
    return await work();
  } finally {
    await release();
  }
}

/** tus's locker: one request writes an upload at a time, over all web processes; a newer one asks the older to stop. */
export const uploadLocker: Locker = {
  newLock(id: string): Lock {
    let release: (() => Promise<void>) | null = null;
    return {
      lock: async (_signal, ask) => {
        release = await acquire(`write:${id}`, ask);
      },
      unlock: async () => {
        await release?.();
        release = null;
      },
    };
  },
};

/** Ends the session of the locks (at shutdown, and between tests). */
export async function closeLocks(): Promise<void> {
  const l = line();
  const client = await l.client?.catch(() => null);
  l.client = null;
  await client?.end().catch(() => undefined);
}
