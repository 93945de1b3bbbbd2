'use client';

import { useGallery, useLive } from '@plugins/kit/ui/hooks';

/** Renders nothing: reloads the photographs' links when the selection is completed or reopened. */
export function RefreshLinks() {
  const gallery = useGallery();
  useLive('completion', () => {
    const { event } = gallery;
    if (!event.downloads || event.can.manage || event.person.role !== 'client') return;
    // Where its code cannot be loaded, the links come with the page when it is opened again.
    void import('./refresh-links').then(
      ({ refreshLinks }) => refreshLinks(gallery),
      () => undefined,
    );
  });
  return null;
}
