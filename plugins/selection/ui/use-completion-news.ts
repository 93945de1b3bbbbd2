'use client';

import { useT } from '@plugins/kit/ui';
import { useGallery, useLive } from '@plugins/kit/ui/hooks';
import { notify } from '@plugins/kit/ui/parts';
import type { EventView } from '@plugins/kit/ui/wire';

/** Locks or opens the page when the selection is completed or reopened, here or elsewhere. */
export function useCompletionNews(reload?: () => unknown): void {
  const t = useT('selection');
  const { event, api, setEvent } = useGallery();
  const refresh = async (tell: boolean) => {
    try {
      const { selection_done, can } = await api<EventView>(`/events/${event.id}`);
      if (tell && selection_done !== event.selection_done)
        notify({ text: t(selection_done ? 'doneNow' : 'reopened'), key: 'completion' });
      setEvent({ selection_done, can });
      // What the studio says about it comes with the products.
      if (tell && !selection_done) reload?.();
    } catch {
      // The next action hears from the server itself.
    }
  };
  useLive('completion', () => void refresh(true));
  useLive('back', () => void refresh(false));
}
