'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { useCall } from '@/ui/admin/use-call';
import type { ApiError } from '@/ui/api/call-api';
import type { SiteDocument } from '../../rules/document';

export type SaveState = 'saved' | 'saving' | 'failed' | 'stale';

/** The current document and revision, after another user saved first. */
export interface StoredSite {
  document: SiteDocument;
  revision: number;
}

/** Debounce in milliseconds before a change is saved. */
const QUIET_MS = 800;

/**
 * Saves a document shortly after its last change; returns the save state, and the current document after a conflict.
 */
export function useAutosave(document: SiteDocument, began: number, path: string) {
  const call = useCall();
  const latest = useRef(document);
  latest.current = document;
  const kept = useRef(document);
  const revision = useRef(began);
  const running = useRef<Promise<boolean> | null>(null);
  const [state, setState] = useState<SaveState>('saved');
  const [current, setStanding] = useState<StoredSite | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);

  const save = useCallback(async (): Promise<boolean> => {
    // Each waits again: of several that waited for one, the first is saving by now.
    while (running.current) await running.current;
    if (latest.current === kept.current) {
      setState('saved');
      return true;
    }
    const sent = latest.current;
    const once = async () => {
      setState('saving');
      try {
        const body = { revision: revision.current, document: sent };
        revision.current = (await call<{ revision: number }>(path, { method: 'PUT', body })).revision;
        kept.current = sent;
        setTrouble(null);
        setState(latest.current === sent ? 'saved' : 'saving');
        return true;
      } catch (error) {
        const { name, message, standing } = error as ApiError;
        if (name !== 'ApiError') throw error;
        setStanding(standing as unknown as StoredSite | null);
        setTrouble(message);
        setState(standing ? 'stale' : 'failed');
        return false;
      }
    };
    const mine = once();
    running.current = mine;
    const done = await mine;
    if (running.current === mine) running.current = null;
    return done && latest.current !== sent ? save() : done;
  }, [call, path]);

  const held = state === 'stale';
  useEffect(() => {
    if (held) return;
    if (document === kept.current) {
      // A change was undone before it was sent. A save in progress goes on to send this document, too.
      if (running.current) return;
      setTrouble(null);
      setState('saved');
      return;
    }
    setState('saving');
    const timer = setTimeout(() => void save(), QUIET_MS);
    return () => clearTimeout(timer);
  }, [document, held, save]);
  useEffect(() => {
    const again = () => void save();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [save]);

  /** From now on this document is the saved one, under this revision. */
  const settle = useCallback((at: number, stored: SiteDocument | null) => {
    revision.current = at;
    if (stored) {
      kept.current = stored;
      latest.current = stored;
    }
    setStanding(null);
    setTrouble(null);
    setState('saved');
  }, []);
  return { state, trouble, current, save, settle, revisionNow: () => revision.current };
}
