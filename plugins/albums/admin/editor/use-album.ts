'use client';

import { useCall } from '@plugins/kit/admin/hooks';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { AlbumDocument } from '../../rules/document';

export type SaveState = 'saved' | 'saving' | 'failed' | 'stale';

/** The stored document and its revision, after another person saved first. */
export interface Stored {
  document: AlbumDocument;
  revision: number;
}

/** Milliseconds without a change before a document is saved. */
const QUIET_MS = 900;
/** Steps that can be undone; each is a reference to a document that shares most of its parts. */
const STEPS = 500;

/** A document with its earlier and later states, saved shortly after its last change. */
export function useAlbum(path: string, begun: Stored & { changed: boolean }) {
  const call = useCall();
  const [history, setHistory] = useState({
    past: [] as AlbumDocument[],
    now: begun.document,
    next: [] as AlbumDocument[],
  });
  const [state, setState] = useState<SaveState>('saved');
  const [stored, setStored] = useState<Stored | null>(null);
  const revision = useRef(begun.revision);
  const changed = useRef(begun.changed);
  const kept = useRef(begun.document);
  const latest = useRef(history.now);
  latest.current = history.now;
  const running = useRef<Promise<void> | null>(null);

  const change = useCallback((edit: (document: AlbumDocument) => AlbumDocument) => {
    setHistory((before) => {
      const now = edit(before.now);
      if (now === before.now) return before;
      return { past: [...before.past.slice(1 - STEPS), before.now], now, next: [] };
    });
  }, []);
  const undo = useCallback(
    () =>
      setHistory(({ past, now, next }) => {
        const last = past.at(-1);
        return last ? { past: past.slice(0, -1), now: last, next: [now, ...next] } : { past, now, next };
      }),
    [],
  );
  const redo = useCallback(
    () =>
      setHistory(({ past, now, next }) => {
        const [first, ...rest] = next;
        return first ? { past: [...past, now], now: first, next: rest } : { past, now, next };
      }),
    [],
  );

  /** Saves what is not saved yet. Returns whether everything is. */
  const save = useCallback(async (): Promise<boolean> => {
    while (running.current) await running.current;
    if (latest.current === kept.current) {
      setState('saved');
      return true;
    }
    const document = latest.current;
    setState('saving');
    const mine = call<{ revision: number; changed: boolean }>(path, {
      method: 'PUT',
      body: { revision: revision.current, document },
      quiet: true,
    }).then(
      (answer) => {
        revision.current = answer.revision;
        changed.current = answer.changed;
        kept.current = document;
        setState(latest.current === document ? 'saved' : 'saving');
      },
      (error: unknown) => {
        const { name, standing } = error as Error & { standing?: Stored | null };
        if (name !== 'ApiError') throw error;
        setStored(standing ?? null);
        setState(standing ? 'stale' : 'failed');
      },
    );
    running.current = mine;
    await mine.finally(() => {
      running.current = null;
    });
    return kept.current === document;
  }, [call, path]);

  const held = state === 'stale';
  const document = history.now;
  useEffect(() => {
    if (held || document === kept.current) return;
    setState('saving');
    const timer = setTimeout(() => void save(), QUIET_MS);
    return () => clearTimeout(timer);
  }, [document, held, save]);
  useEffect(() => {
    const again = () => void save();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [save]);

  /** Goes on after a conflict: with the stored document, or by saving this one over it. */
  const settle = useCallback(
    (mine: boolean) => {
      if (!stored) return;
      revision.current = stored.revision;
      kept.current = stored.document;
      // Of what the other person saved it is not known here until the album is read again.
      changed.current = true;
      setStored(null);
      setState('saved');
      if (mine) void save();
      else setHistory(({ past, now }) => ({ past: [...past, now], now: stored.document, next: [] }));
    },
    [stored, save],
  );
  return {
    document,
    /** Of the document that was saved last. */
    revision: revision.current,
    /** It was no longer as the last proof then. */
    changed: changed.current,
    change,
    undo,
    redo,
    mayUndo: history.past.length > 0,
    mayRedo: history.next.length > 0,
    state,
    stored,
    settle,
    save,
  };
}

/** A fresh id for a spread, a frame or a caption. */
export const newId = (): string => crypto.randomUUID().slice(-12);
