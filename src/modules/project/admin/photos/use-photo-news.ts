'use client';

import { useEffect, useRef } from 'react';
import { LiveConnection } from '@/ui/gallery/live';

const TOGETHER_MS = 600;
/** Above this number, reloading all is cheaper. */
const MANY = 100;

/** A change of a project's photographs: some of them, or all. */
export type PhotoNews = { medias: string[] } | 'all';

/** Subscribes to changes of a project's photographs, in batches; after a lost connection, all are reloaded. */
export function usePhotoNews(event: string, onNews: (news: PhotoNews) => void): void {
  const latest = useRef(onNews);
  latest.current = onNews;
  useEffect(() => {
    const live = new LiveConnection(`/events/${event}/live`);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let changed = new Set<string>();
    let all = false;
    const refreshAll = () => {
      timer = undefined;
      latest.current(all || changed.size > MANY ? 'all' : { medias: [...changed] });
      changed = new Set();
      all = false;
    };
    const soon = (media?: string) => {
      if (media === undefined) all = true;
      else changed.add(media);
      timer ??= setTimeout(refreshAll, TOGETHER_MS);
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
