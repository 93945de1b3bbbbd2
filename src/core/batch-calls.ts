import { once } from '@/core/process/state';

interface Waiting<W, A> {
  request: W;
  resolve: (answer: A) => void;
  reject: (error: unknown) => void;
}

interface Queue<W, A> {
  waiting: Waiting<W, A>[];
  /** Called at each new request while the queue waits for its next batch to fill. */
  came: (() => void) | null;
}

const FILL_MS = 2;

export interface BatchOptions<W, A> {
  /** Names the queues in this process. */
  name: string;
  /** Requests of one batch at most. */
  most: number;
  /**
   * Conflict key: of two requests with the same key both run, but never in one batch, since the second must see the
   * first's result.
   */
  conflictKey: (request: W) => string;
  /** Runs a batch as a whole, or throws and changes nothing. Returns one outcome per request, in their order. */
  run: (key: string, requests: W[]) => Promise<PromiseSettledResult<A>[]>;
}

/** What Postgres itself refused is rolled back; after a lost connection the outcome is unknown. */
const rolledBack = (error: unknown) =>
  /^(?!57P|08)[0-9A-Z]{5}$/.test((error as { code?: string } | null)?.code ?? '');

/**
 * Waits up to `FILL_MS` until as many requests wait as the last batch had: callers that were just answered often send
 * the next one, and without this the first of them would have a commit for itself while the others wait for it.
 */
function waitForBatch<W, A>(queue: Queue<W, A>, size: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      queue.came = null;
      resolve();
    };
    const timer = setTimeout(go, FILL_MS);
    queue.came = () => {
      if (queue.waiting.length >= size) go();
    };
    queue.came();
  });
}

/**
 * Runs requests of one key in batches: one alone where none is running, else all that arrived meanwhile together. Each
 * is answered after its batch is done. A batch that the database refused runs again one request at a time, so that only
 * the faulty one fails.
 */
export function batchCalls<W, A>({
  name,
  most,
  conflictKey,
  run,
}: BatchOptions<W, A>): (key: string, request: W) => Promise<A> {
  const queues = () => once(`batches:${name}`, () => new Map<string, Queue<W, A>>());

  /** Takes the next batch out of the queue. */
  function next(queue: Queue<W, A>): Waiting<W, A>[] {
    const keys = new Set<string>();
    const batch: Waiting<W, A>[] = [];
    const left: Waiting<W, A>[] = [];
    for (const one of queue.waiting) {
      const own = conflictKey(one.request);
      (batch.length < most && !keys.has(own) ? batch : left).push(one);
      keys.add(own);
    }
    queue.waiting = left;
    return batch;
  }

  async function carryOut(key: string, batch: Waiting<W, A>[]): Promise<void> {
    try {
      const outcomes = await run(
        key,
        batch.map(({ request }) => request),
      );
      batch.forEach(({ resolve, reject }, i) => {
        const outcome = outcomes[i];
        if (outcome?.status === 'fulfilled') resolve(outcome.value);
        else reject(outcome?.reason ?? new Error(`${name}: the batch returned no outcome for a request`));
      });
    } catch (error) {
      if (batch.length > 1 && rolledBack(error)) for (const one of batch) await carryOut(key, [one]);
      else for (const { reject } of batch) reject(error);
    }
  }

  async function drive(key: string, queue: Queue<W, A>): Promise<void> {
    while (queue.waiting.length > 0) {
      const batch = next(queue);
      await carryOut(key, batch);
      if (batch.length > 1) await waitForBatch(queue, batch.length);
    }
    queues().delete(key);
  }

  return (key, request) =>
    new Promise((resolve, reject) => {
      const queue = queues().get(key);
      if (queue) {
        queue.waiting.push({ request, resolve, reject });
        queue.came?.();
        return;
      }
      const fresh: Queue<W, A> = { waiting: [{ request, resolve, reject }], came: null };
      queues().set(key, fresh);
      void drive(key, fresh);
    });
}
