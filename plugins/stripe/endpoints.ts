import { defineEndpoint } from '@plugins/kit/server';
import { enterAccount } from '@plugins/kit/server/people';
import { z } from 'zod';
import { connectStripe, disconnectStripe, readConnection } from './operations/connect';

type Context = Parameters<typeof enterAccount>[0];

const AUTH = 'stripe.connect';
const PATH = '/api/x/stripe/connection';

/** Whose Stripe a request is about: the requester's account's; null is the platform's, which operators connect. */
async function payeeOf(context: Context): Promise<string | null> {
  if ((await context.user())?.operator) return null;
  return (await enterAccount(context, AUTH)).account;
}

/** Connecting an account's Stripe: its owner alone, or an operator for the platform. The key goes in and never out. */
export const endpoints = [
  defineEndpoint({
    id: 'stripe.connection',
    method: 'GET',
    path: PATH,
    auth: AUTH,
    handler: async ({ context }) => {
      return { json: await readConnection(await payeeOf(context)) };
    },
  }),
  defineEndpoint({
    id: 'stripe.connect',
    method: 'PUT',
    path: PATH,
    auth: AUTH,
    body: z.object({ key: z.string().max(300) }),
    handler: async ({ context, body }) => {
      const account = await payeeOf(context);
      return { json: await connectStripe(account, { pasted: body.key, locale: context.locale }) };
    },
  }),
  defineEndpoint({
    id: 'stripe.disconnect',
    method: 'DELETE',
    path: PATH,
    auth: AUTH,
    handler: async ({ context }) => {
      return { json: await disconnectStripe(await payeeOf(context)) };
    },
  }),
];
