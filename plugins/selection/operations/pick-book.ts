import { amongIts } from '@plugins/kit/server/internal-rules';
import type { LinkedProduct, PickState } from '../queries/picks';

const pair = (product: string, media: string) => `${product} ${media}`;

/** A pick's state while a batch runs. */
interface Entry {
  /** The pick's id in the database. */
  stored: string | null;
  /** The pick's id now; null: not picked. */
  now: string | null;
}

/**
 * The picks of a batch in memory, current after each of its requests; written to the database once, at the end. Holds
 * the requested picks, and in a cascade those of other products with the same photographs.
 */
export class PickBook {
  #entries = new Map<string, Entry>();
  #counts = new Map<string, number>();
  #products: readonly LinkedProduct[];

  constructor(
    states: readonly (PickState | undefined)[],
    medias: readonly string[],
    linked: LinkedProduct[],
  ) {
    this.#products = linked;
    states.forEach((state, i) => {
      if (state) this.#know(state.product, medias[i] ?? '', state.pick, state.count);
    });
    for (const { id, count, picks } of linked)
      for (const pick of picks) this.#know(id, pick.media, pick.id, count);
    for (const { id, count } of linked) this.#counts.set(id, count);
  }

  #know(product: string, media: string, id: string | null, count: number): void {
    this.#entries.set(pair(product, media), { stored: id, now: id });
    this.#counts.set(product, count);
  }

  pick(product: string, media: string): string | null {
    return this.#entries.get(pair(product, media))?.now ?? null;
  }

  count(product: string): number {
    return this.#counts.get(product) ?? 0;
  }

  /** Sets a pick; `counts`: the photograph is not in the trash. Returns the product's new count. */
  set(product: string, media: string, id: string | null, counts: boolean): number {
    const entry = this.#entries.get(pair(product, media)) ?? { stored: null, now: null };
    const step = (id === null ? 0 : 1) - (entry.now === null ? 0 : 1);
    this.#entries.set(pair(product, media), { ...entry, now: id });
    const count = this.count(product) + (counts ? step : 0);
    this.#counts.set(product, count);
    return count;
  }

  /** Returns the product among whose picks this product's are chosen; null: among all photographs. */
  among(product: string): LinkedProduct | null {
    const id = this.#products.find((one) => one.id === product)?.among ?? null;
    return this.#products.find((one) => one.id === id) ?? null;
  }

  /** Returns the products below this one in the cascade that have picked this photograph. */
  holders(product: string, media: string): LinkedProduct[] {
    return amongIts(this.#products, product).filter(({ id }) => this.pick(id, media) !== null);
  }

  /** Returns the ids of deleted and of new picks. */
  written(): { gone: string[]; made: Set<string> } {
    const gone: string[] = [];
    const made = new Set<string>();
    for (const { stored, now } of this.#entries.values()) {
      if (stored === now) continue;
      if (stored !== null) gone.push(stored);
      if (now !== null) made.add(now);
    }
    return { gone, made };
  }
}
