'use client';

import { useEffect, useRef } from 'react';
import { useLive } from '@/admin/components/use-live';
import type { LiveName } from '@/domain/wire';

const TOGETHER_MS = 700;
const NAMES: LiveName[] = ['media'];

/** Tells of photographs that arrived, got their pictures or went, some together; also after the line was broken. */
export function useMediaNews(event: string, onNews: () => unknown): void {
  const told = useRef(onNews);
  told.current = onNews;
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useLive(event, NAMES, () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      told.current();
    }, TOGETHER_MS);
  });
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
}
