import {
  type Api,
  ApiError,
  isLeaving,
  type LiveMessages,
  type PickAnswer,
  type ProductsView,
  type ProductView,
} from '@plugins/kit/ui';

/** One product as the page shows it: the server's picks with what is on its way. */
export interface Product extends Omit<ProductView, 'product_medias'> {
  picks: ReadonlyMap<string, { picked_by: string | null }>;
}

export interface SelectionState {
  /** Null until they are known. */
  products: readonly Product[] | null;
  /** The product hearts in the grid pick for. */
  current: string | null;
  failed: boolean;
}

/** What became of a wish; `refused` carries the server's words. */
export type PickOutcome =
  | { kind: 'done'; count: number }
  | { kind: 'refused'; message: string }
  | { kind: 'leaving' };

interface Wish {
  selected: boolean;
  waiting: ((outcome: PickOutcome) => void)[];
}

const pair = (product: string, media: string) => `${product} ${media}`;

/**
 * The project's picks. A wish shows at once and asks the server for that state; wishes for the same photograph and
 * product go one after the other, only the newest counts, and a refused one is put right.
 */
export class SelectionStore {
  #server = new Map<string, ProductView>();
  #wishes = new Map<string, Wish>();
  #running = new Set<string>();
  #state: SelectionState = { products: null, current: null, failed: false };
  #listeners = new Set<() => void>();

  constructor(
    private readonly api: Api,
    private readonly address: string,
  ) {}

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  get = (): SelectionState => this.#state;

  #publish(change: Partial<SelectionState> = {}): void {
    const products = [...this.#server.values()]
      .sort((a, b) => a.position - b.position || a.id.localeCompare(b.id))
      .map((product) => this.#shown(product));
    const current = this.#state.current ?? products[0]?.id ?? null;
    this.#state = { ...this.#state, products, current, ...change };
    for (const listener of this.#listeners) listener();
  }

  #shown({ product_medias, ...product }: ProductView): Product {
    const picks = new Map<string, { picked_by: string | null }>(Object.entries(product_medias));
    let { count } = product;
    for (const [key, { selected }] of this.#wishes) {
      const [productId, media = ''] = key.split(' ');
      if (productId !== product.id || picks.has(media) === selected) continue;
      if (selected) picks.set(media, { picked_by: null });
      else picks.delete(media);
      count += selected ? 1 : -1;
    }
    return { ...product, count, picks };
  }

  /** Asks for all products and picks; after a lost line again. */
  async load(): Promise<void> {
    try {
      const { products } = await this.api<ProductsView>(this.address);
      this.#server = new Map(Object.entries(products));
      this.#publish({ failed: false });
    } catch {
      this.#state = { ...this.#state, failed: this.#state.products === null };
      for (const listener of this.#listeners) listener();
    }
  }

  choose(product: string): void {
    this.#publish({ current: product });
  }

  isPicked(product: string, media: string): boolean {
    const wish = this.#wishes.get(pair(product, media));
    return wish ? wish.selected : media in (this.#server.get(product)?.product_medias ?? {});
  }

  /** Wishes a photograph in or out of a product's picks. */
  pick(product: string, media: string, selected: boolean): Promise<PickOutcome> {
    const key = pair(product, media);
    return new Promise((resolve) => {
      const waiting = this.#wishes.get(key)?.waiting ?? [];
      this.#wishes.set(key, { selected, waiting: [...waiting, resolve] });
      this.#publish();
      if (!this.#running.has(key)) void this.#run(key, product, media);
    });
  }

  async #run(key: string, product: string, media: string): Promise<void> {
    this.#running.add(key);
    for (let wish = this.#wishes.get(key); wish; wish = this.#wishes.get(key)) {
      const outcome = await this.#ask(product, media, wish.selected);
      const newer = this.#wishes.get(key);
      if (newer && newer.selected !== wish.selected && outcome.kind === 'done') continue;
      this.#wishes.delete(key);
      this.#publish();
      for (const resolve of newer?.waiting ?? wish.waiting) resolve(outcome);
    }
    this.#running.delete(key);
  }

  async #ask(product: string, media: string, selected: boolean): Promise<PickOutcome> {
    try {
      const body = { media, product, selected };
      const answer = await this.api<PickAnswer>('/product_medias', { method: 'POST', body, quiet: true });
      this.#take({ product, media, selected: answer.selected, count: answer.count, picked_by: null });
      return { kind: 'done', count: answer.count };
    } catch (error) {
      if (isLeaving(error)) return { kind: 'leaving' };
      if (!(error instanceof ApiError)) throw error;
      return { kind: 'refused', message: error.message };
    }
  }

  #take({ product, media, selected, count, picked_by }: LiveMessages['pick']): void {
    const known = this.#server.get(product);
    if (!known) return;
    const { [media]: before, ...others } = known.product_medias;
    const pick = { id: '', note: null, ...before, picked_by: picked_by ?? before?.picked_by ?? null };
    const product_medias = selected ? { ...others, [media]: pick } : others;
    this.#server.set(product, { ...known, count, product_medias });
  }

  /** Takes over what somebody picked, here or elsewhere. */
  hear(message: LiveMessages['pick']): void {
    this.#take(message);
    this.#publish();
  }
}
