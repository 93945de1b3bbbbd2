'use client';

import { useT } from '@plugins/kit/ui';
import { useGallery } from '@plugins/kit/ui/hooks';
import { ViewerButton } from '@plugins/kit/ui/parts';
import type { MediaView } from '@plugins/kit/ui/wire';
import { Share2 } from 'lucide-react';
import { useShare } from './use-share';

/** The viewer's share button; absent for a photograph hidden from guests. */
export function SharePhoto({ media }: { media: MediaView }) {
  const t = useT('sharing');
  const { event } = useGallery();
  const share = useShare(media.id);
  if (!event.can.share || media.hidden || media.state !== 'ready') return null;
  return <ViewerButton icon={<Share2 aria-hidden="true" />} label={t('photo')} {...share} />;
}
