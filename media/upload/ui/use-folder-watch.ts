'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { dropKeptFolder, type KeptFolder, keepFolder, readKeptFolder } from './kept-folder';
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

/** Held by the page that watches, so that another one does not offer to go on. */
const LOCK = 'keepers-watch';
let unlock: (() => void) | undefined;

async function isWatchedElsewhere(): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.some(({ name }) => name === LOCK);
}

/** On every screen, not only on the one that shows the folder: leaving ends watching without a word otherwise. */
const askToLeave = (event: BeforeUnloadEvent) => event.preventDefault();

function begin({ folder, gallery }: KeptFolder, send: Parameters<FolderWatch['start']>[2]): void {
  watch.start(folder, gallery, send);
  void keepFolder({ folder, gallery });
  void watch.read();
  if (timer) return;
  timer = setInterval(() => void watch.read(), EVERY);
  addEventListener('beforeunload', askToLeave);
  void navigator.locks?.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    await new Promise<void>((resolve) => {
      unlock = resolve;
    });
  });
}

function end(): void {
  clearInterval(timer);
  timer = undefined;
  unlock?.();
  removeEventListener('beforeunload', askToLeave);
  void dropKeptFolder();
  watch.stop();
}

/** The watched folder, and how to choose and leave it. `choose` returns false where the person chose none. */
export function useFolderWatch(): WatchState & {
  choose: (gallery: string) => Promise<boolean>;
  stop: () => void;
} {
  const state = useSyncExternalStore(watch.subscribe, watch.snapshot, FolderWatch.none);
  const send = useSend();
  return {
    ...state,
    choose: async (gallery) => {
      const pick = picker();
      const folder = await pick?.({ id: 'keepers', mode: 'read' }).catch(() => null);
      if (folder) begin({ folder, gallery }, send);
      return Boolean(folder);
    },
    stop: end,
  };
}

/**
 * The folder that an earlier page watched until it was closed, null where there is none; `goOn` watches it again (the
 * browser may ask the person, so it follows a press), `drop` forgets it.
 */
export function useKeptFolder(): { kept: KeptFolder | null; goOn: () => Promise<void>; drop: () => void } {
  const [kept, setKept] = useState<KeptFolder | null>(null);
  const send = useSend();
  useEffect(() => {
    let over = false;
    const look = async () => {
      if (timer || !canWatch() || (await isWatchedElsewhere())) return;
      const found = await readKeptFolder();
      if (!over) setKept(found);
    };
    void look();
    return () => {
      over = true;
    };
  }, []);
  return {
    kept,
    goOn: async () => {
      const allowed = (await kept?.folder.requestPermission?.({ mode: 'read' })) ?? 'granted';
      if (!kept || allowed !== 'granted') return;
      begin(kept, send);
      setKept(null);
    },
    drop: () => {
      void dropKeptFolder();
      setKept(null);
    },
  };
}
