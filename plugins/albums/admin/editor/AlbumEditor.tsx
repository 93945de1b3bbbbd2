'use client';

import { useT } from '@plugins/kit/admin';
import { useRead } from '@plugins/kit/admin/hooks';
import { Reading } from '@plugins/kit/admin/parts';
import { useEffect } from 'react';
import type { AlbumView } from '../../rules/wire';
import { EditorFrame } from './EditorFrame';

/** The editor of one album: loads it, then hands it over. */
export function AlbumEditor({ eventId, album }: { eventId: string; album: string }) {
  const t = useT('albums.admin');
  const path = `/api/x/albums/projects/${eventId}/albums/${album}`;
  const read = useRead<AlbumView>(path);
  const { load } = read;
  // Notes of clients arrive while the editor waits in the background; the document under work is not touched.
  useEffect(() => {
    const again = () => void load();
    addEventListener('focus', again);
    return () => removeEventListener('focus', again);
  }, [load]);
  if (!read.found || read.failed) return <Reading of={read} text={t('failed')} />;
  return <EditorFrame eventId={eventId} path={path} view={read.found} reload={read.load} />;
}
