import type { EventView, GalleryList, MediaView } from '@/core/wire';
import type { Api } from '../api/use-api';
import { findMedia } from '../viewer/find-media';
import { type GalleryQuery, listAddress } from './gallery-query';
import type { GalleryState } from './gallery-state';
import { GalleryStore } from './gallery-store';
import { requestStacks, shapesOf } from './list-shapes';
import { followingGalleries } from './shown-galleries';

/** One gallery of the page, below the one before it. */
export interface Section {
  /** The gallery. */
  id: string;
  /** Its list; null until it is loaded. */
  store: GalleryStore | null;
  failed: boolean;
}

/** Whether every photograph of a list has its place: what is below will not be pushed down. */
export const isPlaced = ({ status, pageCount, shapes }: GalleryState): boolean =>
  status === 'ready' && (pageCount <= 1 || shapes !== null);

/**
 * The galleries on the page, one after another. The list of the current one is that of the page's own store (`root`), so
 * that bar, viewer, and keys know one list; every other gallery has a store of its own, and they are exchanged when the
 * person scrolls on. Another gallery shown from its top, a filter, or a product begins the page again.
 */
export class GallerySections {
  /** The first gallery on the page, and the one whose list `root` has. */
  #start: string;
  #current: string;
  #others = new Map<string, GalleryStore>();
  #failed = new Set<string>();
  #loading = new Map<string, Promise<void>>();
  #listeners = new Set<() => void>();
  #shown: readonly Section[];

  constructor(
    readonly root: GalleryStore,
    private readonly api: Api,
  ) {
    this.#start = root.get().query.gallery;
    this.#current = this.#start;
    this.#shown = this.#list();
    root.subscribe(() => this.#follow());
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The sections in their order; the same array until one changes. */
  get = (): readonly Section[] => this.#shown;

  /** All lists on the page, the current one first. */
  stores = (): GalleryStore[] => [this.root, ...this.#others.values()];

  /** Whether the current gallery is the first on the page. */
  atFirst = (): boolean => this.#current === this.#start;

  /** A photograph of any list on the page, if it is loaded. */
  find(media: string): MediaView | null {
    for (const store of this.stores()) {
      const found = findMedia(store.get(), media);
      if (found) return found;
    }
    return null;
  }

  /** Changes one photograph wherever it is loaded. */
  patchMedia(media: string, change: Partial<MediaView>): void {
    for (const store of this.stores()) if (media in store.get().keys) store.patchMedia(media, change);
  }

  /** Makes a loaded gallery the current one. False where it is the current one already, or is not on the page. */
  turnTo(gallery: string): boolean {
    const store = this.#others.get(gallery);
    if (!store || store.get().status !== 'ready' || this.root.get().status !== 'ready') return false;
    this.#others.delete(gallery);
    this.#others.set(this.#current, store);
    this.#current = gallery;
    this.root.exchange(store);
    return true;
  }

  /** Loads the list of a gallery further down, once; after a failure, again. */
  load(gallery: string): Promise<void> {
    const running = this.#loading.get(gallery);
    if (running || this.#others.has(gallery)) return running ?? Promise.resolve();
    const start = this.#start;
    this.#failed.delete(gallery);
    const loading = this.#request(gallery)
      .then((store) => {
        if (start === this.#start && this.#loading.get(gallery) === loading) this.#others.set(gallery, store);
      })
      .catch(() => {
        if (start === this.#start && this.#loading.get(gallery) === loading) this.#failed.add(gallery);
      })
      .finally(() => {
        if (this.#loading.get(gallery) === loading) this.#loading.delete(gallery);
        this.#update();
      });
    this.#loading.set(gallery, loading);
    this.#update();
    return loading;
  }

  async #request(gallery: string): Promise<GalleryStore> {
    const { query: current, event } = this.root.get();
    const query: GalleryQuery = { ...current, gallery, filter: 'all', product: null };
    const [list, shapes] = await Promise.all([
      this.api<GalleryList>(listAddress(query, 1, { event: event.id })),
      this.root.folding ? requestStacks(this.api, query) : null,
    ]);
    const { event: now, folded } = this.root.get();
    const stacked = shapes ? { ...list, folds: shapes.folds ?? [] } : list;
    const store = new GalleryStore(now, stacked, query, this.api, folded);
    if (shapes && list.pages > 1 && shapes.ratios.length === list.total)
      store.set({ shapes: shapesOf(shapes) });
    return store;
  }

  /** After a change of the page's list: begins again at a gallery that was not on the page; shares what all lists have. */
  #follow(): void {
    const { event, folded, query } = this.root.get();
    if (query.gallery !== this.#current || query.filter !== 'all') {
      this.#start = query.gallery;
      this.#current = query.gallery;
      this.#others.clear();
      this.#failed.clear();
      this.#loading.clear();
    }
    for (const store of this.#others.values()) {
      const own = store.get();
      if (own.event !== event || own.folded !== folded) store.set({ event, folded });
    }
    this.#update();
  }

  #list(): Section[] {
    const { event, query } = this.root.get();
    const ids = query.filter === 'all' ? sectionsFrom(event, this.#start, this.#current) : [this.#current];
    return ids.map((id) => ({
      id,
      store: id === this.#current ? this.root : (this.#others.get(id) ?? null),
      failed: this.#failed.has(id),
    }));
  }

  #update(): void {
    const next = this.#list();
    const same =
      next.length === this.#shown.length &&
      next.every(({ id, store, failed }, at) => {
        const before = this.#shown[at];
        return before?.id === id && before.store === store && before.failed === failed;
      });
    if (same) return;
    this.#shown = next;
    for (const listener of this.#listeners) listener();
  }
}

/** The galleries on a page that begins with `start`: it, those with photographs after it, and the current one. */
function sectionsFrom({ galleries }: EventView, start: string, current: string): string[] {
  const ids = [start, ...followingGalleries(galleries, start).map(({ id }) => id)];
  return ids.includes(current) ? ids : [current];
}
