import { KeepersError } from '@/core/errors/errors';
import { once } from '@/core/process/state';
import { LOCK_MINUTES } from '@/modules/identity/rules/sign-in';

interface Turn {
  last: Promise<unknown>;
  waiting: number;
}

const turns = () => once('turns', () => new Map<string, Turn>());
const MOST = 20;

/**
 * Per-key mutex for this process, with a bounded queue, so that concurrent attempts are counted one after the other.
 * Holds no database connection. Throws TOO_MANY_TRIES when the queue is full.
 */
export async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const all = turns();
  const turn = all.get(key) ?? { last: Promise.resolve(), waiting: 0 };
  if (turn.waiting >= MOST) throw new KeepersError('TOO_MANY_TRIES', { minutes: LOCK_MINUTES });
  all.set(key, turn);
  turn.waiting += 1;
  const mine = turn.last.then(work, work);
  turn.last = mine.catch(() => undefined);
  try {
    return await mine;
  } finally {
    turn.waiting -= 1;
    if (turn.waiting === 0) all.delete(key);
  }
}
