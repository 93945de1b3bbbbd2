import { GALLERY_PAGE_SIZE } from '@/core/constants';
import type { EventView, GalleryList, ListShapes, MediaView } from '@/core/wire';
import type { Api } from '../api/use-api';
import { type GalleryQuery, listAddress, pageOfPosition, sameQuery, shapesAddress } from './gallery-query';
import type { GalleryState } from './gallery-state';
import { requestStacks, shapesOf, stacksWith } from './list-shapes';
import { landingGallery } from './shown-galleries';

/** The gallery's list, paged, with one method for each change. Components read it through `useGalleryState`. */
export class GalleryStore {
  #state: GalleryState;
  /** The state the server rendered the page from. */
  readonly initial: GalleryState;
  #listeners = new Set<() => void>();
  #loading = new Map<number, Promise<void>>();
  /** Pages near the screen, and the one the viewer shows. */
  #near: number[] = [];
  #viewed: number | null = null;
  /** Answers to an older query are dropped. */
  #generation = 0;
  /** A feature makes stacks here: they are loaded with each whole list. */
  readonly folding: boolean;
  /** Reloads in flight. */
  #refreshing = 0;

  constructor(
    event: EventView,
    list: GalleryList,
    query: GalleryQuery,
    private readonly api: Api,
    folded = true,
  ) {
    this.folding = list.folds !== undefined;
    this.#state = {
      event,
      query,
      landing: landingGallery(event)?.id,
      listId: list.id,
      listName: list.name,
      total: list.total,
      pageCount: list.pages,
      firstPage: list.page,
      pages: { [list.page]: list.medias },
      shapes: null,
      folds: list.folds ?? [],
      folded,
      opened: new Map(),
      keys: list.medias_keys,
      keysWhole: Object.keys(list.medias_keys).length >= list.total,
      status: 'ready',
      more: 'idle',
      wanted: null,
    };
    this.initial = this.#state;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get = (): GalleryState => this.#state;

