'use client';

import { hooks, parts, useT, type Wire } from '@plugins/kit/ui';
import { Share2 } from 'lucide-react';
import { useShare } from './use-share';

/** In the viewer: shares the photograph. One that guests do not see is not shared. */
export function SharePhoto({ media }: { media: Wire.MediaView }) {
  const t = useT('sharing');
  const { event } = hooks.useGallery();
  const share = useShare(media.id);
  if (!event.can.share || media.hidden || media.state !== 'ready') return null;
  return <parts.ViewerButton icon={<Share2 aria-hidden="true" />} label={t('photo')} {...share} />;
}
