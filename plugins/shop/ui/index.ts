'use client';

import { defineFeatureUi } from '@plugins/kit/ui';
import { OwnOrders, ShopLink } from './ShopLink';

/** The interface half: the way to the shop and to one's orders. */
export const shop = defineFeatureUi({
  id: 'shop',
  slots: { 'gallery.bar': ShopLink, 'gallery.menu': OwnOrders },
});
