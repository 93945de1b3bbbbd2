import type { Api } from '@plugins/kit/ui/hooks';
import { describe, expect, it } from 'vitest';
import type { PickAnswer } from '@/modules/picks/wire';
import { ApiError } from '@/ui/api/call-api';
import type { PickQueue, QueuedPick } from './pick-queue';
import { SelectionStore } from './selection-store';

interface SentCall {
  body: { media: string; product: string; selected: boolean };
  answer: (count: number, change?: string) => void;
  refuse: (code: string, status?: number) => void;
}

/** An offline queue in memory, as on a page without storage. */
function queueOf(picks: QueuedPick[] = []): PickQueue {
  const same = (a: QueuedPick) => (b: QueuedPick) => a.product === b.product && a.media === b.media;
  let kept = picks;
  return {
    read: () => kept,
    keep: (pick) => {
      kept = [...kept.filter((other) => !same(pick)(other)), pick];
    },
    drop: (pick) => {
      kept = kept.filter((other) => !(same(pick)(other) && other.selected === pick.selected));
    },
    alone: (act) => act(),
    watch: () => () => undefined,
  };
}

/** A store whose pick requests the test answers by hand; products load at once. */
async function openStore(queue: PickQueue = queueOf()) {
  const asked: SentCall[] = [];
  const album = { id: 'album', name: 'Album', position: 0, maxphotos: 2, count: 1 };
  const products = { album: { ...album, product_medias: { m1: { id: 'x', note: null, picked_by: 'Dan' } } } };
  const api = ((_: string, call?: { body?: unknown }) => {
    if (!call) return Promise.resolve({ products });
    return new Promise<PickAnswer>((resolve, reject) => {
      const body = call.body as SentCall['body'];
      asked.push({
        body,
        answer: (count, change) => {
          const { selected } = body;
          resolve({ selected, created: selected, count, product_media: null, ...(change && { change }) });
        },
        refuse: (code, status = 422) =>
          reject(new ApiError(status, code, { base: [`refused: ${code}`] }, 'failed')),
      });
    });
  }) as Api;
  const store = new SelectionStore(api, '/events/e/products', queue);
  await store.load();
  const shown = () => store.get().products?.[0];
  return { store, asked, shown };
}

