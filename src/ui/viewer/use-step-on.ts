'use client';

import { useGalleryContext } from '../gallery/gallery-context';
import { useSetQuery } from '../gallery/use-gallery-address';
import { mediaAt } from './find-media';
import { viewerHash } from './viewer-hash';

/**
 * Returns a function that goes on from the open viewer to the first photograph of another gallery: the viewer is closed
 * (`close`), the page turns to that gallery, and its first photograph opens. Back then leads to that gallery.
 */
export function useStepOn(close: () => void): (gallery: string) => Promise<void> {
  const { sections } = useGalleryContext();
  const setQuery = useSetQuery();
  return async (gallery) => {
    await sections.load(gallery);
    const list = sections.stores().find((store) => store.get().query.gallery === gallery);
    const first = list && mediaAt(list.get(), 0);
    // Closing steps back to the page's own entry of the history; its address changes after that.
    const closed = () => {
      setQuery({ gallery });
      if (first?.state !== 'ready') return;
      const { pathname, search } = location;
      history.replaceState(history.state, '', `${pathname}${search}${viewerHash(gallery, first.id)}`);
      dispatchEvent(new HashChangeEvent('hashchange'));
    };
    addEventListener('popstate', closed, { once: true });
    close();
  };
}
