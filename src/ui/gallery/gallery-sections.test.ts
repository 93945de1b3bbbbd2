import { describe, expect, it } from 'vitest';
import type { EventView, GalleryList, MediaView } from '@/core/wire';
import type { Api } from '../api/use-api';
import { GallerySections } from './gallery-sections';
import { GalleryStore } from './gallery-store';

const event = {
  id: 'e',
  galleries: [
    { id: 'g1', name: 'Morning', count: 2 },
    { id: 'g2', name: 'Empty', count: 0 },
    { id: 'g3', name: 'Evening', count: 2 },
    { id: 'g4', name: 'Night', count: 2 },
  ],
  can: { manage: false },
} as EventView;
const query = { gallery: 'g1', filter: 'all', product: null } as const;

function listOf(id: string, pages = 1): GalleryList {
  const medias = [1, 2].map((nr) => ({ id: `${id}-${nr}`, name: `${nr}.JPG`, state: 'ready' }) as MediaView);
  const keys = Object.fromEntries(medias.map((media, at) => [media.id, at]));
  return { id, name: id, page: 1, pages, total: 2, medias, medias_keys: keys };
}

/** A page at `gallery`, and a wire that answers with its lists; `failing`: those it refuses. */
function pageAt(gallery: string, failing = new Set<string>()) {
  const asked: string[] = [];
  const api = (async (path: string) => {
    asked.push(path);
    const id = /galleries\/(\w+)/.exec(path)?.[1] ?? '';
    if (failing.has(id)) throw new Error('no answer');
    return listOf(id);
  }) as Api;
  const root = new GalleryStore(event, listOf(gallery), { ...query, gallery }, api);
  const sections = new GallerySections(root, api);
  const ids = () => sections.get().map(({ id, store }) => (store ? id.toUpperCase() : id));
  return { asked, root, sections, ids };
}

describe('the galleries on a page', () => {
  it('are the first one and those with photographs after it; only the first is loaded', () => {
    expect(pageAt('g1').ids()).toEqual(['G1', 'g3', 'g4']);
    expect(pageAt('g3').ids()).toEqual(['G3', 'g4']);
    expect(pageAt('gone').ids()).toEqual(['GONE']);
  });

  it('load once each, and again after a failure', async () => {
    const failing = new Set(['g3']);
    const { asked, sections, ids } = pageAt('g1', failing);
    await Promise.all([sections.load('g3'), sections.load('g3')]);
    expect([asked.length, sections.get()[1]?.failed]).toEqual([1, true]);
    failing.clear();
    await sections.load('g3');
    await sections.load('g3');
    expect([asked.length, ids(), sections.get()[1]?.failed]).toEqual([2, ['G1', 'G3', 'g4'], false]);
  });

  it('exchange their lists when another becomes the current one, and keep their places', async () => {
    const { root, sections, ids } = pageAt('g1');
    await sections.load('g3');
    expect([sections.turnTo('g4'), sections.turnTo('g1')]).toEqual([false, false]);
    expect(sections.turnTo('g3')).toBe(true);
    expect([root.get().listId, root.get().query.gallery, sections.atFirst()]).toEqual(['g3', 'g3', false]);
    expect(ids()).toEqual(['G1', 'G3', 'g4']);
    expect(sections.get()[1]?.store).toBe(root);
    expect(sections.get()[0]?.store?.get().listId).toBe('g1');
    expect(sections.find('g1-2')?.id).toBe('g1-2');
  });

  it('begin again at a gallery that is shown from its top, and at a filter', async () => {
    const { root, sections, ids } = pageAt('g1');
    await sections.load('g3');
    await root.show({ ...query, gallery: 'g4' });
    expect(ids()).toEqual(['G4']);
    await root.show(query);
    expect(ids()).toEqual(['G1', 'g3', 'g4']);
    await root.show({ ...query, filter: 'selected' });
    expect(ids()).toEqual(['G1']);
  });

  it('drop an answer that arrives after the page began again', async () => {
    const { root, sections, ids } = pageAt('g1');
    const late = sections.load('g3');
    await root.show({ ...query, gallery: 'g4' });
    await late;
    expect(ids()).toEqual(['G4']);
  });

  it('share the project, the choice of stacks, and changes of a photograph', async () => {
    const { root, sections } = pageAt('g1');
    await sections.load('g3');
    root.set({ event: { ...event, name: 'New' }, folded: false });
    const other = sections.get()[1]?.store;
    expect([other?.get().event.name, other?.get().folded]).toEqual(['New', false]);
    sections.patchMedia('g3-1', { hidden: true });
    expect(sections.find('g3-1')?.hidden).toBe(true);
  });
});

describe('two stores that exchange their lists', () => {
  it('drop answers in flight, and the list that left reloads', async () => {
    const answers: ((list: GalleryList) => void)[] = [];
    const api = (() => new Promise((resolve) => answers.push(resolve as never))) as Api;
    const one = new GalleryStore(event, listOf('g1'), query, api);
    const two = new GalleryStore(event, listOf('g3'), { ...query, gallery: 'g3' }, api);
    const refreshing = one.refresh();
    one.exchange(two);
    answers[0]?.({ ...listOf('g1'), total: 9 });
    await refreshing;
    expect([one.get().listId, one.get().total, two.get().total]).toEqual(['g3', 2, 2]);
    answers[1]?.({ ...listOf('g1'), total: 3 });
    await new Promise((resolve) => setImmediate(resolve));
    expect([two.get().listId, two.get().total]).toEqual(['g1', 3]);
  });
});