  /** Changes fields of the state; for the store and the gallery's own live messages. */
  set(change: Partial<GalleryState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  #take(list: GalleryList, page: number, whole: boolean, shapes: ListShapes | null = null): void {
    this.set({
      total: list.total,
      pageCount: list.pages,
      keys: whole ? list.medias_keys : { ...this.#state.keys, ...list.medias_keys },
      keysWhole: whole || this.#state.keysWhole,
      pages: { ...this.#state.pages, [page]: list.medias },
      // Together with their list: stacks are positions, and those of another version would stack other photographs.
      ...(shapes && stacksWith(shapes, this.#state.opened, list.medias_keys)),
      ...(shapes && list.pages > 1 && shapes.ratios.length === list.total && { shapes: shapesOf(shapes) }),
    });
  }

  /**
   * Exchanges its list with another store's, so that each shows what the other did. Answers in flight are dropped: they
   * belong to the list that left, which requests them again.
   */
  exchange(other: GalleryStore): void {
    const refreshing = [this, other].map((store) => store.#refreshing > 0);
    [this.#state, other.#state] = [other.#state, this.#state];
    [this.#near, other.#near] = [other.#near, this.#near];
    [this.#viewed, other.#viewed] = [other.#viewed, this.#viewed];
    for (const store of [this, other]) {
      store.#generation += 1;
      store.#loading.clear();
      if (store.#state.more === 'loading') store.#state = { ...store.#state, more: 'idle' };
    }
    for (const store of [this, other]) for (const listener of store.#listeners) listener();
    if (refreshing[0]) void other.refresh();
    if (refreshing[1]) void this.refresh();
  }

  /** Shows another gallery or filter from its first page. `quietly`: a retry keeps the error on screen. */
  async show(query: GalleryQuery, { quietly = false } = {}): Promise<void> {
    const generation = ++this.#generation;
    const held = this.#state.status === 'ready' && sameQuery(query, this.#state.query);
    this.#loading.clear();
    this.#near = [];
    this.set({ query, status: quietly ? this.#state.status : 'loading', more: 'idle' });
    try {
      const [list, shapes] = await Promise.all([
        this.api<GalleryList>(listAddress(query, 1, { event: this.#state.event.id })),
        this.folding ? requestStacks(this.api, query) : null,
      ]);
      if (generation !== this.#generation) return;
      const { id: listId, name: listName } = list;
      this.#state = {
        ...this.#state,
        listId,
        listName,
        firstPage: 1,
        pages: {},
        shapes: null,
        status: 'ready',
      };
      this.#take(list, 1, true, shapes);
      if (!this.#state.shapes) void this.loadShapes();
    } catch {
      if (generation === this.#generation) this.set({ status: held ? 'ready' : 'failed' });
    }
  }

  /** Loads one page, once; `whole`: with the places of all photographs of the list. Throws when it fails. */
  loadPage(page: number, whole = false): Promise<void> {
    const running = whole ? undefined : this.#loading.get(page);
    if (running) return running;
    const generation = this.#generation;
    const { query, event } = this.#state;
    const loading = Promise.all([
      this.api<GalleryList>(listAddress(query, page, { whole, event: event.id })),
      whole && this.folding ? requestStacks(this.api, query) : null,
    ])
      .then(([list, shapes]) => {
        if (generation === this.#generation) this.#take(list, page, whole, shapes);
      })
      .finally(() => {
        if (this.#loading.get(page) === loading) this.#loading.delete(page);
      });
    this.#loading.set(page, loading);
    return loading;
  }

  /** Loads the shapes of a list of several pages, so that every photograph has its place before it is loaded. */
  async loadShapes(): Promise<void> {
    const { pageCount, query, more } = this.#state;
    if (pageCount <= 1 || more === 'loading') return;
    const generation = this.#generation;
    this.set({ more: 'loading' });
    try {
      const loaded = await this.api<ListShapes>(shapesAddress(query));
      if (generation !== this.#generation) return;
      this.set({ shapes: shapesOf(loaded), ...(loaded.folds && { folds: loaded.folds }), more: 'idle' });
    } catch {
      if (generation === this.#generation) this.set({ more: 'failed' });
    }
  }

  /** Loads the pages of the photographs at positions [from, to), as far as they are not loaded. */
  async need(from: number, to: number): Promise<void> {
    const last = Math.min(pageOfPosition(Math.max(from, to - 1)), this.#state.pageCount);
    this.#near = [];
    for (let page = pageOfPosition(from); page <= last; page++) this.#near.push(page);
    const missing = this.#near.filter((page) => !this.#state.pages[page]);
    if (missing.length === 0) return;
    const generation = this.#generation;
    const answers = await Promise.allSettled(missing.map((page) => this.loadPage(page)));
    if (generation !== this.#generation) return;
    const failed = answers.some(({ status }) => status === 'rejected');
    if (failed !== (this.#state.more === 'failed')) this.set({ more: failed ? 'failed' : 'idle' });
  }

  /** Sets the position the viewer shows; null when it is closed. */
  look(position: number | null): void {
    this.#viewed = position === null ? null : pageOfPosition(position);
  }

  /** Retries what failed. */
  retry(): void {
    const first = this.#near[0];
    const last = this.#near.at(-1);
    if (!this.#state.shapes && this.#state.pageCount > 1) void this.loadShapes();
    else if (first !== undefined && last !== undefined)
      void this.need((first - 1) * GALLERY_PAGE_SIZE, last * GALLERY_PAGE_SIZE);
  }

  /**
   * Reloads after new, changed or removed photographs: the pages near the screen now, the rest when it comes near. The
   * positions of all photographs are reloaded, too.
   */
  async refresh(): Promise<void> {
    this.#refreshing += 1;
    await this.#reload().finally(() => {
      this.#refreshing -= 1;
    });
  }

  async #reload(): Promise<void> {
    const { pages, firstPage, shapes } = this.#state;
    const far = Object.keys(pages).map(Number);
    const seen = this.#viewed === null ? this.#near : [...this.#near, this.#viewed];
    const near = shapes && this.#near.length > 0 ? [...new Set(seen)] : far;
    const generation = this.#generation;
    const first = near[0] ?? firstPage;
    const [lead] = await Promise.allSettled([this.loadPage(first, true)]);
    if (lead?.status === 'rejected' || generation !== this.#generation) return;
    const { pageCount, pages: held } = this.#state;
    const kept = near.filter((page) => page <= Math.max(1, pageCount));
    this.set({ pages: Object.fromEntries(kept.map((page) => [page, held[page] ?? []])) });
    await Promise.allSettled([
      ...kept.filter((page) => page !== first).map((page) => this.loadPage(page)),
      pageCount > 1 ? this.folding || this.loadShapes() : this.set({ shapes: null }),
    ]);
  }

  /** Opens or closes a photograph's stack. False where it represents only itself. */
  turnFold(id: string): boolean {
    const { keys, folds, folded, opened } = this.#state;
    const place = keys[id];
    if (!folded || place === undefined || !folds.some(([top]) => top === place)) return false;
    const turned = new Map(opened);
    if (!turned.delete(id)) turned.set(id, place);
    this.set({ opened: turned });
    return true;
  }

  /** Changes one photograph where it is loaded. */
  patchMedia(id: string, change: Partial<MediaView>): void {
    const pages = Object.entries(this.#state.pages).map(([page, medias]) => [
      page,
      medias.some((m) => m.id === id) ? medias.map((m) => (m.id === id ? { ...m, ...change } : m)) : medias,
    ]);
    this.set({ pages: Object.fromEntries(pages) });
  }
}
