'use client';

import type { StudioPhoto } from '@media/rules/packed-photos';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useConfirm } from '@/ui/admin/Dialog';
import type { Choice } from './choice';
import type { PhotoActs } from './use-photo-acts';
import type { Rail } from './use-rail';

/** A dialog for photographs. */
export type Opened =
  | { what: 'preview'; id: string }
  | { what: 'move' | 'cover' | 'about' | 'replace'; photos: StudioPhoto[] };

/** Limit of originals that are downloaded one by one. */
export const MOST_FILES = 12;

/** The actions shared by the bar, the keys and the preview, on the selected or focused photographs. */
export function useActions({
  event,
  acts,
  chosen,
  order,
  choice,
  choose,
  inTrash,
  rail,
}: {
  event: string;
  acts: PhotoActs;
  chosen: StudioPhoto[];
  order: readonly StudioPhoto[];
  choice: Choice;
  choose: (next: Choice) => void;
  gallery: string;
  inTrash: boolean;
  rail: Rail;
}) {
  const t = useTranslations('admin-photos');
  const [opened, setOpened] = useState<Opened | null>(null);
  const [ask, question] = useConfirm();
  const focused = order.find(({ id }) => id === choice.active);
  const subject = (one?: StudioPhoto): StudioPhoto[] =>
    one ? [one] : chosen.length > 0 ? chosen : focused ? [focused] : [];
  const ids = (photos: StudioPhoto[]) => photos.map(({ id }) => id);
  const drawn = (photos: StudioPhoto[]) => photos.filter(({ state }) => state !== 'refused');

  /** After photographs were removed, focuses the one now at their position. */
  const leave = (gone: StudioPhoto[]) => {
    const away = new Set(ids(gone));
    const at = order.findIndex(({ id }) => away.has(id));
    const next = order.slice(at).find(({ id }) => !away.has(id)) ?? order.findLast(({ id }) => !away.has(id));
    choose({ chosen: new Set(), active: next?.id ?? null, anchor: next?.id ?? null });
    return next?.id ?? null;
  };
  const hide = (one?: StudioPhoto) => {
    const photos = drawn(subject(one));
    if (photos.length > 0) void acts.hide(ids(photos), !photos.every(({ hidden }) => hidden));
  };
  const withdraw = (one?: StudioPhoto) => {
    const photos = drawn(subject(one));
    if (photos.length > 0) void acts.withdraw(ids(photos), !photos.every((photo) => photo.private));
  };
  const remove = async (one?: StudioPhoto) => {
    const photos = subject(one);
    if (photos.length === 0) return null;
    const picked = photos.filter(({ picks }) => picks > 0).length;
    const sure = await ask({
      title: t('delete.title', { count: photos.length }),
      text: picked > 0 ? t('delete.picked', { count: picked, of: photos.length }) : t('delete.text'),
      accept: t('delete.accept'),
      cancel: t('delete.keep'),
      danger: true,
    });
    if (!sure || !(await acts.trash(ids(photos), picked > 0))) return null;
    return leave(photos);
  };
  const restore = () => {
    const photos = subject();
    if (photos.length > 0) void acts.restore(ids(photos)).then((done) => done && leave(photos));
  };
  const retry = () => {
    const photos = subject().filter(({ state }) => state === 'refused');
    if (photos.length > 0) void acts.retry(ids(photos));
  };
  const show = (what: 'move' | 'cover' | 'about' | 'replace', one?: StudioPhoto) => {
    const photos = subject(one);
    if (photos.length > 0) setOpened({ what, photos: what === 'move' ? photos : photos.slice(0, 1) });
  };
  const download = (one?: StudioPhoto) => {
    drawn(subject(one))
      .slice(0, MOST_FILES)
      .forEach(({ id }, nr) => {
        // Browsers keep only one of several downloads that start at the same moment.
        setTimeout(() => fetchFile(`/events/${event}/medias/${id}/download?size=original`), nr * 400);
      });
  };
  const byKey: Record<string, (one?: StudioPhoto) => unknown> = inTrash
    ? { z: restore }
    : {
        h: hide,
        w: withdraw,
        c: (one) => show('cover', one),
        m: (one) => show('move', one),
        i: (one) => show('about', one),
        e: (one) => show('replace', one),
        d: download,
        delete: remove,
        backspace: remove,
      };
  return {
    opened,
    setOpened,
    question,
    hide,
    withdraw,
    remove,
    restore,
    retry,
    show,
    download,
    leave,
    mayMove: rail.galleries.length > 1,
    /** Opens one photograph in full screen; the grid continues from it afterwards. */
    open: (id: string) => {
      choose({ ...choice, active: id, anchor: id });
      setOpened({ what: 'preview', id });
    },
    /** Runs the action of a key; returns whether the key has one. */
    press: (key: string, withCommand: boolean, one?: StudioPhoto): boolean => {
      const act = withCommand ? undefined : byKey[key.toLowerCase()];
      if (!act || subject(one).length === 0) return false;
      act(one);
      return true;
    },
  };
}

export type Actions = ReturnType<typeof useActions>;

function fetchFile(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
