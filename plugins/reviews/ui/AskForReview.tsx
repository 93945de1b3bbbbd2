'use client';

import { useFragment, useGallery } from '@plugins/kit/ui/hooks';
import { useEffect } from 'react';
import type { Asking } from '../operations/read-asking';
import { POPUP_AFTER_MS, wasAsked } from '../rules/asked-here';

/** Whether a dialog or the viewer is open: do not open the form over it. */
const busy = () => document.querySelector('dialog[open], .pswp') !== null;

/**
 * Renders nothing: opens the review form once per visitor, a minute into a visit if the studio has requested reviews; never
 * while they choose, and never over a dialog. After sending, the thank-you has its own way to the form.
 */
export function AskForReview() {
  const { event, api } = useGallery();
  const open = useFragment();
  const { id } = event;
  const may = event.can.review && !event.can.manage;

  useEffect(() => {
    if (!may) return;
    const ask = async () => {
      if (busy() || wasAsked(id)) return;
      const asking = await api<Asking>(`/events/${id}/review_requests`).catch(() => null);
      if (!asking?.popup || busy() || !wasAsked(id, true)) return;
      open(`/events/${id}/reviews/new`);
    };
    const timer = setTimeout(() => void ask(), POPUP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [id, may, api, open]);
  return null;
}
