'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { useSend } from './use-send';
import { FolderWatch, type WatchedFolder, type WatchState } from './watch-folder';

/** The page's one watched folder; it stays while the person moves between screens. */
const watch = new FolderWatch();
let timer: ReturnType<typeof setInterval> | undefined;

/** How often the folder is read, in ms. */
const EVERY = 3000;

/** Not in every browser's types: the picker of a folder that may be read again. */
type Picker = (options: { id: string; mode: 'read' }) => Promise<WatchedFolder>;
const picker = () => (globalThis as unknown as { showDirectoryPicker?: Picker }).showDirectoryPicker;

/** Whether this browser can watch a folder. */
export const canWatch = (): boolean => picker() !== undefined;

/** The watched folder, and how to choose and leave it. `choose` returns false where the person chose none. */
export function useFolderWatch(): WatchState & {
  choose: (gallery: string) => Promise<boolean>;
  stop: () => void;
} {
  const state = useSyncExternalStore(watch.subscribe, watch.snapshot, FolderWatch.none);
  const send = useSend();
  const watching = state.folder !== null;
  useEffect(() => {
    if (!watching) return;
    // The page ends watching without a word otherwise.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [watching]);
  return {
    ...state,
    choose: async (gallery) => {
      const pick = picker();
      const folder = await pick?.({ id: 'keepers', mode: 'read' }).catch(() => null);
      if (!folder) return false;
      watch.start(folder, gallery, send);
      void watch.read();
      timer ??= setInterval(() => void watch.read(), EVERY);
      return true;
    },
    stop: () => {
      clearInterval(timer);
      timer = undefined;
      watch.stop();
    },
  };
}
