'use client';

import { useEffect } from 'react';
import { useGalleryContext } from './gallery-context';
import { type GalleryQuery, pageSearch, queryOfSearch, sameQuery } from './gallery-query';
import { isOnScreen, scrollToSection } from './use-current-section';

/** Back and Forward show the gallery and filter of their address. */
export function useGalleryAddress(): void {
  const { store, sections } = useGalleryContext();
  useEffect(() => {
    const follow = () => {
      const { event, query, landing } = store.get();
      const asked = queryOfSearch(location.search, event.galleries, landing);
      if (sameQuery(asked, query)) return;
      if (asked.filter !== 'all' || query.filter !== 'all' || !sections.turnTo(asked.gallery))
        return void store.show(asked);
      // The browser has restored the scroll position by then, if it does.
      const check = () => isOnScreen(asked.gallery) || scrollToSection(asked.gallery);
      requestAnimationFrame(() => requestAnimationFrame(check));
    };
    addEventListener('popstate', follow);
    const { event, query, landing } = store.get();
    const asked = queryOfSearch(location.search, event.galleries, landing);
    // The page is rendered with one gallery's picks of a product; the list across all galleries is loaded here.
    if (query.filter === 'selected' && (query.product || query.list)) void store.show(query);
    // Without a connection the page is the one that was stored, whichever gallery the address names.
    else if (asked.filter === query.filter && asked.gallery !== query.gallery) void store.show(asked);
    return () => removeEventListener('popstate', follow);
  }, [store, sections]);
}

/**
 * Shows another gallery or filter, and updates the address. What is not named stays. A gallery that is on the page is
 * scrolled to.
 */
export function useSetQuery(): (change: Partial<GalleryQuery>) => void {
  const { sections } = useGalleryContext();
  return (change) => {
    const { root } = sections;
    const { query, landing } = root.get();
    const next = { ...query, ...change };
    const flows = next.filter === 'all' && query.filter === 'all';
    if (sameQuery(next, query)) {
      if (flows && change.gallery) scrollToSection(next.gallery);
      return;
    }
    const search = pageSearch(next, landing);
    history.pushState(history.state, '', `${location.pathname}${search}`);
    if (flows && sections.turnTo(next.gallery)) return scrollToSection(next.gallery);
    void root.show(next);
  };
}
