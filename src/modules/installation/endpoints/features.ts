import { z } from 'zod';
import { defineEndpoint } from '@/core/http/define-endpoint';
import { enterAccount } from '@/modules/access/grants/enter-account';
import { changeFeatureSettings } from '@/modules/installation/operations/change-feature-settings';

const fields = z.record(z.string(), z.unknown());

/** An account's settings of its features. */
export const featureEndpoints = [
  defineEndpoint({
    id: 'studio.change-feature-settings',
    method: 'PUT',
    path: '/api/x/studio/features/:feature/settings',
    auth: 'account.update',
    params: z.object({ feature: z.string().max(60) }),
    body: z.object({ settings: fields, seen: fields.default({}) }),
    handler: async ({ context, params, body }) => {
      const { account } = await enterAccount(context, 'account.update');
      await changeFeatureSettings(account, params.feature, body.settings, body.seen);
      return { json: { id: params.feature } };
    },
  }),
];
