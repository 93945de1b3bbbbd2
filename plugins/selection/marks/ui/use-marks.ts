'use client';

import { useT } from '@plugins/kit/ui';
import { useShared, useStore } from '@plugins/kit/ui/hooks';
import { notify } from '@plugins/kit/ui/parts';
import type { MediaView } from '@plugins/kit/ui/wire';
import { useSelection, useSelectionStore } from '../../ui/use-selection';
import { NO_MARKS, type PhotoMarks } from '../rules/photo-marks';
import { markQueue } from './mark-queue';
import { MarksStore } from './marks-store';

/** Returns the page's one store of ratings; null for people without ratings. */
export function useMarksStore(): MarksStore | null {
  return useShared('selection.marks', ({ event, api, query }) => {
    const { key, role } = event.person;
    return event.can.mark && key
      ? new MarksStore(
          { api, event: event.id, me: key, counts: role === 'client', choosing: Boolean(query.list) },
          markQueue(event.id, key),
        )
      : null;
  });
}

/** Returns a part of the ratings' state; undefined without a store. */
export function useMarks<T>(select: (store: MarksStore) => T): T | undefined {
  return useStore(useMarksStore(), select);
}

/** Returns this person's rating of a photograph. */
export function useMarksOf(media: string): PhotoMarks {
  return useMarks((store) => store.of(media)) ?? NO_MARKS;
}

/**
 * Whether marks mean this person's favorites: by choice, or without another target, since the project has no products
 * or is not in selection mode.
 */
export function useMarking(): boolean {
  const choosing = useMarks((store) => store.get().choosing) ?? false;
  const marks = useMarksStore();
  const selection = useSelectionStore();
  const none = useSelection((store) => store.get().products?.length === 0) ?? false;
  return marks !== null && (choosing || selection === null || none);
}

/** Returns a function that rates a photograph and reports it: the new state with Undo, or the server's refusal. */
export function useMark(): (media: MediaView, change: Partial<PhotoMarks>) => void {
  const store = useMarksStore();
  const t = useT('selection.marks');
  const words = useT('selection');
  const mark = async (media: MediaView, change: Partial<PhotoMarks>): Promise<void> => {
    if (!store || media.state !== 'ready') return;
    const before = store.of(media.id);
    const undo: Partial<PhotoMarks> = Object.fromEntries(
      Object.keys(change).map((name) => [name, before[name as keyof PhotoMarks]]),
    );
    const outcome = await store.mark(media.id, change);
    if (outcome.kind === 'refused') notify({ text: outcome.message, tone: 'alert', key: 'selection' });
    if (outcome.kind === 'kept') notify({ text: words('keptHere'), key: 'selection' });
    if (outcome.kind !== 'done') return;
    notify({
      text: said(change, store.get().count),
      key: 'selection',
      action: { label: t('undo'), run: () => void mark(media, undo) },
    });
  };
  const said = ({ favourite, stars, colour }: Partial<PhotoMarks>, count: number) => {
    if (favourite !== undefined) return t(favourite ? 'added' : 'removed', { count });
    if (stars !== undefined) return t('stars', { count: stars });
    return colour ? t(`colour.${colour}`) : t('noColour');
  };
  return (media, change) => void mark(media, change);
}
