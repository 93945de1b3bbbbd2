'use client';

import { useT } from '@plugins/kit/ui';
import { useGallery } from '@plugins/kit/ui/hooks';
import { MenuItem } from '@plugins/kit/ui/parts';
import { Share2 } from 'lucide-react';
import { useShare } from './use-share';
import './sharing.css';

/** Entry of the gallery's bar: shares the whole project, without its code. */
export function ShareGallery() {
  const t = useT('sharing');
  const { event } = useGallery();
  const share = useShare();
  if (!event.can.share) return null;
  return <MenuItem icon={<Share2 aria-hidden="true" />} label={t('gallery')} {...share} />;
}
