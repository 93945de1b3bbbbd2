import type { Lock, Locker } from '@tus/server';
import { listen } from '@/core/db/listen';
import { once } from '@/core/process/state';
import { onLost, overLocks, unlock } from './lock-session';
import { askRelease, tryLock } from './queries';

export { closeLocks } from './lock-session';

/** Asks the holder of a lock to release it soon. */
type LetGo = () => unknown;

interface Holder {
  letGo: LetGo | undefined;
  ended: Promise<void>;
}

const CHANNEL = 'keepers_uploads';
const POLL_MS = 50;
const held = () => once<Map<string, Holder>>('upload-locks', () => new Map());

/** tus's answer while another request still writes: clients retry. */
const LOCKED = { status_code: 423, body: 'The upload is in use\n' };

/** Other processes ask by a notification; a broken session has lost its locks, so writers must stop. */
function listenForRequests(): Promise<unknown> {
  const listening = once<{ open: Promise<unknown> | null }>('upload-lock-requests', () => {
    onLost(() => {
      for (const holder of held().values()) holder.letGo?.();
    });
    return { open: null };
  });
  listening.open ??= listen(CHANNEL, { message: (key) => void held().get(key)?.letGo?.() }).catch(
    (error: unknown) => {
      listening.open = null;
      throw error;
    },
  );
  return listening.open;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());

/**
 * Locks `key` against every process over this database (a mutex): within the process by memory, between processes by a
 * Postgres advisory lock that ends with its session. A waiting caller requests its release from the holder (`letGo`).
 * Returns the function that releases it. Throws tus's 423 after `patience` ms.
 */
export async function acquire(key: string, letGo?: LetGo, patience = 15_000): Promise<() => Promise<void>> {
  const locks = held();
  const until = Date.now() + patience;
  for (let holder = locks.get(key); holder; holder = locks.get(key)) {
    if (Date.now() > until) throw LOCKED;
    holder.letGo?.();
    await Promise.race([holder.ended, pause(until - Date.now() + 1)]);
  }
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  locks.set(key, { letGo, ended });
  const free = () => {
    locks.delete(key);
    end();
  };
  try {
    await listenForRequests();
    const name = `upload:${key}`;
    for (let tries = 0; ; tries++) {
      const { answer: taken, client } = await overLocks((locks) => tryLock(locks, name));
      if (taken) return () => unlock(client, name).finally(free);
      if (Date.now() > until) throw LOCKED;
      if (tries % 20 === 0) await overLocks((locks) => askRelease(locks, CHANNEL, key));
      await pause(POLL_MS);
    }
  } catch (error) {
    free();
    throw error;
  }
}

/** Runs `work` while no other process or caller holds `key`. */
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
