'use client';

import { useFragment, useGallery } from '@plugins/kit/ui/hooks';
import { useEffect, useRef } from 'react';
import type { Asking } from '../operations/read-asking';
import { POPUP_AFTER_MS, wasAsked } from '../rules/asked-here';

/** Whether a dialog or the viewer is open: do not open the form over it. */
const busy = () => document.querySelector('dialog[open], .pswp') !== null;

/**
 * Renders nothing: opens the review form once per visitor. A minute into a visit if the studio has requested reviews,
 * and right after this person completed the selection; never before, and never over a dialog.
 */
export function AskForReview() {
  const { event, api } = useGallery();
  const open = useFragment();
  const { id, selection_done: done } = event;
  const may = event.can.review && !event.can.manage;
  const before = useRef(done);

  useEffect(() => {
    if (!may) return;
    const ask = async (why: keyof Asking) => {
      if (busy() || wasAsked(id)) return;
      const asking = await api<Asking>(`/events/${id}/review_requests`).catch(() => null);
      if (!asking?.[why] || busy() || !wasAsked(id, true)) return;
      open(`/events/${id}/reviews/new`);
    };
    if (done && !before.current) void ask('offer');
    before.current = done;
    const timer = setTimeout(() => void ask('popup'), POPUP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [id, may, done, api, open]);
  return null;
}
