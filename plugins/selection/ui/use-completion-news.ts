'use client';

import { hooks, parts, useT, type Wire } from '@plugins/kit/ui';

/** Locks or opens the page when the selection is completed or reopened, here or elsewhere. */
export function useCompletionNews(reload?: () => unknown): void {
  const t = useT('selection');
  const { event, api, setEvent } = hooks.useGallery();
  const refresh = async (tell: boolean) => {
    try {
      const { selection_done, can } = await api<Wire.EventView>(`/events/${event.id}`);
      if (tell && selection_done !== event.selection_done)
        parts.notify({ text: t(selection_done ? 'doneNow' : 'reopened'), key: 'completion' });
      setEvent({ selection_done, can });
      // What the studio says about it comes with the products.
      if (tell && !selection_done) reload?.();
    } catch {
      // The next action hears from the server itself.
    }
  };
  hooks.useLive('completion', () => void refresh(true));
  hooks.useLive('back', () => void refresh(false));
}
