'use client';

import { useState } from 'react';
import type { ClientLine } from '@/modules/people/queries/account-clients-repo';
import { useCall } from '@/ui/admin/use-call';
import { useSoon } from '@/ui/admin/use-soon';

/** Debounce of the search, in ms. */
const PAUSE = 150;
const NONE: ClientLine[] = [];

/** Returns the account's clients that match the typed text; none for null. */
export function useKnownClients(q: string | null): ClientLine[] {
  const call = useCall();
  const [found, setFound] = useState(NONE);
  useSoon(q, PAUSE, async (signal) => {
    const path = `/api/x/studio/clients?q=${encodeURIComponent(q ?? '')}`;
    setFound((await call<{ clients: ClientLine[] }>(path, { signal })).clients);
  });
  return q === null ? NONE : found;
}
