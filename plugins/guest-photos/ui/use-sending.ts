'use client';

import { useT } from '@plugins/kit/ui';
import { useGallery, useShared } from '@plugins/kit/ui/hooks';
import { useEffect, useSyncExternalStore } from 'react';
import type { OwnPhotos } from '../rules/wire';
import { SendingStore } from './sending-store';

/**
 * Sends chosen files to the gallery that collects photographs of guests. Begins with what is being sent each time that
 * the dialog opens.
 */
export function useSending(open: boolean) {
  const t = useT('guest-photos.dialog');
  const gallery = useGallery(({ event }) => event.guest_gallery);
  const store = useShared('guest-photos.sending', () => new SendingStore());
  const { sending, problem } = useSyncExternalStore(store.subscribe, store.get, store.get);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => store.busy && event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [store]);
  useEffect(() => {
    if (!open) return;
    store.open();
    return () => store.close();
  }, [store, open]);
  const send = async (chosen: File[], { left, largest }: Pick<OwnPhotos, 'left' | 'largest'>) => {
    if (!gallery) return;
    const photos = chosen.filter(({ type }) => !/^(video|audio)\//.test(type));
    const fitting = photos.filter(({ size }) => size <= largest);
    const files = fitting.slice(0, left);
    const large = photos.find(({ size }) => size > largest);
    const problems = [
      photos.length < chosen.length && t('notPhotos'),
      large && t('tooLarge', { name: large.name }),
      files.length < fitting.length && t('tooMany', { count: left }),
    ];
    const texts = { failed: t('failed', { count: 1 }), unshown: t('unshown'), galleryFull: t('galleryFull') };
    await store.send(files, { gallery, texts }, problems.filter(Boolean).join(' ') || null);
  };
  return { sending, send, problem };
}
