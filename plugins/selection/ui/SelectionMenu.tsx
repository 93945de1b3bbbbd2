'use client';

import { hooks, parts, useT } from '@plugins/kit/ui';
import { FolderHeart } from 'lucide-react';

/** A list of one's own: announced, not there yet. */
export function SelectionMenu() {
  const t = useT('selection');
  const { event } = hooks.useGallery();
  if (!event.can.select) return null;
  return (
    <parts.MenuItem
      icon={<FolderHeart />}
      label={t('createCollection')}
      onClick={() => parts.notify({ text: t('comingSoon'), key: 'selection' })}
    />
  );
}
