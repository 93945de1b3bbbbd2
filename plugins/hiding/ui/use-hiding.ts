'use client';

import { hooks, parts, useT, type Wire } from '@plugins/kit/ui';
import { HidingStore } from './hiding-store';

/** The page's one store of hiding. */
export function useHidingStore(): HidingStore {
  const { event, api, setMedia } = hooks.useGallery();
  return hooks.useShared(
    'hiding',
    () => new HidingStore(api, event.id, (id, hidden) => setMedia(id, { hidden })),
  );
}

/** Whether hiding is this person's here. */
export function useCanHide(): boolean {
  return hooks.useGallery().event.can.hide;
}

/** Hides or shows with everything a person hears about it: a notice with Undo, or the server's refusal. */
export function useHide(): (media: Wire.MediaView, hidden: boolean) => void {
  const store = useHidingStore();
  const t = useT('hiding');
  const hide = async (media: Wire.MediaView, hidden: boolean): Promise<void> => {
    const outcome = await store.set(media.id, hidden);
    if (outcome.kind === 'refused') parts.notify({ text: outcome.message, tone: 'alert', key: 'hiding' });
    if (outcome.kind !== 'done') return;
    parts.notify({
      text: t(outcome.hidden ? 'nowHidden' : 'nowShown'),
      key: 'hiding',
      action: { label: t('undo'), run: () => void hide(media, !outcome.hidden) },
    });
  };
  return (media, hidden) => void hide(media, hidden);
}
