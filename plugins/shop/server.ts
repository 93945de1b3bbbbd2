import { defineFeatureServer } from '@plugins/kit/server';
import { cartEndpoints } from './endpoints/cart';
import { couponEndpoints } from './endpoints/coupons';
import { orderEndpoints } from './endpoints/orders';
import { priceEndpoints } from './endpoints/projects';
import { shopEndpoints } from './endpoints/shop';
import { catalogEndpoints } from './endpoints/studio';
import { domainEvents } from './events';
import { shopFiles } from './files';
import { orderMails } from './jobs';
import { clientOrders } from './operations/client-orders';
import { payExtras } from './operations/extras';
import { ownSteps } from './operations/own-steps';
import { projectShop } from './operations/project-shop';
import { shopScreens } from './operations/read-screens';
import { shopPages } from './pages';
import { shopPeople } from './person-tables';
import { shopPurpose } from './purpose';
import { listNumbers } from './queries/numbers';

/** The server half: the shop in galleries, carts and orders, the studio's side. */
export const shop = defineFeatureServer({
  id: 'shop',
  endpoints: [
    ...shopEndpoints,
    ...cartEndpoints,
    ...catalogEndpoints,
    ...priceEndpoints,
    ...couponEndpoints,
    ...orderEndpoints,
  ],
  pages: shopPages,
  screenData: shopScreens,
  jobs: [orderMails],
  domainEvents,
  files: shopFiles,
  clientWork: clientOrders,
  ownSteps,
  personTables: shopPeople,
  purposes: [shopPurpose],
  projectShop,
  dailyNumbers: {
    kinds: {
      orders: { label: 'shop.numbers.orders', permission: 'shop.manage' },
      sales: { label: 'shop.numbers.sales', permission: 'shop.manage', unit: 'money' },
    },
    read: listNumbers,
  },
  payExtras,
  // Writes through Payload, which the worker does not load.
  demo: async (studio) => (await import('./operations/make-demo')).makeDemo(studio),
});
