'use client';

import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { UploadQueue } from './upload-queue';
import { type UploadSnapshot, UploadStore } from './upload-store';

/** The page's one list of uploads; it stays while the person moves between screens. */
const store = new UploadStore();
let loading: Promise<UploadQueue> | null = null;

/** What moves the files; its code is loaded with the first of them. */
export function uploadQueue(): Promise<UploadQueue> {
  loading ??= import('./upload-queue').then(({ UploadQueue: Queue }) => new Queue(store));
  return loading;
}

/** The uploads of this page. */
export function useUploads(): UploadSnapshot {
  return useSyncExternalStore(store.subscribe, store.snapshot, UploadStore.none);
}

/** Calls back when files have arrived: soon after the last, and now and then while more are coming. */
export function useUploadsSettled(onSettled: () => unknown): void {
  const { totals } = useUploads();
  const latest = useRef(onSettled);
  latest.current = onSettled;
  const before = useRef(totals.done);
  useEffect(() => {
    if (totals.done === before.current) return;
    const timer = setTimeout(
      () => {
        before.current = totals.done;
        latest.current();
      },
      totals.active ? 2000 : 300,
    );
    return () => clearTimeout(timer);
  }, [totals.done, totals.active]);
}
