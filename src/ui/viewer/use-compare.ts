'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import type { MediaView } from '@/core/wire';
import { useGalleryContext } from '../gallery/gallery-context';
import { notify } from '../primitives/notices';
import { type CompareState, CompareStore } from './compare-store';

const NOTHING: CompareState = { medias: [], open: false };

/** The page's comparison, and the photographs collected for it. */
export function useCompare(): [CompareStore, CompareState] {
  const { shared } = useGalleryContext();
  if (!shared.has('compare')) shared.set('compare', new CompareStore());
  const store = shared.get('compare') as CompareStore;
  return [store, useSyncExternalStore(store.subscribe, store.get, () => NOTHING)];
}

/** Shows two to four photographs side by side; does nothing with fewer. */
export function useSideBySide(): (medias: readonly MediaView[]) => void {
  const [store] = useCompare();
  return (medias) => store.show(medias);
}

/** Adds a photograph to the comparison or removes it, and shows a notice. */
export function useLayAside(): (media: MediaView) => void {
  const t = useTranslations('gallery');
  const [store] = useCompare();
  return (media) => {
    const done = store.toggle(media);
    const count = store.get().medias.length;
    const text = done ? t('compare.count', { count }) : t('compare.full');
    const action = count > 1 ? { label: t('compare.show'), run: () => store.show() } : undefined;
    notify({ text, key: 'compare', ...(action && { action }) });
  };
}
