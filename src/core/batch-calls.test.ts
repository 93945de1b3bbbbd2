import { describe, expect, test } from 'vitest';
import { batchCalls } from './batch-calls';

const ok = <A>(value: A): PromiseSettledResult<A> => ({ status: 'fulfilled', value });

/** A queue whose batches are recorded and end on demand. */
function setting(run?: (requests: string[]) => PromiseSettledResult<string>[]) {
  const batches: string[][] = [];
  const gates: (() => void)[] = [];
  const queue = batchCalls<string, string>({
    name: Math.random().toString(36),
    most: 3,
    conflictKey: (request) => request,
    run: async (_key, requests) => {
      batches.push(requests);
      await new Promise<void>((open) => gates.push(open));
      return run ? run(requests) : requests.map((request) => ok(request.toUpperCase()));
    },
  });
  /** Ends every batch, one after the other, until all requests are answered. */
  const open = async (answers: Promise<string>[]) => {
    let answered = false;
    const all = Promise.allSettled(answers).finally(() => {
      answered = true;
    });
    while (!answered) {
      gates.shift()?.();
      await new Promise((later) => setImmediate(later));
    }
    return (await all).map((one) => (one.status === 'fulfilled' ? one.value : one.status));
  };
  return { queue, batches, open };
}

describe('requests of one key', () => {
  test('run alone while no batch runs, together while one runs, and never more than `most`', async () => {
    const { queue, batches, open } = setting();
    const all = ['a', 'b', 'c', 'd', 'e'].map((request) => queue('k', request));
    expect(await open(all)).toEqual(['A', 'B', 'C', 'D', 'E']);
    expect(batches).toEqual([['a'], ['b', 'c', 'd'], ['e']]);
  });

  test('with the same conflict key run one after the other, in their order', async () => {
    const { queue, batches, open } = setting();
    const all = ['x', 'a', 'a', 'b', 'a'].map((request) => queue('k', request));
    await open(all);
    expect(batches).toEqual([['x'], ['a', 'b'], ['a'], ['a']]);
  });

  test('of another key do not wait', async () => {
    const { queue, batches, open } = setting();
    const all = [queue('k', 'a'), queue('l', 'b')];
    await Promise.resolve();
    expect(batches).toEqual([['a'], ['b']]);
    await open(all);
  });
});

describe('a batch', () => {
  test('a refused request leaves the others of its batch untouched', async () => {
    const { queue, open } = setting((requests) =>
      requests.map((w) => (w === 'b' ? { status: 'rejected', reason: new Error('no') } : ok(w))),
    );
    const all = ['a', 'b', 'c'].map((request) => queue('k', request));
    expect(await open(all)).toEqual(['a', 'rejected', 'c']);
  });

  test('a batch that the database refuses runs again one by one, and only the faulty request fails', async () => {
    const { queue, batches, open } = setting((requests) => {
      if (requests.includes('b')) throw Object.assign(new Error('violates'), { code: '23503' });
      return requests.map(ok);
    });
    const all = ['x', 'a', 'b', 'c'].map((request) => queue('k', request));
    expect(await open(all)).toEqual(['x', 'a', 'rejected', 'c']);
    expect(batches).toEqual([['x'], ['a', 'b', 'c'], ['a'], ['b'], ['c']]);
  });

  test.each(['57P01', '08006', 'ECONNRESET'])(
    'a batch whose connection is lost (%s) is not retried: it may have been committed',
    async (code) => {
      const { queue, batches, open } = setting((requests) => {
        if (requests.includes('b')) throw Object.assign(new Error('cut'), { code });
        return requests.map(ok);
      });
      const all = ['x', 'a', 'b'].map((request) => queue('k', request));
      expect(await open(all)).toEqual(['x', 'rejected', 'rejected']);
      expect(batches).toEqual([['x'], ['a', 'b']]);
    },
  );
});
