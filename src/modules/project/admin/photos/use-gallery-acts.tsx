'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import type { RailGallery } from '@/modules/project/queries/galleries-repo';
import { useActs } from '@/ui/admin/use-act';
import { useCall } from '@/ui/admin/use-call';
import { useDelete } from '../use-delete';
import { useOverfullNotice } from '../use-overfull-notice';
import type { UndoNotice } from './undo-notice';
import type { Rail } from './use-rail';

/**
 * Gallery actions: shown at once (optimistic), sent one after another, and reverted if the server refuses. A second
 * change waits for the first one's response; none is dropped.
 */
export function useGalleryActs({
  event,
  rail,
  notice,
  onChoose,
}: {
  event: string;
  rail: Rail;
  notice: UndoNotice;
  onChoose: (id: string) => void;
}) {
  const t = useTranslations('admin-photos');
  const call = useCall();
  const showOverfull = useOverfullNotice();
  const act = useActs();
  const [ask, dialog] = useDelete();
  const latest = useRef(rail);
  latest.current = rail;
  const base = `/api/x/studio/projects/${event}/galleries`;
  const run = (work: () => Promise<unknown>) => {
    const done = rail.inTurn(() => act(work));
    notice.hold(done);
    return done;
  };
  /** Shows a change; returns the function that sends it. */
  const change = (id: string, body: Partial<Pick<RailGallery, 'name' | 'private'>>) => {
    rail.show((galleries) => galleries.map((one) => (one.id === id ? { ...one, ...body } : one)));
    return () => call(`${base}/${id}`, { method: 'PUT', body });
  };
  /** `after` runs once the galleries are read again. */
  const say = (text: string, undo: () => Promise<unknown>, after?: () => void) =>
    notice.say(text, () => void run(undo).then(after));
  const place = (id: string, to: number) => {
    const { galleries } = latest.current;
    const moved = galleries.find((one) => one.id === id);
    const others = galleries.filter((one) => one.id !== id);
    if (!moved || to < 0 || to > others.length) return;
    const before = others[to]?.id ?? null;
    rail.show(() => [...others.slice(0, to), moved, ...others.slice(to)]);
    void run(() => call(`${base}/${id}/place`, { method: 'PUT', body: { before } }));
  };
  return {
    dialog,
    place,
    step: (id: string, by: 1 | -1) =>
      place(id, latest.current.galleries.findIndex((one) => one.id === id) + by),
    rename: (gallery: RailGallery, name: string) => void run(change(gallery.id, { name })),
    hide: (gallery: RailGallery, hidden: boolean) => {
      const send = change(gallery.id, { private: hidden });
      void run(async () => {
        await send();
        say(t(hidden ? 'rail.nowHidden' : 'rail.nowShown', { name: gallery.name }), () =>
          change(gallery.id, { private: !hidden })(),
        );
      });
    },
    remove: async (gallery: RailGallery) => {
      const { id, name, count: photos, picks } = gallery;
      if (!(await ask({ kind: 'gallery', name, photos, picks }))) return;
      await run(async () => {
        await call(`${base}/${id}`, { method: 'DELETE' });
        const next = latest.current.galleries.find((one) => one.id !== id);
        if (next) onChoose(next.id);
        const restore = async () => showOverfull(await call(`${base}/${id}/restore`, { method: 'POST' }));
        say(t('rail.deleted', { name }), restore, () => onChoose(id));
      });
    },
  };
}

export type GalleryActs = ReturnType<typeof useGalleryActs>;
