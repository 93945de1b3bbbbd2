'use client';

import { toast } from '@payloadcms/ui';
import { useT } from '@plugins/kit/admin';
import { useLocale } from 'next-intl';
import { useCallback, useEffect, useRef } from 'react';
import { dayOf } from '../../rules/versions';
import type { AlbumView } from '../../rules/wire';

/** Notices with a button: one replaces the other, since a finger cannot reach the button of one below another. */
export const NOTICE = { id: 'album-notice', duration: 10_000 } as const;

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
    const action = { label: t('versions.button'), onClick: () => latest.current() };
    toast.info(text, { ...NOTICE, action });
  }, [state, round, approved_at, approved_by, changed, locale, t]);
  return useCallback(() => {
    said.current = approved_at;
  }, [approved_at]);
}
