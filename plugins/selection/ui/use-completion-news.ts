'use client';

import { useT } from '@plugins/kit/ui';
import { useGallery, useLive } from '@plugins/kit/ui/hooks';
import { notify } from '@plugins/kit/ui/parts';
import type { EventView } from '@plugins/kit/ui/wire';

/** Locks or unlocks the page when the selection is completed or reopened, here or elsewhere. */
export function useCompletionNews(reload?: () => unknown): void {
  const t = useT('selection');
  const { event, api, setEvent } = useGallery();
  const refresh = async (announce: boolean) => {
    try {
      const { selection_done, can } = await api<EventView>(`/events/${event.id}`);
      if (announce && selection_done !== event.selection_done)
        // In place of a pick's notice, whose Undo the server would refuse.
        notify({ text: t(selection_done ? 'doneNow' : 'reopened'), key: 'selection' });
      setEvent({ selection_done, can });
      // Reload the products, which include the studio's message.
      if (announce && !selection_done) reload?.();
    } catch {
      // Ignore: the next request is answered with the current state.
    }
  };
  useLive('completion', () => void refresh(true));
  useLive('back', () => void refresh(false));
}
