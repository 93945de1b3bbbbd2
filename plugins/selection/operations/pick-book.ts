import { amongIts } from '@plugins/kit/server/rules';
import type { LinkedProduct, PickState } from './picks-repo';

const pair = (product: string, media: string) => `${product} ${media}`;

/** A pick taken off, or made, while wishes are carried out one after the other. */
interface Entry {
  /** As it stands in the database. */
  stored: string | null;
  /** As it is now; null: not picked. */
  now: string | null;
}

/**
 * The picks a batch of wishes looks at, as they stand after each of them: written to the database once, at the end. It
 * knows the picks that are wished for, and in a cascade those of the other products with the same photographs.
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

  /** Writes a pick's state; `counts`: the photograph does not lie in the trash. Gives the product's number now. */
  set(product: string, media: string, id: string | null, counts: boolean): number {
    const entry = this.#entries.get(pair(product, media)) ?? { stored: null, now: null };
    const step = (id === null ? 0 : 1) - (entry.now === null ? 0 : 1);
    this.#entries.set(pair(product, media), { ...entry, now: id });
    const count = this.count(product) + (counts ? step : 0);
    this.#counts.set(product, count);
    return count;
  }

  /** The product a product's picks are chosen among; null: out of all photographs. */
  among(product: string): LinkedProduct | null {
    const id = this.#products.find((one) => one.id === product)?.among ?? null;
    return this.#products.find((one) => one.id === id) ?? null;
  }

  /** Products chosen among this one's picks, and among theirs, that hold this photograph. */
  holders(product: string, media: string): LinkedProduct[] {
    return amongIts(this.#products, product).filter(({ id }) => this.pick(id, media) !== null);
  }

  /** Picks of the database that are gone, and those that are new, by product and photograph. */
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
