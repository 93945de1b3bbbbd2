import { z } from 'zod';
import { KeepersError } from '@/core/errors/errors';
import { defineEndpoint } from '@/core/http/define-endpoint';
import { optionalText } from '@/core/http/inputs';
import type { RequestContext } from '@/core/http/request-context';
import { goOn } from '@/modules/entry/operations/go-on';
import {
  addPasskey,
  askPasskey,
  beginCodes,
  beginPasskey,
  confirmCodes,
  listFactors,
  proveSecond,
  removeFactor,
  renewRecovery,
} from '@/modules/identity/operations/second-factor';
import { letIn, refuseClosed } from '@/modules/identity/operations/sign-in';
import { noPendingCookie, readPending } from '@/modules/identity/pending';
import { findPersonById } from '@/modules/identity/queries/people';
import { requireSession } from '@/modules/identity/require-session';

const password = z.object({ password: z.string().min(1).max(1000) });
/** The browser's WebAuthn response; the library that reads it validates it. */
const browserSaid = z.looseObject({ id: z.string().max(2000) });

const own = async (context: RequestContext) => (await requireSession(context)).user.id;

/**
 * Returns the user who entered their password and still needs a second factor. Throws SESSION_EXPIRED with the way
 * back.
 */
function pendingOf(context: RequestContext) {
  const pending = readPending(context.cookies);
  if (!pending) throw Object.assign(new KeepersError('SESSION_EXPIRED'), { path: '/users/sign_in' });
  return pending;
}

const factor = <B>(
  id: string,
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body: z.ZodType<B>,
  run: (
    context: RequestContext,
    user: string,
    body: B,
    params: Record<string, string>,
  ) => Promise<{ json: object; cookie?: string }>,
) =>
  defineEndpoint({
    id: `factors.${id}`,
    method,
    path: `/users/factors${path}`,
    auth: 'self.manage',
    params: z.record(z.string(), z.string().max(64)),
    body,
    handler: async ({ context, body: input, params }) => {
      const { json, cookie } = await run(context, await own(context), input, params);
      return { json, cookies: cookie ? [cookie] : [] };
    },
  });

/** The second step of signing in, and managing a user's second factors. */
export const factorEndpoints = [
  defineEndpoint({
    id: 'factors.list',
    method: 'GET',
    path: '/users/factors',
    auth: 'self.manage',
    handler: async ({ context }) => ({ json: await listFactors(await own(context)) }),
  }),
  factor('begin_codes', 'POST', '/codes', password, async (_context, user, body) => ({
    json: await beginCodes(user, body.password),
  })),
  factor(
    'confirm_codes',
    'PUT',
    '/codes',
    z.object({ code: z.string().max(20) }),
    async (_context, user, { code }) => ({
      json: await confirmCodes(user, code),
    }),
  ),
  factor('begin_passkey', 'POST', '/passkeys/options', password, async (_context, user, body) => {
    const { options, cookie } = await beginPasskey(user, body.password);
    return { json: options, cookie };
  }),
  factor(
    'add_passkey',
    'POST',
    '/passkeys',
    z.object({ response: browserSaid, name: optionalText(60) }),
    async ({ cookies }, user, { response, name }) => ({
      json: await addPasskey(user, cookies, response, name),
    }),
  ),
  factor('renew_recovery', 'POST', '/recovery', password, async (_context, user, body) => ({
    json: await renewRecovery(user, body.password),
  })),
  factor('remove', 'DELETE', '/:factor', password, async (_context, user, body, { factor: id = '' }) => {
    await removeFactor(user, id, body.password);
    return { json: {} };
  }),
  defineEndpoint({
    id: 'users.second_options',
    method: 'POST',
    path: '/users/second_factor/options',
    auth: 'entry.open',
    handler: async ({ context }) => {
      const asked = await askPasskey(pendingOf(context).user);
      return { json: asked?.options ?? {}, cookies: asked ? [asked.cookie] : [] };
    },
  }),
  defineEndpoint({
    id: 'users.second_factor',
    method: 'POST',
    path: '/users/second_factor',
    auth: 'entry.open',
    formPage: () => '/users/second_factor',
    body: z.object({ code: optionalText(40), passkey: browserSaid.optional() }),
    handler: async ({ context, body }) => {
      const { user, onward } = pendingOf(context);
      const way = await proveSecond(user, context.cookies, body);
      const person = await findPersonById(user);
      if (!person) throw new KeepersError('INVALID_LOGIN');
      refuseClosed(person);
      const { path, cookies } = await goOn(context, await letIn(context, person, way), onward);
      return { json: { path }, path, cookies: [...cookies, noPendingCookie()] };
    },
  }),
];
