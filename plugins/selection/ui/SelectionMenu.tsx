'use client';

import { MenuItem, notify, useGallery, useT } from '@plugins/kit/ui';
import { FolderHeart } from 'lucide-react';

/** A list of one's own: announced, not there yet. */
export function SelectionMenu() {
  const t = useT('selection');
  const { event } = useGallery();
  if (!event.can.select) return null;
  return (
    <MenuItem
      icon={<FolderHeart />}
      label={t('createCollection')}
      onClick={() => notify({ text: t('comingSoon'), key: 'selection' })}
    />
  );
}
