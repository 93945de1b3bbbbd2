'use client';

import { useEffect, useRef } from 'react';
import { LiveConnection } from '@/ui/gallery/live';

const TOGETHER_MS = 600;
/** More than these are cheaper to read all together. */
const MANY = 100;

/** What became known of a project's photographs: some that changed, or that everything wants reading. */
export type PhotoNews = { medias: string[] } | 'all';

/** Hears what happens to a project's photographs, gathered over a moment; after a lost line everything wants reading. */
export function usePhotoNews(event: string, onNews: (news: PhotoNews) => void): void {
  const told = useRef(onNews);
  told.current = onNews;
  useEffect(() => {
    const live = new LiveConnection(`/events/${event}/live`);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let changed = new Set<string>();
    let all = false;
    const tell = () => {
      timer = undefined;
      told.current(all || changed.size > MANY ? 'all' : { medias: [...changed] });
      changed = new Set();
      all = false;
    };
    const soon = (media?: string) => {
      if (media === undefined) all = true;
      else changed.add(media);
      timer ??= setTimeout(tell, TOGETHER_MS);
    };
    live.on('media', ({ media }) => soon(media));
    live.on('pick', ({ media }) => soon(media));
    live.on('hiding', ({ media }) => soon(media));
    live.on('galleries', () => soon());
    live.onBack(() => soon());
    const close = live.open();
    return () => {
      clearTimeout(timer);
      close();
    };
  }, [event]);
}
