import type { MediaView } from '@/core/wire';

/** Photographs collected for comparing, two to four of them. */
export interface CompareState {
  medias: readonly MediaView[];
  open: boolean;
}

/** More than four side by side are too small to judge. */
export const COMPARED_MOST = 4;
const EMPTY: CompareState = { medias: [], open: false };

/** The photographs collected on this page. */
export class CompareStore {
  #state: CompareState = EMPTY;
  #listeners = new Set<() => void>();

  get = (): CompareState => this.#state;
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #set(state: CompareState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }

  has = (id: string): boolean => this.#state.medias.some((media) => media.id === id);

  /** Adds a photograph, or removes it. False when there are four already. */
  toggle(media: MediaView): boolean {
    const { medias, open } = this.#state;
    if (this.has(media.id)) {
      const left = medias.filter(({ id }) => id !== media.id);
      this.#set({ medias: left, open: open && left.length > 1 });
      return true;
    }
    if (medias.length >= COMPARED_MOST) return false;
    this.#set({ medias: [...medias, media], open });
    return true;
  }

  /** Shows these, or the collected ones, side by side; does nothing with fewer than two. */
  show(medias: readonly MediaView[] = this.#state.medias): void {
    if (medias.length > 1) this.#set({ medias: medias.slice(0, COMPARED_MOST), open: true });
  }

  /** Closes the comparison and clears the collected photographs. */
  close(): void {
    this.#set(EMPTY);
  }
}
