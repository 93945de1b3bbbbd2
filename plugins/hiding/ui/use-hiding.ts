'use client';

import { useT } from '@plugins/kit/ui';
import { useGallery, useShared } from '@plugins/kit/ui/hooks';
import { notify } from '@plugins/kit/ui/parts';
import type { MediaView } from '@plugins/kit/ui/wire';
import { HidingStore } from './hiding-store';

/** Returns the page's one store of hiding. */
export function useHidingStore(): HidingStore {
  return useShared(
    'hiding',
    ({ event, api, setMedia }) => new HidingStore(api, event.id, (id, hidden) => setMedia(id, { hidden })),
  );
}

/** Whether this person may hide photographs in this project. */
export function useCanHide(): boolean {
  return useGallery(({ event }) => event.can.hide);
}

/** Returns a function that hides or shows a photograph and reports it: a notice with Undo, or the server's refusal. */
export function useHide(): (media: MediaView, hidden: boolean) => void {
  const store = useHidingStore();
  const t = useT('hiding');
  const hide = async (media: MediaView, hidden: boolean): Promise<void> => {
    const outcome = await store.set(media.id, hidden);
    if (outcome.kind === 'refused') notify({ text: outcome.message, tone: 'alert', key: 'hiding' });
    if (outcome.kind !== 'done') return;
    notify({
      text: t(outcome.hidden ? 'nowHidden' : 'nowShown'),
      key: 'hiding',
      action: { label: t('undo'), run: () => void hide(media, !outcome.hidden) },
    });
  };
  return (media, hidden) => void hide(media, hidden);
}
