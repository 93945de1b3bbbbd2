'use client';

import { useEffect, useRef } from 'react';

const TOGETHER_MS = 700;

/** Tells of photographs that arrived, got their pictures or went, some together; also after the line was broken. */
export function useMediaNews(event: string, onNews: () => unknown): void {
  const told = useRef(onNews);
  told.current = onNews;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let opened = false;
    const soon = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        told.current();
      }, TOGETHER_MS);
    };
    const source = new EventSource(`/events/${event}/live`);
    source.addEventListener('media', soon);
    source.addEventListener('open', () => {
      if (opened) soon();
      opened = true;
    });
    return () => {
      clearTimeout(timer);
      source.close();
    };
  }, [event]);
}
