'use client';

import { defineFeatureUi } from '@plugins/kit/ui';
import { OrderPhoto } from './OrderPhoto';
import { OwnOrders, ShopLink } from './ShopLink';

/** The interface half: the way to the shop, to one's orders, and from a photograph to its prints. */
export const shop = defineFeatureUi({
  id: 'shop',
  slots: { 'gallery.bar': ShopLink, 'gallery.menu': OwnOrders, 'viewer.menu': OrderPhoto },
});
