import { describe, expect, it } from 'vitest';
import type { EventView, GalleryList, ListShapes, MediaView } from '@/core/wire';
import type { Api } from '../api/use-api';
import { GalleryStore } from './gallery-store';
import { refreshGalleries } from './refresh-galleries';

const photo = (id: string) => ({ id, name: `${id}.JPG`, state: 'ready' }) as MediaView;
const event = {
  id: 'e',
  galleries: [{ id: 'g1', name: 'Ceremony', count: 3 }],
  can: { manage: false },
} as EventView;

function listOf(id: string, page: number, pages = 3): GalleryList {
  const keys = Object.fromEntries(Array.from({ length: pages }, (_, i) => [`${id}-${i + 1}`, i]));
  return { id, name: id, page, pages, total: pages, medias: [photo(`${id}-${page}`)], medias_keys: keys };
}

/** A wire whose answers the test gives, in any order. */
function wireByHand() {
  const asked: { path: string; answer: (list: GalleryList | ListShapes) => void; fail: () => void }[] = [];
  const api = ((path: string) =>
    new Promise((resolve, reject) => {
      asked.push({
        path,
        answer: resolve as (list: GalleryList | ListShapes) => void,
        fail: () => reject(new Error('no answer')),
      });
    })) as Api;
  return { asked, api };
}

const query = { gallery: 'g1', filter: 'all', product: null } as const;

describe('GalleryStore', () => {
  it('loads the shapes of a list of several pages, once', async () => {
    const { asked, api } = wireByHand();
    const store = new GalleryStore(event, listOf('g1', 1), query, api);
    const learning = store.loadShapes();
    await store.loadShapes();
    expect(asked.map(({ path }) => path)).toEqual(['/galleries/g1/shapes?filter=all']);
    asked[0]?.answer({ ratios: [1500, 667, 1000], doubled: [1] });
    await learning;
    expect(store.get().shapes).toEqual({ ratios: [1.5, 0.667, 1], doubled: [false, true, false] });
  });

  it('counts the photographs of its galleries again, and keeps what it had without an answer', async () => {
    const { asked, api } = wireByHand();
    const store = new GalleryStore(event, listOf('g1', 1, 1), query, api);
    const failing = refreshGalleries(store, api);
    asked[0]?.fail();
    await failing;
    expect(store.get().event.galleries).toEqual(event.galleries);
    const counting = refreshGalleries(store, api);
    expect(asked[1]?.path).toBe('/events/e');
    const galleries = [...event.galleries, { id: 'g2', name: 'Party', count: 1 }];
    asked[1]?.answer({ galleries } as unknown as GalleryList);
    await counting;
    expect(store.get().event.galleries).toEqual(galleries);
  });

  it('loads no shapes for a list of one page', async () => {
    const { asked, api } = wireByHand();
    await new GalleryStore(event, listOf('g1', 1, 1), query, api).loadShapes();
    expect(asked).toEqual([]);
  });

  it('loads the pages near the screen, each once and without the positions of all photographs', async () => {
    const { asked, api } = wireByHand();
    const store = new GalleryStore(event, listOf('g1', 1), query, api);
    const near = store.need(50, 250);
    const same = store.need(60, 260);
    expect(asked.map(({ path }) => path)).toEqual([
      '/galleries/g1?filter=all&page=2&keys=page',
      '/galleries/g1?filter=all&page=3&keys=page',
    ]);
    asked[0]?.answer({ ...listOf('g1', 2), medias_keys: { 'g1-2': 1 } });
    asked[1]?.answer({ ...listOf('g1', 3), medias_keys: { 'g1-3': 2 } });
    await Promise.all([near, same]);
    expect(Object.keys(store.get().pages)).toEqual(['1', '2', '3']);
    expect(store.get().keys).toMatchObject({ 'g1-2': 1, 'g1-3': 2 });
  });

  it('reports a failed page, and retries', async () => {
    const { asked, api } = wireByHand();
    const store = new GalleryStore(event, listOf('g1', 1), query, api);
    const learning = store.loadShapes();
    asked[0]?.answer({ ratios: [1500, 1500, 1500], doubled: [] });
    await learning;
    const near = store.need(100, 150);
    asked[1]?.fail();
    await near;
    expect(store.get().more).toBe('failed');
    store.retry();
    asked[2]?.answer(listOf('g1', 2));
    await new Promise((resolve) => setImmediate(resolve));
    expect(store.get().more).toBe('idle');
    expect(store.get().pages[2]).toHaveLength(1);
  });

  it('drops the answer to a replaced query', async () => {
    const { asked, api } = wireByHand();
    const store = new GalleryStore(event, listOf('g1', 1), query, api);
    const slow = store.show({ ...query, gallery: 'g2' });
    const quick = store.show({ ...query, gallery: 'g3' });
    asked[1]?.answer(listOf('g3', 1));
    await quick;
    asked[0]?.answer(listOf('g2', 1));
    await slow;
    expect(store.get().listId).toBe('g3');
  });

  it('shows the failure of another gallery, and its photographs after trying again', async () => {
    const { asked, api } = wireByHand();
    const store = new GalleryStore(event, listOf('g1', 1), query, api);
    const failing = store.show({ ...query, gallery: 'g2' });
    asked[0]?.fail();
    await failing;
    expect(store.get().status).toBe('failed');
    const failingAgain = store.show(store.get().query);
    asked[1]?.fail();
    await failingAgain;
    expect(store.get().status).toBe('failed');
    const again = store.show(store.get().query);
    asked[2]?.answer(listOf('g2', 1));
    await again;
    expect(store.get()).toMatchObject({ status: 'ready', listId: 'g2' });
  });

  it('drops pages that no longer exist after photographs were removed', async () => {
    const { asked, api } = wireByHand();
    const store = new GalleryStore(event, listOf('g1', 1), query, api);
    const more = store.loadPage(2);
    asked[0]?.answer(listOf('g1', 2));
    await more;
    const refresh = store.refresh();
    asked[1]?.answer(listOf('g1', 1, 1));
    await refresh;
    expect(Object.keys(store.get().pages)).toEqual(['1']);
    expect(asked).toHaveLength(2);
  });
});

