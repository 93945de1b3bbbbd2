import { accessFor } from '@plugins/kit';
import type { CollectionConfig } from 'payload';
import { checkList } from '../hooks';
import { account, count, link, text } from './fields';

/**
 * A price list: a studio's own, or (`event`) a copy for one project, whose prices no longer follow the studio's. The
 * studio's oldest list applies to every project without a copy.
 */
export const shopLists: CollectionConfig = {
  slug: 'shop-lists',
  access: accessFor('shop-lists'),
  admin: { useAsTitle: 'name', hidden: true },
  hooks: { beforeChange: [checkList] },
  fields: [
    account,
    link('event', 'events'),
    text('name', 200, true),
    { ...(text('currency', 3, true) as object), custom: { holds: 'currency' } } as never,
    // Included in prices, in hundredths of a percent (1800 is 18 %); 0: no tax is shown.
    count('tax_rate'),
    // `DeliveryWay[]`: how orders are delivered, with their prices; null or empty: as studio and client agree.
    { name: 'delivery', type: 'json' },
  ],
};
