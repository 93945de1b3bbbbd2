import { defineEndpoint } from '@plugins/kit/server';
import { enterAccount } from '@plugins/kit/server/people';
import { isKeepersError } from '@plugins/kit/server/rules';
import { publicUrl } from '@plugins/kit/server/texts';
import type { RequestContext } from '@plugins/kit/server/wire';
import { z } from 'zod';
import { comeBack, disconnect, leave } from './operations/connect';
import { choosePlace, leaveOut, readBoard } from './operations/places';

const AT = '/api/x/google-business';
const AUTH = 'business.connect';
/** Where a browser comes back to. */
const SCREEN = '/admin/x/google-business/profiles';

async function travellerOf(context: RequestContext) {
  const { account, user } = await enterAccount(context, AUTH);
  return { session: context.sessionId, account, user: user.id };
}
const accountOf = async (context: RequestContext) => (await enterAccount(context, AUTH)).account;
const place = z.object({ place: z.string().regex(/^accounts\/\w+\/locations\/\w+$/) });

/** Connecting Google and choosing profiles: the account's owner alone. */
export const endpoints = [
  defineEndpoint({
    id: 'google-business.board',
    method: 'GET',
    path: `${AT}/connection`,
    auth: AUTH,
    handler: async ({ context }) => ({ json: await readBoard(await accountOf(context)) }),
  }),
  defineEndpoint({
    id: 'google-business.leave',
    method: 'POST',
    path: `${AT}/connect`,
    auth: AUTH,
    about: 'Returns the address at Google where the owner allows reading reviews.',
    handler: async ({ context }) => ({ json: { address: leave(await travellerOf(context)) } }),
  }),
  defineEndpoint({
    id: 'google-business.back',
    method: 'GET',
    path: `${AT}/callback`,
    auth: AUTH,
    query: z.object({
      state: z.string().max(500).catch(''),
      code: z.string().max(2000).catch(''),
      error: z.string().max(200).catch(''),
    }),
    handler: async ({ context, query }) => {
      const to = (address: string) => ({
        status: 303,
        headers: {
          Location: publicUrl() + address,
          'Cache-Control': 'no-store',
          'Referrer-Policy': 'no-referrer',
        },
      });
      const traveller = await travellerOf(context);
      try {
        await comeBack(traveller, query);
        return to(SCREEN);
      } catch (error) {
        if (!isKeepersError(error) || !error.code.startsWith('SERVICE_')) throw error;
        return to(`${SCREEN}?refused=${error.code}`);
      }
    },
  }),
  defineEndpoint({
    id: 'google-business.disconnect',
    method: 'DELETE',
    path: `${AT}/connection`,
    auth: AUTH,
    handler: async ({ context }) => {
      const account = await accountOf(context);
      await disconnect(account);
      return { json: await readBoard(account) };
    },
  }),
  defineEndpoint({
    id: 'google-business.choose',
    method: 'POST',
    path: `${AT}/places`,
    auth: AUTH,
    about: 'Chooses a Business Profile whose reviews are imported.',
    body: place,
    handler: async ({ context, body }) => {
      const account = await accountOf(context);
      await choosePlace(account, body.place);
      return { status: 201, json: await readBoard(account) };
    },
  }),
  defineEndpoint({
    id: 'google-business.leave-out',
    method: 'POST',
    path: `${AT}/places/remove`,
    auth: AUTH,
    body: place,
    handler: async ({ context, body }) => {
      const account = await accountOf(context);
      await leaveOut(account, body.place);
      return { json: await readBoard(account) };
    },
  }),
];
