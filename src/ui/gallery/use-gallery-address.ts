'use client';

import { useEffect } from 'react';
import { useGalleryContext } from './gallery-context';
import { type GalleryQuery, pageSearch, queryOfSearch, sameQuery } from './gallery-query';

/** Back and Forward show the gallery and filter of their address. */
export function useGalleryAddress(): void {
  const { store } = useGalleryContext();
  useEffect(() => {
    const follow = () => {
      const { event, query, landing } = store.get();
      const asked = queryOfSearch(location.search, event.galleries, landing);
      if (!sameQuery(asked, query)) void store.show(asked);
    };
    addEventListener('popstate', follow);
    // The page is rendered with one gallery's picks of a product; the list across all galleries is loaded here.
    const { query } = store.get();
    if (query.filter === 'selected' && (query.product || query.list)) void store.show(query);
    return () => removeEventListener('popstate', follow);
  }, [store]);
}

/** Shows another gallery or filter, and updates the address. What is not named stays. */
export function useSetQuery(): (change: Partial<GalleryQuery>) => void {
  const { store } = useGalleryContext();
  return (change) => {
    const { query, landing } = store.get();
    const next = { ...query, ...change };
    if (sameQuery(next, query)) return;
    const search = pageSearch(next, landing);
    history.pushState(history.state, '', `${location.pathname}${search}`);
    void store.show(next);
  };
}
