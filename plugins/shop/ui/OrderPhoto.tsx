'use client';

import { useT } from '@plugins/kit/ui';
import { useGallery } from '@plugins/kit/ui/hooks';
import { ViewerButton } from '@plugins/kit/ui/parts';
import type { MediaView } from '@plugins/kit/ui/wire';
import { ShoppingBag } from 'lucide-react';

/** A line of the viewer's menu: the shop, with this photograph chosen. */
export function OrderPhoto({ media }: { media: MediaView }) {
  const t = useT('shop');
  const { event } = useGallery();
  if (!event.shop || media.state !== 'ready') return null;
  return (
    <ViewerButton
      icon={<ShoppingBag aria-hidden="true" />}
      label={t('orderPhoto')}
      onClick={() => location.assign(`/events/${event.id}/photographer_products?photo=${media.id}`)}
    />
  );
}
