import { defineFeature } from '@plugins/kit';
import { shopCoupons } from './collections/shop-coupons';
import { shopLists } from './collections/shop-lists';
import { shopCarts, shopOrderLines, shopOrderPhotos, shopOrders } from './collections/shop-orders';
import { shopProducts } from './collections/shop-products';
import { permissions } from './permissions';

/** A studio's shop in its galleries: prints, packages and files, carts and orders. */
export const shop = defineFeature({
  id: 'shop',
  kit: 1,
  permissions,
  collections: [shopLists, shopProducts, shopCoupons, shopCarts, shopOrders, shopOrderLines, shopOrderPhotos],
  // No shop in this project, whatever the studio sells.
  extend: { events: [{ name: 'shop_closed', type: 'checkbox', defaultValue: false }] },
});
