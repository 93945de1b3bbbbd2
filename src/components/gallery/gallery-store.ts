import type { EventView, GalleryList, MediaView } from '@/domain/wire';
import type { Api } from '../api/use-api';
import { type GalleryQuery, listAddress, sameQuery } from './gallery-query';

/** What the gallery page shows now. */
export interface GalleryState {
  event: EventView;
  query: GalleryQuery;
  /** Id of the shown list: a gallery, or a product across galleries. It is `gid` in the address. */
  listId: string;
  listName: string;
  total: number;
  pageCount: number;
  /** The grid begins with this page. */
  firstPage: number;
  pages: Record<number, MediaView[]>;
  /** Places in the whole list; until `keysWhole` only of the photographs the page came with. */
  keys: Record<string, number>;
  keysWhole: boolean;
  status: 'ready' | 'loading' | 'failed';
  more: 'idle' | 'loading' | 'failed';
  /** A photograph to bring into the grid's part that is in the page, and to focus. */
  wanted: string | null;
}

/** The gallery's list, paged, with one way to change each thing. Components read it through `useGalleryState`. */
export class GalleryStore {
  #state: GalleryState;
  #listeners = new Set<() => void>();
  #loading = new Map<number, Promise<void>>();
  /** Answers to an older question are dropped. */
  #generation = 0;

  constructor(
    event: EventView,
    list: GalleryList,
    query: GalleryQuery,
    private readonly api: Api,
  ) {
    this.#state = {
      event,
      query,
      listId: list.id,
      listName: list.name,
      total: list.total,
      pageCount: list.pages,
      firstPage: list.page,
      pages: { [list.page]: list.medias },
      keys: list.medias_keys,
      keysWhole: Object.keys(list.medias_keys).length >= list.total,
      status: 'ready',
      more: 'idle',
      wanted: null,
    };
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get = (): GalleryState => this.#state;

  /** Changes fields of the state; for the store and for the gallery's own live messages. */
  set(change: Partial<GalleryState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  #take(list: GalleryList, page: number): void {
    this.set({
      total: list.total,
      pageCount: list.pages,
      keys: list.medias_keys,
      keysWhole: true,
      pages: { ...this.#state.pages, [page]: list.medias },
    });
  }

  /** Shows another gallery or filter from its first page. A failure is shown with a way to try again. */
  async show(query: GalleryQuery): Promise<void> {
    const generation = ++this.#generation;
    const again = sameQuery(query, this.#state.query);
    this.#loading.clear();
    this.set({ query, status: 'loading', more: 'idle' });
    try {
      const list = await this.api<GalleryList>(listAddress(query, 1));
      if (generation !== this.#generation) return;
      this.set({ listId: list.id, listName: list.name, firstPage: 1, pages: {}, status: 'ready' });
      this.#take(list, 1);
    } catch {
      if (generation === this.#generation) this.set({ status: again ? 'ready' : 'failed' });
    }
  }

  /** Loads one page, once. Throws when it fails. */
  loadPage(page: number): Promise<void> {
    const running = this.#loading.get(page);
    if (running) return running;
    const generation = this.#generation;
    const loading = this.api<GalleryList>(listAddress(this.#state.query, page))
      .then((list) => {
        if (generation === this.#generation) this.#take(list, page);
      })
      .finally(() => {
        if (generation === this.#generation) this.#loading.delete(page);
      });
    this.#loading.set(page, loading);
    return loading;
  }

  /** Loads the page after the grid's last, if there is one. */
  async loadMore(): Promise<void> {
    const next = lastShownPage(this.#state) + 1;
    if (next > this.#state.pageCount || this.#state.more === 'loading') return;
    this.set({ more: 'loading' });
    try {
      await this.loadPage(next);
      this.set({ more: 'idle' });
    } catch {
      this.set({ more: 'failed' });
    }
  }

  /** Loads again the pages that are held: after new, changed or removed photographs. */
  async refresh(): Promise<void> {
    const held = Object.keys(this.#state.pages).map(Number);
    await Promise.allSettled(held.map((page) => this.loadPage(page)));
    const { pages, pageCount } = this.#state;
    if (held.some((page) => page > Math.max(1, pageCount)))
      this.set({
        pages: Object.fromEntries(Object.entries(pages).filter(([page]) => Number(page) <= pageCount)),
      });
  }

  /** Changes one photograph where it is held. */
  patchMedia(id: string, change: Partial<MediaView>): void {
    const pages = Object.entries(this.#state.pages).map(([page, medias]) => [
      page,
      medias.some((m) => m.id === id) ? medias.map((m) => (m.id === id ? { ...m, ...change } : m)) : medias,
    ]);
    this.set({ pages: Object.fromEntries(pages) });
  }
}

/** The last page of the unbroken run the grid shows. */
export function lastShownPage({ firstPage, pages }: Pick<GalleryState, 'firstPage' | 'pages'>): number {
  let page = firstPage;
  while (pages[page + 1]) page++;
  return page;
}
