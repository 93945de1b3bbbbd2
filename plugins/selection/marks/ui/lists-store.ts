import type { Api, PageStore } from '@plugins/kit/ui/hooks';
import { ApiError, isLeaving } from '@plugins/kit/ui/rules';
import type { ListsView, ListView, SentTo } from '../lists-view';

export interface ListsState {
  /** Null until loaded. */
  lists: readonly ListView[] | null;
  /** This person's list that marks are for now. */
  current: string | null;
  /** The list among the targets of marks, since it was chosen on this page. */
  shown: string | null;
}

/** The outcome of a change; a refusal has the server's message. */
export type ListOutcome =
  | { kind: 'done' }
  /** The server was unreachable; nothing changed. */
  | { kind: 'away' }
  | { kind: 'refused'; message: string }
  | { kind: 'leaving' };

const UNREACHED = new Set([0, 502, 503, 504]);

/**
 * This person's lists and those others have sent. Adding a photograph shows at once, and is rolled back on a refusal.
 */
export class ListsStore implements PageStore<ListsStore> {
  #initial: ListsStore | undefined;
  #state: ListsState = { lists: null, current: null, shown: null };
  #listeners = new Set<() => void>();

  constructor(
    private readonly api: Api,
    private readonly address: string,
  ) {}

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  get = (): ListsState => this.#state;
  get initial(): ListsStore {
    this.#initial ??= new ListsStore(this.api, this.address);
    return this.#initial;
  }

  #publish(change: Partial<ListsState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  of(id: string | null | undefined): ListView | undefined {
    return id ? this.#state.lists?.find((list) => list.id === id) : undefined;
  }

  async load(): Promise<void> {
    try {
      const { lists } = await this.api<ListsView>(this.address);
      const there = (id: string | null) => (lists.some((list) => list.id === id && list.mine) ? id : null);
      const { current, shown } = this.#state;
      this.#publish({ lists, current: there(current), shown: there(shown) });
    } catch {
      // The loaded lists stay; the next reconnection loads again.
    }
  }

  /** Makes this list the target of marks; null for another target. */
  choose(id: string | null): void {
    if (id !== this.#state.current) this.#publish({ current: id, shown: id ?? this.#state.shown });
  }

  async #ask(path: string, method: 'POST' | 'PUT', body: object): Promise<ListOutcome & { id?: string }> {
    try {
      const answer = await this.api<{ id?: string }>(`${this.address}${path}`, { method, body, quiet: true });
      await this.load();
      return { kind: 'done', ...(answer.id && { id: answer.id }) };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (isLeaving(error)) return { kind: 'leaving' };
      // The server was unreachable: lists have no offline queue, unlike ratings.
      if (UNREACHED.has(error.status)) return { kind: 'away' };
      await this.load();
      return { kind: 'refused', message: error.message };
    }
  }

  /** Creates a list and chooses it. */
  async create(name: string): Promise<ListOutcome> {
    const outcome = await this.#ask('', 'POST', { name });
    if (outcome.kind === 'done' && outcome.id) this.choose(outcome.id);
    return outcome;
  }

  change(id: string, input: { name?: string; removed?: boolean }): Promise<ListOutcome> {
    if (input.removed && this.#state.current === id) this.#publish({ current: null, shown: null });
    return this.#ask(`/${id}`, 'PUT', input);
  }

  send(id: string, to: SentTo | null): Promise<ListOutcome> {
    return this.#ask(`/${id}/sent`, 'PUT', { to });
  }

  isOn(id: string, media: string): boolean {
    return this.of(id)?.medias.includes(media) ?? false;
  }

  #show(id: string, media: string, listed: boolean): void {
    const lists = (this.#state.lists ?? []).map((list) => {
      if (list.id !== id) return list;
      const others = list.medias.filter((one) => one !== media);
      return { ...list, medias: listed ? [...others, media] : others };
    });
    this.#publish({ lists });
  }

  async setListed(id: string, media: string, listed: boolean): Promise<ListOutcome> {
    this.#show(id, media, listed);
    const outcome = await this.#ask(`/${id}/medias/${media}`, 'PUT', { listed });
    if (outcome.kind === 'away') this.#show(id, media, !listed);
    return outcome;
  }
}
