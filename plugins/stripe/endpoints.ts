import { defineEndpoint, KeepersError } from '@plugins/kit/server';
import { env } from '@plugins/kit/server/internal';
import { enterAccount } from '@plugins/kit/server/people';
import { z } from 'zod';
import { beginCollecting } from './operations/collect';
import { connectStripe, disconnectStripe } from './operations/connect';
import { beginOnboarding, offerAccounts, refreshAccount } from './operations/onboard';
import { readConnection } from './operations/read-connection';

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
      const account = await payeeOf(context);
      // Its owner comes back from Stripe's page to this one.
      if (account) await refreshAccount(account);
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
  defineEndpoint({
    id: 'stripe.offer',
    method: 'PUT',
    path: '/api/x/stripe/offer',
    auth: 'installation.run',
    body: z.object({ on: z.boolean() }),
    handler: async ({ context, body }) => {
      const user = await context.user();
      if (!user) throw new KeepersError('UNAUTHENTICATED');
      if (!user.operator) throw new KeepersError('FORBIDDEN');
      return { json: await offerAccounts(body.on, context.locale) };
    },
  }),
  defineEndpoint({
    id: 'stripe.onboard',
    method: 'POST',
    path: '/api/x/stripe/onboarding',
    auth: AUTH,
    handler: async ({ context }) => {
      const { account, user } = await enterAccount(context, AUTH);
      const back = `${env().publicUrl}/admin/settings/payments`;
      return {
        json: await beginOnboarding(account, { email: user.email ?? '', back, locale: context.locale }),
      };
    },
  }),
  defineEndpoint({
    id: 'stripe.collect',
    method: 'POST',
    path: '/api/x/stripe/collected',
    auth: AUTH,
    handler: async ({ context }) => {
      const { account } = await enterAccount(context, AUTH);
      return { json: await beginCollecting(account) };
    },
  }),
];