describe('a list with stacks', () => {
  const folded = {
    ...listOf('g1', 1, 1),
    total: 4,
    folds: [
      [1, 0],
      [3, 2],
    ],
  };
  const keys = { 'g1-1': 0, a: 1, b: 2, c: 3 };
  const open = () => {
    const { asked, api } = wireByHand();
    return { asked, store: new GalleryStore(event, { ...folded, medias_keys: keys }, query, api) };
  };

  it('opens a stack, closes it again, and leaves the others alone', () => {
    const { store } = open();
    expect([store.turnFold('a'), [...store.get().opened]]).toEqual([true, [['a', 1]]]);
    expect([store.turnFold('b'), store.turnFold('unknown')]).toEqual([false, false]);
    expect([store.turnFold('a'), store.get().opened.size]).toEqual([true, 0]);
    store.set({ folded: false });
    expect(store.turnFold('a')).toBe(false);
  });

  it('a reloaded list has its stacks at once, and an open stack stays open at its new place', async () => {
    const { asked, store } = open();
    store.turnFold('a');
    store.turnFold('c');
    const seen: unknown[] = [];
    store.subscribe(() => seen.push([store.get().total, store.get().folds]));
    const refreshing = store.refresh();
    expect(asked.map(({ path }) => path)).toEqual([
      '/galleries/g1?filter=all&page=1',
      '/galleries/g1/shapes?filter=all',
    ]);
    asked[0]?.answer({
      ...listOf('g1', 1, 1),
      total: 5,
      medias_keys: { new: 0, 'g1-1': 1, a: 2, b: 3, c: 4 },
    });
    asked[1]?.answer({ ratios: [1, 1, 1, 1, 1], doubled: [], folds: [[2, 1]] });
    await refreshing;
    expect(seen[0]).toEqual([5, [[2, 1]]]);
    expect([...store.get().opened]).toEqual([['a', 2]]);
  });

  it('has no stacks where they fail to load, and in a selection', async () => {
    const { asked, store } = open();
    const refreshing = store.refresh();
    asked[0]?.answer({ ...folded, medias_keys: keys });
    asked[1]?.fail();
    await refreshing;
    expect(store.get().folds).toEqual([]);
    const showing = store.show({ ...query, filter: 'selected' });
    expect(asked.length).toBe(3);
    asked[2]?.answer({ ...listOf('g1', 1, 1) });
    await showing;
    expect([store.get().folds, store.get().status]).toEqual([[], 'ready']);
  });

  it('of several pages has shapes and stacks of the same version', async () => {
    const { asked, store } = open();
    const showing = store.show({ ...query, gallery: 'g2' });
    asked[0]?.answer({ ...listOf('g2', 1), total: 3 });
    asked[1]?.answer({ ratios: [1500, 1500, 1500], doubled: [], folds: [[1, 0]] });
    await showing;
    expect(asked.length).toBe(2);
    expect([store.get().shapes?.ratios.length, store.get().folds]).toEqual([3, [[1, 0]]]);
  });
});
