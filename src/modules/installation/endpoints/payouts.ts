import { z } from 'zod';
import { defineEndpoint } from '@/core/http/define-endpoint';
import { endBatch, makePayouts, payoutFile } from '@/modules/sellers/payouts/payouts';
import { payoutSettings, writePayouts } from '@/modules/sellers/payouts/settings';
import { AT, act, auth, requireOperator } from './operator-act';

const batch = z.object({ batch: z.string() });

/** Payouts of money that the platform holds for studios, for operators. */
export const payoutEndpoints = [
  act('change-payouts', 'PUT', '/payouts', {
    body: payoutSettings,
    run: (_named, said) => writePayouts(said),
  }),
  act('make-payouts', 'POST', '/payouts', { run: (_named, _said, operator) => makePayouts(operator) }),
  act('end-payouts', 'PUT', '/payouts/:batch/state', {
    params: batch,
    body: z.strictObject({ state: z.enum(['sent', 'cancelled']) }),
    run: (named, said) => endBatch(named.batch, said.state),
  }),
  defineEndpoint({
    id: 'operator.payout-file',
    method: 'GET',
    path: `${AT}/payouts/:batch/:kind`,
    auth,
    params: batch.extend({ kind: z.enum(['csv', 'xml']) }),
    about: 'A batch of payouts as a table, or as a file for the bank (pain.001)',
    handler: async ({ context, params }) => {
      await requireOperator(context);
      const { name, type, body } = await payoutFile(params.batch, params.kind);
      return {
        body,
        headers: {
          'Content-Type': type,
          'Content-Disposition': `attachment; filename="${name}"`,
          'Cache-Control': 'private, no-store',
        },
      };
    },
  }),
];
