import { CURRENCIES } from '@plugins/kit/internal';
import { defineEvents } from '@plugins/kit/server/changes';
import { z } from 'zod';

const id = z.uuid();
const order = z.object({
  id,
  number: z.int(),
  total: z.object({ amount: z.int(), currency: z.enum(CURRENCIES) }),
});
const project = z.object({ id, name: z.string() });

/** Domain events of the shop: ids and sums; no names, no addresses. */
export const domainEvents = defineEvents('shop', {
  'shop.ordered': z.object({ project, order }),
  'shop.paid': z.object({ project, order }),
  'shop.refunded': z.object({ project, order }),
});
