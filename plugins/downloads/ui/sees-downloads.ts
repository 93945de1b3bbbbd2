'use client';

import { useGallery } from '@plugins/kit/ui/hooks';

/** Whether this person gets a link to downloads; the screen itself shows what is available, or the reason why not. */
export function useSeesDownloads(): boolean {
  const { event } = useGallery();
  return event.can.manage || event.can.download || (event.downloads && event.person.role === 'client');
}
