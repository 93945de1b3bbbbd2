'use client';

import { hooks } from '@plugins/kit/ui';

/** Whether this person sees a way to downloads here: what may be had now, and why not, the screen itself says. */
export function useSeesDownloads(): boolean {
  const { event } = hooks.useGallery();
  return event.can.manage || (event.downloads && event.person.role === 'client');
}
