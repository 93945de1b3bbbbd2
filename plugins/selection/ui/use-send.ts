'use client';

import { useT } from '@plugins/kit/ui';
import { useGallery } from '@plugins/kit/ui/hooks';
import { notify } from '@plugins/kit/ui/parts';
import { ApiError, isLeaving } from '@plugins/kit/ui/rules';
import type { EventView } from '@plugins/kit/ui/wire';
import { useState } from 'react';
import { useSelectionStore } from './use-selection';
import { useThanks } from './use-thanks';

/** Name and email of the person who sends; empty where they left them out. */
export interface Who {
  name: string;
  email: string;
}

/** Why it was not sent; `field`: a mistake in name or email. */
interface Failure {
  text: string;
  field: boolean;
}

/**
 * Returns a function that sends the selection: first the offline queue, then the completion. Afterwards the page is
 * locked, and shows the thank-you.
 */
export function useSend() {
  const t = useT('selection');
  const { event, api, setEvent } = useGallery();
  const store = useSelectionStore();
  const thanks = useThanks();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Failure | null>(null);
  const send = async ({ note, who }: { note: string; who: Who | null }): Promise<void> => {
    setBusy(true);
    setFailed(null);
    try {
      await store?.sendKept();
      if (store?.kept) return setFailed({ text: t('keptFirst'), field: false });
      const body = { note, ...who };
      await api(`/events/${event.id}/completion`, { method: 'POST', quiet: true, body });
      const { introduce: _asked, ...person } = event.person;
      const can = { ...event.can, select: false, complete: false };
      setEvent({ selection_done: true, can, person: { ...person, name: who?.name.trim() || person.name } });
      // In place of the last pick's notice: what is sent has no Undo.
      notify({ text: t('doneNow'), key: 'selection' });
      thanks.open(note);
      // What this person may do from now on: downloads may have become possible.
      const now = await api<EventView>(`/events/${event.id}`, { quiet: true }).catch(() => null);
      if (now) setEvent({ can: now.can });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const field = Object.keys(error.errors).some((name) => name === 'name' || name === 'email');
      if (!isLeaving(error)) setFailed({ text: error.message, field });
    } finally {
      setBusy(false);
    }
  };
  return { send, busy, failed };
}
