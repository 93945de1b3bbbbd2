import { z } from 'zod';
import { defineEndpoint } from '@/core/http/define-endpoint';
import { SIGNATURE_HEADER } from '@/core/mail/bounces/signature';
import { takeBounces } from '@/modules/messaging/operations/take-bounces';

/** Reports from mail servers. Authorized by the signature of the report, not by a session. */
export const mailEndpoints = [
  defineEndpoint({
    id: 'mail.bounces',
    method: 'POST',
    path: '/mail/bounces',
    auth: 'entry.open',
    rawBody: true,
    anyOrigin: true,
    maxBody: 512 * 1024,
    body: z.object({ raw: z.string(), type: z.string() }),
    handler: async ({ context, body }) => {
      const signature = context.headers.get(SIGNATURE_HEADER);
      return { json: await takeBounces({ signature, type: body.type, body: body.raw }) };
    },
  }),
];
