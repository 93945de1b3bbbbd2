import type { MediaView } from '@plugins/kit/ui/wire';

/** Photographs of the project by id, as lists outside the gallery's grid have answered them. */
export class PhotoViews {
  #known = new Map<string, MediaView>();

  /** `shown` returns the photographs that the gallery's own list has loaded. */
  constructor(private readonly shown: () => readonly MediaView[]) {}

  remember(medias: readonly MediaView[]): void {
    for (const media of medias) this.#known.set(media.id, media);
  }

  /** Returns those that are known, in the order of their ids; those without pictures yet are left out. */
  find(ids: Iterable<string>): MediaView[] {
    const wanted = [...ids];
    const missing = new Set(wanted.filter((id) => !this.#known.has(id)));
    if (missing.size > 0) this.remember(this.shown().filter(({ id }) => missing.has(id)));
    return wanted.flatMap((id) => {
      const media = this.#known.get(id);
      return media?.state === 'ready' ? [media] : [];
    });
  }
}
