import type { Api, PageStore } from '@plugins/kit/ui/hooks';
import type { LiveMessages, ProductsView, ProductView } from '@plugins/kit/ui/internal';
import { askPick, type PickOutcome } from './ask-pick';
import { NewestChanges } from './newest-changes';
import { type PendingPick, stateOf } from './pending-pick';
import type { PickQueue, QueuedPick } from './pick-queue';
import { type Product, pair, shownProduct, withPick } from './shown-product';

export interface SelectionState {
  /** Null until loaded. */
  products: readonly Product[] | null;
  /** The product that the marks in the grid pick for. */
  current: string | null;
  failed: boolean;
  /** The studio's message on reopening the selection. */
  note: string | null;
  /** Picks beyond a limit are allowed. */
  extra: boolean;
  /** The time zone of the products' days. */
  zone: string;
}

/** The result of sending the offline queue. */
export interface Sent {
  sent: number;
  refused: string[];
}

/** Refusals that show that the page's rules are outdated. */
const RULES_MOVED = new Set(['PRODUCT_CLOSED', 'PRODUCT_NOT_OPEN', 'PICK_NOT_AMONG', 'PICK_HELD']);

/**
 * Optimistic state of the project's picks. A change shows at once and requests that state; changes of the same
 * photograph and product are sent in sequence, only the newest counts, and a refused one is rolled back. While the
 * server is unreachable changes wait in an offline queue, and are sent from there in order, once.
 */
