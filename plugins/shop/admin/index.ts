import { defineFeatureAdmin } from '@plugins/kit/admin';
import { ordersCard } from './orders-card';
import { couponsScreen, ordersScreen, productsScreen } from './screens';
import { soldCard } from './sold-card';

/** The admin half: the store's screens, and what Home shows of it. */
export const shop = defineFeatureAdmin({
  id: 'shop',
  tabs: [],
  cards: [ordersCard, soldCard],
  screens: [ordersScreen, productsScreen, couponsScreen],
});
