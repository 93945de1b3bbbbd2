import { z } from 'zod';
import { defineEndpoint } from '@/core/http/define-endpoint';
import { enterAccount } from '@/modules/access/grants/enter-account';
import { changeAccount, changeProfile } from '@/modules/account/operations/change-account';

const fields = z.record(z.string(), z.unknown());

/** The studio's settings and a user's own profile. */
export const accountEndpoints = [
  defineEndpoint({
    id: 'studio.change-account',
    method: 'PUT',
    path: '/api/x/studio/account',
    auth: 'account.update',
    body: z.object({ account: fields, seen: fields.default({}) }),
    handler: async ({ context, body }) => {
      const { account } = await enterAccount(context, 'account.update');
      await changeAccount(account, body.account, body.seen);
      return { json: { id: account } };
    },
  }),
  defineEndpoint({
    id: 'studio.change-profile',
    method: 'PUT',
    path: '/api/x/studio/profile',
    auth: 'profile.update',
    body: z.object({ profile: fields, seen: fields.default({}) }),
    handler: async ({ context, body }) => {
      const { user } = await enterAccount(context, 'profile.update');
      await changeProfile(user.id, body.profile, body.seen);
      return { json: { id: user.id } };
    },
  }),
];
