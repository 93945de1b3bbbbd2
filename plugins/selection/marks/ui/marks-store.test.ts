import type { Api } from '@plugins/kit/ui/hooks';
import { describe, expect, it } from 'vitest';
import { ApiError } from '@/ui/api/call-api';
import type { MarksView } from '../marks-view';
import type { PhotoMarks } from '../rules/photo-marks';
import { type MarkQueue, type QueuedMark, withKept, withoutKept } from './mark-queue';
import { MarksStore } from './marks-store';

interface SentCall {
  media: string;
  body: QueuedMark['wish'];
  answer: () => void;
  refuse: (status: number) => void;
}

/** An offline queue in memory, as on a page without storage. */
function queueOf(marks: QueuedMark[] = []): MarkQueue {
  let kept = marks;
  return {
    read: () => kept,
    keep: (mark) => {
      kept = withKept(kept, mark);
    },
    drop: (mark) => {
      kept = withoutKept(kept, mark);
    },
    alone: (act) => act(),
    watch: () => () => undefined,
  };
}

const VIEW: MarksView = {
  me: 'dana',
  people: [
    { key: 'dana', name: 'Dana' },
    { key: 'omer', name: 'Omer' },
  ],
  favourites: { m1: [0, 1], m2: [1] },
  own: { m1: { favourite: true }, m3: { stars: 3 } },
};

/** A store whose rating requests the test answers by hand; loading answers at once. */
async function openStore({ queue = queueOf(), counts = true } = {}) {
  const asked: SentCall[] = [];
  const server = new Map<string, PhotoMarks>([
    ['m1', { favourite: true, stars: 0, colour: null }],
    ['m3', { favourite: false, stars: 3, colour: null }],
  ]);
  let loads = 0;
  const api = ((path: string, call?: { body?: unknown }): Promise<unknown> => {
    if (!call) {
      loads++;
      return Promise.resolve(structuredClone(VIEW));
    }
    const media = /medias\/(.+)\/marks/.exec(path)?.[1] ?? '';
    const body = call.body as SentCall['body'];
    return new Promise<unknown>((resolve, reject) => {
      asked.push({
        media,
        body,
        answer: () => {
          const after = {
            ...(server.get(media) ?? { favourite: false, stars: 0, colour: null }),
            ...body,
          } as PhotoMarks;
          server.set(media, after);
          resolve(after);
        },
        refuse: (status) => reject(new ApiError(status, 'REFUSED', { base: ['refused'] }, 'failed')),
      });
    });
  }) as unknown as Api;
  const store = new MarksStore({ api, event: 'e', me: 'dana', counts, choosing: false }, queue);
  await store.load();
  return { store, asked, queue, loads: () => loads };
}

/** Runs all promises that are ready. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('MarksStore', () => {
  it('has the person’s ratings and the others’ favorites', async () => {
    const { store } = await openStore();
    expect(store.get()).toMatchObject({ loaded: true, count: 1, people: [{ key: 'omer' }] });
    expect(store.of('m3').stars).toBe(3);
    expect(store.othersOf('m1')).toEqual(['omer']);
    const { all, one } = store.agreement();
    expect([all, one.get('omer')]).toEqual([['m1'], ['m2']]);
  });

  it('shows a change at once, also in the agreement', async () => {
    const { store, asked } = await openStore();
    const outcome = store.mark('m2', { favourite: true });
    expect(store.of('m2').favourite).toBe(true);
    expect(store.get().count).toBe(2);
    expect(store.agreement().all.sort()).toEqual(['m1', 'm2']);
    await settled();
    asked[0]?.answer();
    expect(await outcome).toMatchObject({ kind: 'done', marks: { favourite: true } });
    expect(store.kept).toBe(0);
  });

  it('rolls back a refused change and returns the reason', async () => {
    const { store, asked } = await openStore();
    const outcome = store.mark('m2', { favourite: true });
    await settled();
    asked[0]?.refuse(404);
    expect(await outcome).toMatchObject({ kind: 'refused' });
    expect(store.of('m2').favourite).toBe(false);
    expect(store.kept).toBe(0);
  });

  it('sends the latest value of each field after one in flight, and loses none', async () => {
    const { store, asked } = await openStore();
    const first = store.mark('m4', { stars: 2 });
    await settled();
    const second = store.mark('m4', { stars: 4 });
    const third = store.mark('m4', { colour: 'red' });
    expect(store.of('m4')).toEqual({ favourite: false, stars: 4, colour: 'red' });
    asked[0]?.answer();
    await settled();
    expect(asked[1]?.body).toEqual({ stars: 4, colour: 'red' });
    asked[1]?.answer();
    const outcomes = await Promise.all([first, second, third]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['done', 'done', 'done']);
    expect(store.of('m4')).toEqual({ favourite: false, stars: 4, colour: 'red' });
  });

  it('queues a change it cannot send, shows it, and sends it once the server answers', async () => {
    const { store, asked, queue } = await openStore();
    const outcome = store.mark('m4', { favourite: true });
    await settled();
    asked[0]?.refuse(0);
    expect(await outcome).toEqual({ kind: 'kept' });
    expect([store.of('m4').favourite, store.kept]).toEqual([true, 1]);
    // After reopening the page it is still shown, and sent once.
    const later = await openStore({ queue });
    expect(later.store.of('m4').favourite).toBe(true);
    const sent = later.store.send();
    await settled();
    expect(later.asked.map(({ media, body }) => [media, body])).toEqual([['m4', { favourite: true }]]);
    later.asked[0]?.answer();
    expect(await sent).toEqual({ sent: 1, refused: [] });
    expect(later.store.kept).toBe(0);
  });

  it('applies others’ favorites, and loads the name of a new person', async () => {
    const { store, loads } = await openStore();
    store.receiveFavourite({ person: 'omer', media: 'm9', favourite: true });
    expect(store.othersOf('m9')).toEqual(['omer']);
    store.receiveFavourite({ person: 'omer', media: 'm9', favourite: false });
    expect(store.othersOf('m9')).toEqual([]);
    expect(loads()).toBe(1);
    store.receiveFavourite({ person: 'gran', media: 'm9', favourite: true });
    await settled();
    expect(loads()).toBe(2);
  });

  it('applies changes of the person’s other device, except over a pending change', async () => {
    const { store } = await openStore();
    store.receiveMark({ person: 'dana', media: 'm3', favourite: true, stars: 5, colour: 'blue' });
    expect(store.of('m3')).toEqual({ favourite: true, stars: 5, colour: 'blue' });
    void store.mark('m3', { stars: 1 });
    store.receiveMark({ person: 'dana', media: 'm3', favourite: true, stars: 5, colour: 'blue' });
    expect(store.of('m3').stars).toBe(1);
  });

  it('leaves the studio’s favorites out of the agreement', async () => {
    const { store } = await openStore({ counts: false });
    expect(store.agreement().all).toEqual([]);
    expect(store.agreement().one.get('omer')?.sort()).toEqual(['m1', 'm2']);
  });

  it('returns the same object for an unchanged photograph', async () => {
    const { store, asked } = await openStore();
    const before = store.of('m3');
    void store.mark('m2', { favourite: true });
    await settled();
    asked[0]?.answer();
    await settled();
    await store.load();
    expect(store.of('m3')).toBe(before);
  });
});
