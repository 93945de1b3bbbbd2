import { z } from 'zod';
import { defineEndpoint } from '@/core/http/define-endpoint';
import { takeEvent } from '@/modules/money/operations/take-event';

/** Events of payment services. Authorized by the signature over the raw body, not by a session. */
export const paymentEndpoints = [
  defineEndpoint({
    id: 'payments.event',
    method: 'POST',
    path: '/payments/:method/:connection',
    auth: 'entry.open',
    rawBody: 'bytes',
    anyOrigin: true,
    visitors: true,
    maxBody: 512 * 1024,
    about: 'An event of a payment service; only a reason to look at the payment',
    params: z.object({ method: z.string().max(40), connection: z.uuid() }),
    body: z.object({ raw: z.instanceof(Buffer), type: z.string() }),
    handler: async ({ context, params, body }) => {
      await takeEvent({ ...params, raw: body.raw, headers: context.headers });
      return { json: {} };
    },
  }),
];
