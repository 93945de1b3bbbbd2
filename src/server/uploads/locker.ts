import type { Lock, Locker } from '@tus/server';
import pg from 'pg';
import { listen } from '@/server/database/listen';
import { env } from '@/server/env';
import { once } from '@/server/state';

/** Asks whoever holds a lock to let go soon. */
type LetGo = () => unknown;

interface Holder {
  letGo: LetGo | undefined;
  ended: Promise<void>;
}

interface Line {
  client: Promise<pg.Client> | null;
  held: Map<string, Holder>;
  listening: Promise<unknown> | null;
  /** Ends when the statement before has been answered. */
  turn: Promise<unknown>;
}

const CHANNEL = 'keepers_uploads';
const POLL_MS = 50;
const line = () =>
  once<Line>('upload-locks', () => ({
    client: null,
    held: new Map(),
    listening: null,
    turn: Promise.resolve(),
  }));

/** What tus answers while another request still writes: clients try again. */
const LOCKED = { status_code: 423, body: 'The upload is in use\n' };

/** Connects the one session that holds this process's locks; when it breaks, the locks are gone and writers must stop. */
async function connect(): Promise<pg.Client> {
  const l = line();
  const url = env().databaseDirectUrl ?? env().databaseUrl;
  const client = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'keepers-locks' });
  const lost = () => {
    l.client = null;
    for (const holder of l.held.values()) holder.letGo?.();
  };
  client.once('error', lost);
  client.once('end', lost);
  client.on('error', () => undefined);
  await client.connect();
  l.listening ??= listen(CHANNEL, { message: (key) => void l.held.get(key)?.letGo?.() });
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

/** One statement at a time: the session is shared by everybody who locks. */
function send<R extends pg.QueryResultRow>(
  client: pg.Client,
  text: string,
  values: string[],
): Promise<pg.QueryResult<R>> {
  const l = line();
  const answer = l.turn.then(() => client.query<R>(text, values));
  l.turn = answer.catch(() => undefined);
  return answer;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Holds `key` against every process over this database: within the process by memory, between processes by a
 * Postgres advisory lock that ends with its session. Whoever holds it is asked to let go (`letGo`). Gives the function
 * that lets go. Throws tus's 423 after `patience` ms.
 */
export async function acquire(key: string, letGo?: LetGo, patience = 15_000): Promise<() => Promise<void>> {
  const { held } = line();
  const until = Date.now() + patience;
  for (let holder = held.get(key); holder; holder = held.get(key)) {
    if (Date.now() > until) throw LOCKED;
    holder.letGo?.();
    await Promise.race([holder.ended, pause(until - Date.now() + 1)]);
  }
  let end = (): void => undefined;
  held.set(key, { letGo, ended: new Promise((resolve) => (end = resolve)) });
  const free = () => {
    held.delete(key);
    end();
  };
  try {
    const client = await session();
    const values = [`upload:${key}`];
    const take = 'select pg_try_advisory_lock(hashtextextended($1, 0)) as taken';
    for (let tries = 0; !(await send<{ taken: boolean }>(client, take, values)).rows[0]?.taken; tries++) {
      if (Date.now() > until) throw LOCKED;
      if (tries % 20 === 0) await send(client, 'select pg_notify($1, $2)', [CHANNEL, key]);
      await pause(POLL_MS);
    }
    return async () => {
      // A broken session has let go of everything by itself.
      await send(client, 'select pg_advisory_unlock(hashtextextended($1, 0))', values).catch(() => undefined);
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
      lock: async (_signal, letGo) => {
        release = await acquire(`write:${id}`, letGo);
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