export class SelectionStore implements PageStore<SelectionStore> {
  #initial: SelectionStore | undefined;
  /** Null until loaded. */
  #server: Map<string, ProductView> | null = null;
  #pending = new Map<string, PendingPick>();
  #running = new Set<string>();
  #state: SelectionState = {
    products: null,
    current: null,
    failed: false,
    note: null,
    extra: false,
    zone: 'UTC',
  };
  #listeners = new Set<() => void>();
  #sending: Promise<Sent> | null = null;
  /** Per running load: live messages received meanwhile, since its response may be older. */
  #meanwhile = new Set<LiveMessages['pick'][]>();
  /** Latest change per pick, and per product's count. */
  #newest = new NewestChanges();

  constructor(
    private readonly api: Api,
    private readonly address: string,
    readonly queue: PickQueue,
  ) {
    this.#takeFromShelf();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  get = (): SelectionState => this.#state;
  get initial(): SelectionStore {
    this.#initial ??= new SelectionStore(this.api, this.address, { ...this.queue, read: () => [] });
    return this.#initial;
  }

  #publish(change: Partial<SelectionState> = {}): void {
    const products =
      this.#server &&
      [...this.#server.values()]
        .sort((a, b) => a.position - b.position || a.id.localeCompare(b.id))
        .map((product) => shownProduct(product, this.#pending));
    const current = this.#state.current ?? products?.[0]?.id ?? null;
    this.#state = { ...this.#state, products, current, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** Loads all products and picks; called again after a lost connection. */
  async load(): Promise<void> {
    const meanwhile: LiveMessages['pick'][] = [];
    this.#meanwhile.add(meanwhile);
    try {
      const answer = await this.api<ProductsView>(this.address);
      const { products, note = null, extra = false, time_zone: zone = 'UTC' } = answer;
      this.#server = new Map(Object.entries(products));
      for (const message of meanwhile) this.#apply(message);
      this.#publish({ failed: false, note, extra, zone });
    } catch {
      this.#state = { ...this.#state, failed: this.#state.products === null };
      for (const listener of this.#listeners) listener();
    } finally {
      this.#meanwhile.delete(meanwhile);
    }
  }

  choose(product: string): void {
    this.#publish({ current: product });
  }

  isPicked(product: string, media: string): boolean {
    const pending = this.#pending.get(pair(product, media));
    return pending ? pending.selected : media in (this.#server?.get(product)?.product_medias ?? {});
  }

  /** Requests that a photograph is picked or not. Waits behind queued changes. */
  pick(product: string, media: string, selected: boolean, together?: true): Promise<PickOutcome> {
    const key = pair(product, media);
    const more = together ? { together } : {};
    return new Promise((resolve) => {
      const waiting = this.#pending.get(key)?.waiting ?? [];
      this.#pending.set(key, { selected, ...more, waiting: [...waiting, resolve] });
      this.#publish();
      if (this.#running.has(key)) return;
      if (this.queue.read().length === 0) return void this.#run(key, product, media);
      this.queue.keep({ product, media, selected, ...more });
      void this.sendKept();
    });
  }

  /** Shows the offline queue, and drops what another page of this browser has sent. */
  #takeFromShelf(): void {
    const kept = new Map(this.queue.read().map((pick) => [pair(pick.product, pick.media), pick]));
    for (const [key, { waiting }] of this.#pending)
      if (waiting.length === 0 && !kept.has(key) && !this.#running.has(key)) this.#pending.delete(key);
    for (const [key, { selected }] of kept)
      if (!this.#pending.has(key)) this.#pending.set(key, { selected, waiting: [] });
  }

  /** Applies a change of the offline queue by another page of this browser. */
  queueChanged = (): void => {
    this.#takeFromShelf();
    void this.load();
  };

  /** Number of queued picks. */
  get kept(): number {
    return this.queue.read().length;
  }

  /**
   * Sends the offline queue, oldest first, until it is empty or the server is unreachable. Returns how many were sent,
   * and the server's messages for refused ones.
   */
  sendKept(): Promise<Sent> {
    this.#sending ??= this.#sendAll().then(({ result, stopped }) => {
      this.#sending = null;
      if (stopped) this.#notifyAll(stopped);
      this.#publish();
      return result;
    });
    return this.#sending;
  }

  async #sendAll(): Promise<{ result: Sent; stopped: PickOutcome | null }> {
    const result: Sent = { sent: 0, refused: [] };
    let stopped: PickOutcome | null = null;
    await this.queue.alone(async () => {
      for (let next = this.queue.read()[0]; next && !stopped; next = this.queue.read()[0]) {
        const outcome = await this.#ask(next);
        if (outcome.kind === 'kept' || outcome.kind === 'leaving') {
          stopped = outcome;
          continue;
        }
        if (outcome.kind === 'done') result.sent++;
        if (outcome.kind === 'refused') result.refused.push(outcome.message);
        this.queue.drop(next);
        this.#settle(next, outcome);
      }
    });
    return { result, stopped };
  }

  #settle({ product, media, selected }: QueuedPick, outcome: PickOutcome): void {
    const key = pair(product, media);
    const pending = this.#pending.get(key);
    if (!pending || pending.selected !== selected) return;
    this.#pending.delete(key);
    this.#publish();
    for (const resolve of pending.waiting) resolve(outcome);
  }

  /** Resolves callers that wait for a queued change with `outcome`. */
  #notifyAll(outcome: PickOutcome): void {
    for (const { product, media } of this.queue.read()) {
      const pending = this.#pending.get(pair(product, media));
      for (const resolve of pending?.waiting.splice(0) ?? []) resolve(outcome);
    }
  }

  async #run(key: string, product: string, media: string): Promise<void> {
    this.#running.add(key);
    for (let pending = this.#pending.get(key); pending; pending = this.#pending.get(key)) {
      const outcome = await this.#ask({ product, media, ...stateOf(pending) });
      const newer = this.#pending.get(key);
      if (newer && newer.selected !== pending.selected && outcome.kind === 'done') continue;
      if (outcome.kind === 'kept') {
        this.queue.keep({ product, media, ...stateOf(newer ?? pending) });
        this.#notifyAll(outcome);
        break;
      }
      this.#pending.delete(key);
      this.#publish();
      for (const resolve of newer?.waiting ?? pending.waiting) resolve(outcome);
    }
    this.#running.delete(key);
  }

  async #ask(pick: QueuedPick): Promise<PickOutcome> {
    const { product, media } = pick;
    const { outcome, selected, also = [], change } = await askPick(this.api, pick);
    if (outcome.kind === 'done') {
      this.#take({ product, media, selected, count: outcome.count, picked_by: null }, change);
      for (const one of also) this.#take({ ...one, media, selected: false, picked_by: null }, change);
    }
    if (outcome.kind === 'refused' && RULES_MOVED.has(outcome.code)) void this.load();
    return outcome;
  }

  #take(said: LiveMessages['pick'], change: string | undefined): void {
    const { product, media } = said;
    if (!this.#newest.counts(pair(product, media), change)) return;
    const known = this.#server?.get(product)?.count ?? said.count;
    const message = this.#newest.counts(product, change) ? said : { ...said, count: known };
    for (const meanwhile of this.#meanwhile) meanwhile.push(message);
    this.#apply(message);
  }

  #apply(message: LiveMessages['pick']): void {
    const known = this.#server?.get(message.product);
    if (known) this.#server?.set(message.product, withPick(known, message));
  }

  /** Applies a pick from here or elsewhere; ignores one older than the known state. */
  receive(message: LiveMessages['pick'], change?: string): void {
    this.#take(message, change);
    this.#publish();
  }
}
