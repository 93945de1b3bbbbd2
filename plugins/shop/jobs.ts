import { defineJob } from '@plugins/kit/server';
import { z } from 'zod';
import { ORDER_MAILS } from './operations/mails-job';

/** Mails the buyer and the studio about an order, in the worker. */
export const orderMails = defineJob({
  id: ORDER_MAILS.id,
  input: z.object({
    order: z.string(),
    what: z.enum(['placed', 'paid', 'sent', 'disputed', 'link']),
    sent: z.string().optional(),
  }),
  handler: async () => ({
    run: async ({ order, what, sent }) =>
      (await import('./emails/order-mails')).orderMails(order, what, sent),
  }),
});
