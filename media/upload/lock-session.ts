import { releaseLock } from '@media/upload/queries';
import pg from 'pg';
import { env } from '@/core/env';
import { once } from '@/core/process/state';

interface Session {
  client: Promise<pg.Client> | null;
  /** Settles when the statement before has been answered. */
  turn: Promise<unknown>;
  /** Run when the session, and with it every lock, is gone. */
  lost: Set<() => void>;
}

const session = () =>
  once<Session>('lock-session', () => ({ client: null, turn: Promise.resolve(), lost: new Set() }));

/** Opens a session and makes it the process's own; the late end of an older one does not affect this one. */
function open(): Promise<pg.Client> {
  const s = session();
  const url = env().databaseDirectUrl ?? env().databaseUrl;
  const client = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'keepers-locks' });
  const made = client.connect().then(() => client);
  let gone = false;
  const lose = () => {
    if (gone) return;
    gone = true;
    if (s.client === made) s.client = null;
    for (const notify of s.lost) notify();
  };
  client.on('error', lose);
  client.on('end', lose);
  made.catch(lose);
  s.client = made;
  return made;
}

/** Calls the function whenever the session of this process's locks breaks. */
export function onLost(notify: () => void): void {
  session().lost.add(notify);
}

/**
 * Runs one statement over the one session that holds this process's locks: one at a time, it is shared by all lockers.
 * Returns the answer and the session it came from. Tries a new session once where the old one is broken.
 */
export async function overLocks<T>(
  send: (client: pg.Client) => Promise<T>,
): Promise<{ answer: T; client: pg.Client }> {
  const s = session();
  const ask = async () => {
    const client = await (s.client ?? open());
    return { answer: await send(client), client };
  };
  const answer = s.turn.then(() => {
    const asked = s.client;
    return ask().catch((error: unknown) => {
      // A statement Postgres refused is refused again; only a broken connection is worth a retry.
      if (error instanceof pg.DatabaseError && error.code?.[0] !== '5') throw error;
      if (s.client === asked) s.client = null;
      return ask();
    });
  });
  s.turn = answer.catch(() => undefined);
  return answer;
}

/** Releases a lock taken over `client`; a broken session has released everything. */
export async function unlock(client: pg.Client, key: string): Promise<void> {
  const s = session();
  const answer = s.turn.then(() => releaseLock(client, key));
  s.turn = answer.catch(() => undefined);
  await s.turn;
}

/** Ends the session of the locks (at shutdown, and between tests). */
export async function closeLocks(): Promise<void> {
  const s = session();
  const client = await s.client?.catch(() => null);
  s.client = null;
  await client?.end().catch(() => undefined);
}
