import { defineEndpoint } from '@plugins/kit/server';
import { enterAccount } from '@plugins/kit/server/people';
import { z } from 'zod';
import { connectStripe, disconnectStripe, readConnection } from './operations/connect';

const AUTH = 'stripe.connect';
const PATH = '/api/x/stripe/connection';

/** Connecting an account's Stripe: its owner alone. The key goes in and never out. */
export const endpoints = [
  defineEndpoint({
    id: 'stripe.connection',
    method: 'GET',
    path: PATH,
    auth: AUTH,
    handler: async ({ context }) => {
      const { account } = await enterAccount(context, AUTH);
      return { json: await readConnection(account) };
    },
  }),
  defineEndpoint({
    id: 'stripe.connect',
    method: 'PUT',
    path: PATH,
    auth: AUTH,
    body: z.object({ key: z.string().max(300) }),
    handler: async ({ context, body }) => {
      const { account } = await enterAccount(context, AUTH);
      return { json: await connectStripe(account, { pasted: body.key, locale: context.locale }) };
    },
  }),
  defineEndpoint({
    id: 'stripe.disconnect',
    method: 'DELETE',
    path: PATH,
    auth: AUTH,
    handler: async ({ context }) => {
      const { account } = await enterAccount(context, AUTH);
      return { json: await disconnectStripe(account) };
    },
  }),
];
