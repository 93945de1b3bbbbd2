'use client';

import { useEffect, useState } from 'react';
import { ApiError } from '@/components/api/call-api';
import type { ClientLine } from '@/server/studio/account-clients-repo';
import { useCall } from '../../../components/use-call';

/** Quiet after a letter before the list is asked, ms. */
const PAUSE = 150;

/** The account's clients that match what is typed; none while nothing is asked for (null). */
export function useKnownClients(q: string | null): ClientLine[] {
  const call = useCall();
  const [found, setFound] = useState<ClientLine[]>([]);
  useEffect(() => {
    if (q === null) {
      setFound([]);
      return;
    }
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const path = `/api/x/studio/clients?q=${encodeURIComponent(q)}`;
        setFound((await call<{ clients: ClientLine[] }>(path, { signal: stop.signal })).clients);
      } catch (error) {
        // Suggestions are a help: without them one types on.
        if (!(error instanceof ApiError) && !(error instanceof DOMException)) throw error;
      }
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [call, q]);
  return found;
}
