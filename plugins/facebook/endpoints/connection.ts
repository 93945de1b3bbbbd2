import { createHash } from 'node:crypto';
import { defineEndpoint, KeepersError } from '@plugins/kit/server';
import { enterAccount } from '@plugins/kit/server/people';
import { isKeepersError } from '@plugins/kit/server/rules';
import { publicUrl } from '@plugins/kit/server/texts';
import type { RequestContext } from '@plugins/kit/server/wire';
import { z } from 'zod';
import { comeBack, disconnect, leave, requireApp, withdrawn } from '../operations/connect';
import { linkPage, pageIds, readBoard, unlinkPage } from '../operations/pages';
import { USES } from '../rules/scopes';
import { readSignedRequest } from '../rules/signed-request';

const AT = '/api/x/facebook';
const AUTH = 'facebook.connect';
/** Where a browser comes back to. */
const SCREEN = '/admin/x/facebook/pages';

async function travellerOf(context: RequestContext) {
  const { account, user } = await enterAccount(context, AUTH);
  return { session: context.sessionId, account, user: user.id };
}

const sendTo = (address: string) => ({
  status: 303,
  headers: { Location: address, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' },
});

/** Returns the user of a request that Facebook signed. Throws INVALID_INPUT where it did not. */
function signedUser(raw: string): string {
  const signed = new URLSearchParams(raw).get('signed_request') ?? '';
  const user = readSignedRequest(requireApp().clientSecret, signed);
  if (!user) throw new KeepersError('INVALID_INPUT', {}, { signed_request: 'invalid' });
  return user;
}

const raw = z.object({ raw: z.string().max(4000) });
const linked = async (context: RequestContext) => (await enterAccount(context, AUTH)).account;

/** Connecting Facebook and choosing pages: the account's owner alone. */
export const connectionEndpoints = [
  defineEndpoint({
    id: 'facebook.board',
    method: 'GET',
    path: `${AT}/connection`,
    auth: AUTH,
    handler: async ({ context }) => ({ json: await readBoard(await linked(context)) }),
  }),
  defineEndpoint({
    id: 'facebook.leave',
    method: 'POST',
    path: `${AT}/connect`,
    auth: AUTH,
    about: 'Returns the address at Facebook where the owner allows a use.',
    body: z.object({ for: z.enum(USES).default('ratings') }),
    handler: async ({ context, body }) => ({
      json: { address: await leave(await travellerOf(context), body.for) },
    }),
  }),
  defineEndpoint({
    id: 'facebook.back',
    method: 'GET',
    path: `${AT}/callback`,
    auth: AUTH,
    query: z.object({
      state: z.string().max(500).catch(''),
      code: z.string().max(2000).catch(''),
      error: z.string().max(200).catch(''),
    }),
    handler: async ({ context, query }) => {
      const traveller = await travellerOf(context);
      try {
        await comeBack(traveller, query);
        return sendTo(publicUrl() + SCREEN);
      } catch (error) {
        if (!isKeepersError(error) || !error.code.startsWith('SERVICE_')) throw error;
        return sendTo(`${publicUrl()}${SCREEN}?refused=${error.code}`);
      }
    },
  }),
  defineEndpoint({
    id: 'facebook.disconnect',
    method: 'DELETE',
    path: `${AT}/connection`,
    auth: AUTH,
    handler: async ({ context }) => {
      const account = await linked(context);
      await disconnect(account);
      return { json: await readBoard(account) };
    },
  }),
  defineEndpoint({
    id: 'facebook.pages',
    method: 'GET',
    path: '/facebook_pages',
    auth: AUTH,
    about: 'The ids of the Facebook pages that the account has linked.',
    handler: async ({ context }) => ({ json: { page_ids: await pageIds(await linked(context)) } }),
  }),
  defineEndpoint({
    id: 'facebook.link',
    method: 'POST',
    path: '/facebook_pages',
    auth: AUTH,
    about: 'Links a Facebook page that the connected person administers.',
    body: z.object({ page: z.coerce.string().trim().min(1).max(40) }),
    handler: async ({ context, body }) => {
      const account = await linked(context);
      await linkPage(account, body.page);
      return { status: 201, json: { page_ids: await pageIds(account) } };
    },
  }),
  defineEndpoint({
    id: 'facebook.unlink',
    method: 'DELETE',
    path: '/facebook_pages/:page',
    auth: AUTH,
    params: z.object({ page: z.string() }),
    handler: async ({ context, params }) => {
      const account = await linked(context);
      await unlinkPage(account, params.page);
      return { json: { page_ids: await pageIds(account) } };
    },
  }),
  defineEndpoint({
    id: 'facebook.withdrawn',
    method: 'POST',
    path: `${AT}/deauthorized`,
    auth: 'entry.open',
    about: 'Facebook reports that a person removed the app: their connections end.',
    rawBody: true,
    anyOrigin: true,
    visitors: true,
    body: raw,
    handler: async ({ body }) => {
      await withdrawn(signedUser(body.raw));
      return { status: 204 };
    },
  }),
  defineEndpoint({
    id: 'facebook.delete-data',
    method: 'POST',
    path: `${AT}/delete-data`,
    auth: 'entry.open',
    about:
      'Facebook reports that a person wants their data deleted: their connections end, and nothing else is stored.',
    rawBody: true,
    anyOrigin: true,
    visitors: true,
    body: raw,
    handler: async ({ body }) => {
      const user = signedUser(body.raw);
      await withdrawn(user);
      const code = createHash('sha256').update(`deleted ${user}`).digest('hex').slice(0, 16);
      return { json: { url: `${publicUrl()}/privacy`, confirmation_code: code } };
    },
  }),
];
