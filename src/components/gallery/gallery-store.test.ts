import { describe, expect, it } from 'vitest';
import type { EventView, GalleryList, MediaView } from '@/domain/wire';
import type { Api } from '../api/use-api';
import { GalleryStore, lastShownPage } from './gallery-store';

const photo = (id: string) => ({ id, name: `${id}.JPG`, state: 'ready' }) as MediaView;
const event = { id: 'e', galleries: [{ id: 'g1', name: 'Ceremony', count: 3 }] } as EventView;

function listOf(id: string, page: number, pages = 3): GalleryList {
  const keys = Object.fromEntries(Array.from({ length: pages }, (_, i) => [`${id}-${i + 1}`, i]));
  return { id, name: id, page, pages, total: pages, medias: [photo(`${id}-${page}`)], medias_keys: keys };
}

/** A wire whose answers are given by hand, in any order. */
function wireByHand() {
  const asked: { path: string; answer: (list: GalleryList) => void; fail: () => void }[] = [];
  const api = ((path: string) =>
    new Promise((resolve, reject) => {
      asked.push({
        path,
        answer: resolve as (list: GalleryList) => void,
        fail: () => reject(new Error('no answer')),
      });
    })) as Api;
  return { asked, api };
}

const query = { gallery: 'g1', filter: 'all', product: null } as const;

describe('GalleryStore', () => {
  it('loads on page after page, each once', async () => {
    const { asked, api } = wireByHand();
    const store = new GalleryStore(event, listOf('g1', 1), query, api);
    const more = store.loadMore();
    await store.loadMore();
    expect(asked.map(({ path }) => path)).toEqual(['/galleries/g1?filter=all&page=2']);
    asked[0]?.answer(listOf('g1', 2));
    await more;
    expect(lastShownPage(store.get())).toBe(2);
    expect(store.get().more).toBe('idle');
  });

  it('says when the next page failed, and tries again', async () => {
    const { asked, api } = wireByHand();
    const store = new GalleryStore(event, listOf('g1', 1), query, api);
    const more = store.loadMore();
    asked[0]?.fail();
    await more;
    expect(store.get().more).toBe('failed');
    const again = store.loadMore();
    asked[1]?.answer(listOf('g1', 2));
    await again;
    expect(lastShownPage(store.get())).toBe(2);
  });

  it('drops the answer to a question that was replaced', async () => {
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
    const again = store.show(store.get().query);
    asked[1]?.answer(listOf('g2', 1));
    await again;
    expect(store.get()).toMatchObject({ status: 'ready', listId: 'g2' });
  });

  it('forgets pages that are no longer there after photographs were removed', async () => {
    const { asked, api } = wireByHand();
    const store = new GalleryStore(event, listOf('g1', 1), query, api);
    const more = store.loadMore();
    asked[0]?.answer(listOf('g1', 2));
    await more;
    const refresh = store.refresh();
    asked[1]?.answer(listOf('g1', 1, 1));
    asked[2]?.answer({ ...listOf('g1', 2, 1), medias: [] });
    await refresh;
    expect(Object.keys(store.get().pages)).toEqual(['1']);
  });
});
