import { again, beginNarrowing, currentOf, decide, follow, type Narrowing, undo } from './narrowing';

export interface NarrowState {
  /** The product one goes through; null while it is closed. */
  product: string | null;
  narrowing: Narrowing;
  /** A photograph that is to be picked as soon as there is room for it. */
  wanted: string | null;
}

const CLOSED: NarrowState = { product: null, narrowing: beginNarrowing([]), wanted: null };

/** The page's going through of one product's picks. Knows no server: whoever listens picks and drops. */
export class NarrowStore {
  #state: NarrowState = CLOSED;
  #listeners = new Set<() => void>();

  get = (): NarrowState => this.#state;
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #set(change: Partial<NarrowState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** Opens it; the photographs come with `begin`. */
  open(product: string, wanted: string | null = null): void {
    this.#set({ product, wanted, narrowing: beginNarrowing([]) });
  }

  begin(medias: readonly string[]): void {
    this.#set({ narrowing: beginNarrowing(medias) });
  }

  /** Decides on the current photograph; gives it, or null where there is none. */
  decide(kept: boolean): string | null {
    const media = currentOf(this.#state.narrowing);
    if (media) this.#set({ narrowing: decide(this.#state.narrowing, kept) });
    return media;
  }

  /** Takes the last decision back; gives what is to be picked again. */
  undo(): string | null {
    const { state, restored } = undo(this.#state.narrowing);
    this.#set({ narrowing: state });
    return restored;
  }

  again(): void {
    this.#set({ narrowing: again(this.#state.narrowing) });
  }

  follow(picked: ReadonlySet<string>): void {
    const followed = follow(this.#state.narrowing, picked);
    if (followed !== this.#state.narrowing) this.#set({ narrowing: followed });
  }

  /** The photograph that waited for room has it now, or is not wanted any more. */
  takeWanted(): string | null {
    const { wanted } = this.#state;
    if (wanted) this.#set({ wanted: null });
    return wanted;
  }

  close(): void {
    this.#set(CLOSED);
  }
}
