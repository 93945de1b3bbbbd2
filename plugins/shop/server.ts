import { defineFeatureServer } from '@plugins/kit/server';
import { orderEndpoints } from './endpoints/orders';
import { shopEndpoints } from './endpoints/shop';
import { catalogEndpoints } from './endpoints/studio';
import { domainEvents } from './events';
import { orderMails } from './jobs';
import { projectShop } from './operations/project-shop';
import { shopPages } from './pages';
import { shopPeople } from './person-tables';
import { shopPurpose } from './purpose';

/** The server half: the shop in galleries, carts and orders, the studio's side. */
export const shop = defineFeatureServer({
  id: 'shop',
  endpoints: [...shopEndpoints, ...catalogEndpoints, ...orderEndpoints],
  pages: shopPages,
  jobs: [orderMails],
  domainEvents,
  personTables: shopPeople,
  purposes: [shopPurpose],
  projectShop,
});
