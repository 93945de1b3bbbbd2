'use client';

import { useT } from '@plugins/kit/ui';
import { useGallery } from '@plugins/kit/ui/hooks';
import { notify } from '@plugins/kit/ui/parts';
import type { MediaView } from '@plugins/kit/ui/wire';
import { useCallback, useEffect, useState } from 'react';
import { useMarks, useMarksStore } from '../marks/ui/use-marks';
import { offerBefore } from '../ui/pick-offer';
import type { Product } from '../ui/shown-product';
import { useLimitStore } from '../ui/use-limit';
import { usePhotoViews } from '../ui/use-photo-views';
import { useSelection, useSelectionStore } from '../ui/use-selection';
import { useSwap } from '../ui/use-swap';
import { backOf, type Course, changeOf, type Way } from './courses';
import type { PhotoState } from './culling';
import * as rules from './culling';
import { roomOf, toDrop } from './room';
import { useCull } from './use-cull';

export interface Going {
  course: Course;
  /** The product whose limit counts. */
  product: Product | undefined;
  /** Null until loaded. */
  medias: ReadonlyMap<string, MediaView> | null;
  failed: boolean;
  load: () => void;
  /** Decides on the shown photograph; ignored for any other. */
  decide: (media: string, way: Way) => void;
  undo: () => void;
}

type Said = { kind: string; message?: string };

/** Returns the reviewed photographs, and carries out each decision on the server at once. */
export function useGoing(course: Course): Going {
  const t = useT('selection');
  const { api, event } = useGallery();
  const [store] = useCull();
  const selection = useSelectionStore();
  const marks = useMarksStore();
  const views = usePhotoViews();
  const swap = useSwap();
  const limit = useLimitStore();
  const product = useSelection((s) => s.get().products)?.find(({ id }) => id === course.product);
  // Subscribe to ratings, so that changed favorites render at once.
  useMarks((all) => all.get());
  const [medias, setMedias] = useState<ReadonlyMap<string, MediaView> | null>(null);
  const [failed, setFailed] = useState(false);
  const address =
    course.kind === 'picks'
      ? `/products/${course.product}?filter=selected`
      : `/events/${event.id}/lists/favourites/medias`;

  const load = useCallback(async () => {
    setFailed(false);
    try {
      const list = await api<{ medias: MediaView[] }>(address);
      if (store.get().course !== course) return;
      const ready = list.medias.filter((media) => media.state === 'ready');
      views.remember(ready);
      setMedias(new Map(ready.map((media) => [media.id, media])));
      store.begin(
        ready.map((media) => media.id),
        rules,
      );
    } catch {
      setFailed(true);
    }
  }, [api, address, store, course, views]);
  useEffect(() => {
    setMedias(null);
    void load();
  }, [load]);

  const say = (outcome: Said): boolean => {
    if (outcome.kind === 'refused') notify({ text: outcome.message ?? '', tone: 'alert', key: 'selection' });
    if (outcome.kind === 'kept') notify({ text: t('keptHere'), key: 'selection' });
    return outcome.kind !== 'refused';
  };
  /** Requests only fields that differ. */
  const ask = async (media: string, now: PhotoState, change: Partial<PhotoState>): Promise<void> => {
    const { picked = now.picked, favourite = now.favourite } = change;
    if (favourite !== now.favourite && marks && !say(await marks.mark(media, { favourite })))
      store.notSeen(course, media);
    if (picked === now.picked || !selection || !course.product) return;
    const outcome = await selection.pick(course.product, media, picked);
    if (!say(outcome)) store.notSeen(course, media);
  };
  /** The photograph that waits for room takes the place of this one, unless more than one has to go. */
  const swapFor = (out: string): boolean => {
    if (!product || !store.get().wanted || toDrop(product.count, product.maxphotos) > 0) return false;
    const wanted = store.takeWanted();
    store.close();
    if (wanted) swap(product, out, wanted);
    return true;
  };
  /**
   * A full product refuses a favorite with a notice and a way to make room, or offers its first extra for its price; the
   * position stays.
   */
  const isRefused = (media: string, way: Way): boolean => {
    if (way !== 'take' || !product || selection?.get().extra) return false;
    const paid = offerBefore(product, media, false);
    if (paid) {
      limit.set({ product: product.id, media, offer: paid });
      return true;
    }
    if (product.extra_price) return false;
    if (roomOf(product.count, product.maxphotos) !== 0) return false;
    notify({
      text: t('limit.full', { product: product.name, count: product.count, max: product.maxphotos ?? 0 }),
      key: 'selection',
      action: {
        label: t('cull.makeRoom'),
        run: () => store.open({ kind: 'picks', product: product.id }, media),
      },
    });
    return true;
  };
  return {
    course,
    product,
    medias,
    failed,
    load: () => void load(),
    decide: (media, way) => {
      if (way === 'drop' && swapFor(media)) return;
      const now = store.stateOf(media);
      const change = changeOf(course, way);
      if (!isRefused(media, way) && store.decide(media)) void ask(media, now, change);
    },
    undo: () => {
      const step = store.undo();
      if (step) void ask(step.media, store.stateOf(step.media), backOf(course, step.before));
    },
  };
}
