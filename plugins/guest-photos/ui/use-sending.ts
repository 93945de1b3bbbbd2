'use client';

import { useT } from '@plugins/kit/ui';
import { useGallery } from '@plugins/kit/ui/hooks';
import { useEffect, useRef, useState } from 'react';
import type { OwnPhotos } from '../rules/wire';
import { type Sending, sendPhotos } from './send-photos';

/** Sends chosen files to the gallery that collects photographs of guests, once at a time. */
export function useSending() {
  const t = useT('guest-photos.dialog');
  const gallery = useGallery(({ event }) => event.guest_gallery);
  const [sending, setSending] = useState<Sending | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const busy = useRef(false);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => busy.current && event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, []);
  const send = async (chosen: File[], { left, largest }: Pick<OwnPhotos, 'left' | 'largest'>) => {
    if (busy.current || !gallery) return;
    const photos = chosen.filter(({ type }) => !/^(video|audio)\//.test(type));
    const fitting = photos.filter(({ size }) => size <= largest);
    const files = fitting.slice(0, left);
    const large = photos.find(({ size }) => size > largest);
    setProblem(
      [
        photos.length < chosen.length && t('notPhotos'),
        large && t('tooLarge', { name: large.name }),
        files.length < fitting.length && t('tooMany', { count: left }),
      ]
        .filter(Boolean)
        .join(' ') || null,
    );
    if (files.length === 0) return;
    busy.current = true;
    await sendPhotos(files, { gallery, failed: t('failed', { count: 1 }) }, setSending);
    busy.current = false;
  };
  return { sending, send, problem };
}
