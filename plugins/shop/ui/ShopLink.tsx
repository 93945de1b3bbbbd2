'use client';

import { useT } from '@plugins/kit/ui';
import { useGallery } from '@plugins/kit/ui/hooks';
import { MenuItem } from '@plugins/kit/ui/parts';
import { ReceiptText, ShoppingBag } from 'lucide-react';

/** The link to the shop; absent where nothing is on sale. The shop is a page of its own, loaded when it is opened. */
export function ShopLink() {
  const t = useT('shop');
  const { event } = useGallery();
  if (!event.shop) return null;
  return (
    <MenuItem
      icon={<ShoppingBag aria-hidden="true" />}
      label={t('title')}
      href={`/events/${event.id}/photographer_products`}
    />
  );
}

/** The link to this person's orders. */
export function OwnOrders() {
  const t = useT('shop');
  const { event } = useGallery();
  if (!event.shop || event.can.manage) return null;
  return (
    <MenuItem
      icon={<ReceiptText aria-hidden="true" />}
      label={t('orders')}
      href={`/events/${event.id}/orders`}
    />
  );
}