/** Runs all promises that are ready. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('SelectionStore', () => {
  it('has the picks, and the first product is current', async () => {
    const { store, shown } = await openStore();
    expect(store.get().current).toBe('album');
    expect([...(shown()?.picks.keys() ?? [])]).toEqual(['m1']);
  });

  it('shows a change before the server answers, and requests a state', async () => {
    const { store, asked, shown } = await openStore();
    const outcome = store.pick('album', 'm2', true);
    expect(shown()?.count).toBe(2);
    expect(store.isPicked('album', 'm2')).toBe(true);
    expect(asked[0]?.body).toEqual({ media: 'm2', product: 'album', selected: true });
    asked[0]?.answer(2);
    expect(await outcome).toEqual({ kind: 'done', count: 2 });
  });

  it('rolls back a refused change, with the server’s message', async () => {
    const { store, asked, shown } = await openStore();
    const outcome = store.pick('album', 'm2', true);
    asked[0]?.refuse('SELECTION_LIMIT_REACHED');
    expect(await outcome).toEqual({
      kind: 'refused',
      message: 'refused: SELECTION_LIMIT_REACHED',
      code: 'SELECTION_LIMIT_REACHED',
    });
    expect(shown()?.count).toBe(1);
    expect(store.isPicked('album', 'm2')).toBe(false);
  });

  it('sends changes of one photograph in sequence, and of the waiting ones only the newest', async () => {
    const { store, asked, shown } = await openStore();
    const outcomes = [true, false, true, false].map((selected) => store.pick('album', 'm2', selected));
    expect(asked).toHaveLength(1);
    expect(shown()?.count).toBe(1);
    asked[0]?.answer(2);
    await settled();
    expect(asked.map(({ body }) => body.selected)).toEqual([true, false]);
    asked[1]?.answer(1);
    expect(await Promise.all(outcomes)).toEqual(Array(4).fill({ kind: 'done', count: 1 }));
    expect(store.isPicked('album', 'm2')).toBe(false);
  });

  it('sends changes of different photographs concurrently', async () => {
    const { store, asked } = await openStore();
    void store.pick('album', 'm2', true);
    void store.pick('album', 'm3', true);
    expect(asked).toHaveLength(2);
  });

  it('applies others’ picks, with count and name', async () => {
    const { store, shown } = await openStore();
    store.receive({ product: 'album', media: 'm9', selected: true, count: 2, picked_by: 'Noa' });
    expect(shown()).toMatchObject({ count: 2 });
    expect(shown()?.picks.get('m9')).toMatchObject({ picked_by: 'Noa' });
    store.receive({ product: 'album', media: 'm1', selected: false, count: 1, picked_by: 'Noa' });
    expect(shown()?.picks.has('m1')).toBe(false);
  });

  it('keeps live messages received during an older load', async () => {
    const answers: ((answer: unknown) => void)[] = [];
    const api = (() => new Promise<unknown>((resolve) => answers.push(resolve))) as Api;
    const store = new SelectionStore(api, '/events/e/products', queueOf());
    const loaded = store.load();
    store.receive({ product: 'album', media: 'm2', selected: true, count: 1, picked_by: 'Noa' });
    answers[0]?.({
      products: {
        album: { id: 'album', name: 'Album', position: 0, maxphotos: 2, count: 0, product_medias: {} },
      },
    });
    await loaded;
    expect(store.get().products?.[0]).toMatchObject({ count: 1 });
    expect(store.isPicked('album', 'm2')).toBe(true);
  });

  it('counts once what live message and response both report', async () => {
    const { store, asked, shown } = await openStore();
    const outcome = store.pick('album', 'm2', true);
    store.receive({ product: 'album', media: 'm2', selected: true, count: 2, picked_by: 'Noa' });
    expect(shown()?.count).toBe(2);
    asked[0]?.answer(2);
    await outcome;
    expect(shown()?.count).toBe(2);
    expect(shown()?.picks.get('m2')).toMatchObject({ picked_by: 'Noa' });
  });

  it('ignores a late live message of an earlier change, and applies newer ones', async () => {
    const { store, asked, shown } = await openStore();
    const off = store.pick('album', 'm1', false);
    asked[0]?.answer(0, '9');
    await off;
    const on = store.pick('album', 'm1', true);
    asked[1]?.answer(1, '10');
    await on;
    const said = { product: 'album', media: 'm1', picked_by: null };
    store.receive({ ...said, selected: false, count: 0 }, '9');
    expect([store.isPicked('album', 'm1'), shown()?.count]).toEqual([true, 1]);
    store.receive({ ...said, media: 'm2', selected: true, count: 3 }, '8');
    expect([store.isPicked('album', 'm2'), shown()?.count]).toEqual([true, 1]);
    store.receive({ ...said, selected: false, count: 1 }, '11');
    expect([store.isPicked('album', 'm1'), shown()?.count]).toEqual([false, 1]);
  });

  it('shows no notice when the page reloads anyway', async () => {
    const { store, asked } = await openStore();
    const outcome = store.pick('album', 'm2', true);
    asked[0]?.refuse('SELECTION_DONE', 409);
    expect(await outcome).toEqual({ kind: 'locked' });
  });

  describe('without a connection', () => {
    const lost = (one?: SentCall) => one?.refuse('NETWORK', 0);

    it('queues a pick, shows it, and reports it as kept', async () => {
      const queue = queueOf();
      const { store, asked, shown } = await openStore(queue);
      const outcome = store.pick('album', 'm2', true);
      lost(asked[0]);
      expect(await outcome).toEqual({ kind: 'kept' });
      expect(shown()?.count).toBe(2);
      expect(store.kept).toBe(1);
      expect(queue.read()).toEqual([{ product: 'album', media: 'm2', selected: true }]);
    });

    it('sends the queue later in order, each once, before newer picks', async () => {
      const { store, asked } = await openStore();
      const first = store.pick('album', 'm2', true);
      lost(asked[0]);
      await first;
      const second = store.pick('album', 'm1', false);
      await settled();
      lost(asked[1]);
      await second;
      const sent = store.sendKept();
      await settled();
      const third = store.pick('album', 'm3', true);
      asked[2]?.answer(2);
      await settled();
      asked[3]?.answer(1);
      await settled();
      asked[4]?.answer(2);
      expect(await sent).toEqual({ sent: 3, refused: [] });
      expect(await third).toEqual({ kind: 'done', count: 2 });
      expect(asked.slice(2).map(({ body }) => [body.media, body.selected])).toEqual([
        ['m2', true],
        ['m1', false],
        ['m3', true],
      ]);
      expect(await store.sendKept()).toEqual({ sent: 0, refused: [] });
      expect(asked).toHaveLength(5);
    });

    it('sends only the last change of a photograph', async () => {
      const { store, asked } = await openStore();
      const first = store.pick('album', 'm2', true);
      lost(asked[0]);
      await first;
      const second = store.pick('album', 'm2', false);
      await settled();
      lost(asked[1]);
      expect(await second).toEqual({ kind: 'kept' });
      void store.sendKept();
      await settled();
      expect(asked[2]?.body.selected).toBe(false);
      expect(store.kept).toBe(1);
    });

    it('rolls back a later refusal, and continues with the next', async () => {
      const kept = ['m2', 'm3'].map((media) => ({ product: 'album', media, selected: true }));
      const { store, asked, shown } = await openStore(queueOf(kept));
      expect(shown()?.count).toBe(3);
      const sent = store.sendKept();
      asked[0]?.refuse('SELECTION_LIMIT_REACHED');
      await settled();
      asked[1]?.answer(2);
      expect(await sent).toEqual({ sent: 1, refused: ['refused: SELECTION_LIMIT_REACHED'] });
      expect(store.isPicked('album', 'm2')).toBe(false);
      expect(store.isPicked('album', 'm3')).toBe(true);
    });

    it('sends one request to a selection completed meanwhile: the page reloads', async () => {
      const { store, asked } = await openStore(queueOf([{ product: 'album', media: 'm2', selected: true }]));
      const sent = store.sendKept();
      asked[0]?.refuse('SELECTION_DONE', 409);
      expect(await sent).toEqual({ sent: 0, refused: [] });
      expect(store.kept).toBe(0);
    });

    it('keeps the queue after the session expired: the page leads to sign-in first', async () => {
      const { store, asked } = await openStore(queueOf([{ product: 'album', media: 'm2', selected: true }]));
      const sent = store.sendKept();
      asked[0]?.refuse('UNAUTHENTICATED', 401);
      await sent;
      expect(store.kept).toBe(1);
    });
  });
});
