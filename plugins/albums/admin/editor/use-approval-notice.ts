'use client';

import { toast } from '@payloadcms/ui';
import { useT } from '@plugins/kit/admin';
import { useLocale } from 'next-intl';
import { useCallback, useEffect, useRef } from 'react';
import { dayOf } from '../../rules/versions';
import type { AlbumView } from '../../rules/wire';

const DURATION = 10_000;
let shown: ReturnType<typeof toast.info> | undefined;

/**
 * Shows a notice with a button in place of the one before: a finger cannot reach the button of one below another. Not by
 * one id for all: the second would be shown for what is left of the first one's time.
 */
export function showNotice(
  kind: 'info' | 'success',
  text: string,
  action: { label: string; onClick: () => void },
): void {
  if (shown !== undefined) toast.dismiss(shown);
  shown = toast[kind](text, { duration: DURATION, action });
}

/**
 * Says once, at the first change of an approved album, that the approval stays with its proof, which a button leads to.
 * Returns what to call where another notice says it.
 */
export function useApprovalNotice(
  { state, round, approved_at, approved_by }: AlbumView,
  changed: boolean,
  onVersions: () => void,
): () => void {
  const t = useT('albums.admin.editor');
  const locale = useLocale();
  const said = useRef(changed ? approved_at : null);
  const latest = useRef(onVersions);
  latest.current = onVersions;
  useEffect(() => {
    if (state !== 'approved' || !approved_at || !changed || said.current === approved_at) return;
    said.current = approved_at;
    const text = t('approvedNotice', { round, day: dayOf(approved_at, locale), name: approved_by ?? '–' });
    showNotice('info', text, { label: t('versions.button'), onClick: () => latest.current() });
  }, [state, round, approved_at, approved_by, changed, locale, t]);
  return useCallback(() => {
    said.current = approved_at;
  }, [approved_at]);
}
