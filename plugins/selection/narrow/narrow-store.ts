import {
  again,
  beginNarrowing,
  decide,
  type Narrowing,
  type Open,
  type Standing,
  type Step,
  undo,
} from './narrowing';

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

  /** Goes on from the photograph that was decided on; false where it is not shown any more. */
  decide(media: string, before: Standing, open: Open): boolean {
    const decided = decide(this.#state.narrowing, media, before, open);
    if (decided === this.#state.narrowing) return false;
    this.#set({ narrowing: decided });
    return true;
  }

  /** Takes the last decision back; gives what it was about. */
  undo(): Step | null {
    const { state, step } = undo(this.#state.narrowing);
    if (step) this.#set({ narrowing: state });
    return step;
  }

  again(open: Open): void {
    this.#set({ narrowing: again(this.#state.narrowing, open) });
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
