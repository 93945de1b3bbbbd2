'use client';

import { useTranslations } from 'next-intl';
import { useGalleryState } from './gallery-context';

/**
 * Returns a gallery's name as the page shows it. A project's first gallery is created with the project's name, which
 * is already on the cover and in the bar: it is called "Photos" there.
 */
export function useGalleryTitle(): (gallery: { name: string }) => string {
  const t = useTranslations('gallery');
  const project = useGalleryState((s) => s.event.name);
  return ({ name }) => (name.trim() === project.trim() ? t('photos') : name);
}
