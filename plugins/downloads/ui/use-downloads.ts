'use client';

import { useGallery } from '@plugins/kit/ui/hooks';

/** Whether this person sees a way to downloads here: what may be had now, and why not, the screen itself says. */
export function useSeesDownloads(): boolean {
  const { event } = useGallery();
  return event.can.manage || (event.downloads && event.person.role === 'client');
}
