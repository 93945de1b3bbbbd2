import { z } from 'zod';
import { isKeepersError, KeepersError } from '@/core/errors/errors';
import type { Answer } from '@/core/http/define-endpoint';
import { defineEndpoint } from '@/core/http/define-endpoint';
import { flashCookie } from '@/core/http/flash';
import { optionalText } from '@/core/http/inputs';
import type { RequestContext } from '@/core/http/request-context';
import { countTry, guardTries } from '@/core/http/tries';
import { translator } from '@/core/i18n/translate';
import { goOn } from '@/modules/entry/operations/go-on';
import type { Onward } from '@/modules/identity/onward';
import { mustKnowPassword } from '@/modules/identity/operations/change-password';
import { linkIdentity, showIdentities, unlinkIdentity } from '@/modules/identity/operations/link-identity';
import { letIn, type Recognised } from '@/modules/identity/operations/sign-in';
import {
  linkByPassword,
  requirePendingIdentity,
  signUpSocial,
} from '@/modules/identity/operations/social-finish';
import {
  comeBack,
  flowOf,
  leaveForSocial,
  recogniseSocial,
} from '@/modules/identity/operations/social-sign-in';
import { pendingCookie } from '@/modules/identity/pending';
import { requireSession } from '@/modules/identity/require-session';
import { refusedCookie } from '@/modules/identity/social/refused-cookie';
import { candidateCookie, type Flow, flowCookie } from '@/modules/identity/social/social-cookies';
import { readEntry } from '@/modules/people/operations/enter-project';
import { projectFields, ticked, wantedFields } from './users';

const SECURITY = '/admin/settings/security';
const provider = z.object({ provider: z.string().max(40) });
const password = z.object({ password: z.string().min(1).max(1000) });
const wanted = z.object(wantedFields);
const query = z.record(z.string(), z.string().max(4000));

/** Redirects a browser that came from another site. The empty fragment drops the one of the former address. */
const goTo = (path: string, cookies: string[]): Answer => ({
  status: 303,
  headers: { Location: path.includes('#') ? path : `${path}#` },
  body: '',
  cookies,
});

/** Redirects back to where the sign-in began, with the error shown above the form. */
function refusedAt(
  error: unknown,
  flow: Pick<Flow, 'onward' | 'photographer' | 'wanted' | 'link'> | null,
): Answer {
  if (!isKeepersError(error) || error.code === 'NOT_FOUND') throw error;
  const { i, c, back } = flow?.onward ?? {};
  const search = new URLSearchParams({
    ...(i && { i }),
    ...(c && { c }),
    ...(back && { back }),
    ...(flow?.photographer && { photographer: 'true' }),
    ...(flow?.wanted?.plan && { plan: flow.wanted.plan }),
    ...(flow?.wanted?.period && { period: flow.wanted.period }),
    refused: '1',
  });
  const cookies = [flowCookie.end(), refusedCookie({ code: error.code, params: error.params })];
  return goTo(flow?.link ? `${SECURITY}?refused=${error.code}` : `/users/sign_in?${search}`, cookies);
}

/** Signs in a recognized user, or redirects to the second step. */
async function enter(
  context: RequestContext,
  { person, second }: Recognised,
  onward: Onward,
  done: string[],
): Promise<{ path: string; cookies: string[] }> {
  if (second) return { path: '/users/second_factor', cookies: [...done, pendingCookie(person.id, onward)] };
  const { path, cookies } = await goOn(context, await letIn(context, person, 'social'), onward);
  return { path, cookies: [...cookies, ...done] };
}

/** Links the returning identity to the signed-in user; it must be the user who started the flow. */
async function linkArrived(context: RequestContext, { flow, who }: Awaited<ReturnType<typeof comeBack>>) {
  const session = await context.session();
  if (!flow.link || session?.user.id !== flow.link) throw new KeepersError('SOCIAL_STATE');
  await linkIdentity(session.user.id, who);
  const message = translator(context.locale)('account.socialLinked');
  return goTo(SECURITY, [flowCookie.end(), flashCookie({ type: 'notice', message })]);
}

/** Social sign-in, and managing a user's linked identities. */
export const socialEndpoints = [
  defineEndpoint({
    id: 'social.leave',
    method: 'GET',
    path: '/users/auth/:provider',
    auth: 'entry.open',
    params: provider,
    query,
    handler: async ({ context, params, query: { i, c, back, photographer, ...more } }) => {
      const onward = { i: i?.slice(0, 36), c: c?.slice(0, 100), back: back?.slice(0, 500) };
      const input = {
        onward,
        photographer: ticked.parse(photographer),
        wanted: wanted.parse(more),
        link: null,
      };
      try {
        const { address, cookie } = await leaveForSocial(context, params.provider, input);
        return goTo(address, [cookie]);
      } catch (error) {
        return refusedAt(error, input);
      }
    },
  }),
  defineEndpoint({
    id: 'social.back',
    method: 'GET',
    path: '/users/auth/:provider/callback',
    auth: 'entry.open',
    params: provider,
    query,
    handler: async ({ context, params, query: { photographer, ...said } }) => {
      const left = flowOf(context);
      try {
        const arrived = await comeBack(context, params.provider, said);
        if (arrived.flow.link) return await linkArrived(context, arrived);
        arrived.flow.photographer ||= ticked.parse(photographer);
        const next = await recogniseSocial(context, arrived);
        if ('ask' in next) return goTo('/users/social', [flowCookie.end(), next.ask]);
        const { path, cookies } = await enter(context, next.found, arrived.flow.onward, [flowCookie.end()]);
        return goTo(path, cookies);
      } catch (error) {
        return refusedAt(error, left?.provider === params.provider ? left : null);
      }
    },
  }),
  defineEndpoint({
    id: 'social.finish',
    method: 'POST',
    path: '/users/social',
    auth: 'entry.open',
    formPage: () => '/users/social',
    body: z.object({
      password: optionalText(1000),
      first_name: optionalText(100),
      family_name: optionalText(100),
      email: z.string().trim().max(320).email('invalid_email').or(z.literal('')).optional(),
      photographer: ticked,
      business_name: optionalText(200),
      time_zone: optionalText(60),
      ...projectFields,
    }),
    handler: async ({ context, body }) => {
      await guardTries('sign-in', context, body.recaptcha_token);
      const { candidate, asks } = await requirePendingIdentity(context);
      const onward = { ...candidate.onward, ...(body.c && { c: body.c }) };
      const { i, c } = onward;
      const entry = { ...onward, selection_password: body.selection_password };
      const found = await (async () => {
        if (asks === 'password') return linkByPassword(context, candidate, body.password ?? '');
        if (i && c) await readEntry(context, { ...entry, event: i, code: c, email: undefined });
        const { first_name, family_name } = body;
        const blank = {
          ...(!first_name && { first_name: 'blank' }),
          ...(!family_name && { family_name: 'blank' }),
        };
        if (!first_name || !family_name) throw new KeepersError('INVALID_INPUT', {}, blank as never);
        return signUpSocial(context, candidate, { ...body, first_name, family_name });
      })().catch(async (error: unknown) => {
        await countTry('sign-in', context);
        throw error;
      });
      const { path, cookies } = await enter(context, found, entry, [candidateCookie.end()]);
      return { json: { path }, path, cookies };
    },
  }),
  defineEndpoint({
    id: 'social.list',
    method: 'GET',
    path: '/users/identities',
    auth: 'self.manage',
    handler: async ({ context }) => ({ json: await showIdentities((await requireSession(context)).user.id) }),
  }),
  defineEndpoint({
    id: 'social.link',
    method: 'POST',
    path: '/users/identities',
    auth: 'self.manage',
    body: z.object({ ...provider.shape, ...password.shape }),
    handler: async ({ context, body }) => {
      const { user } = await requireSession(context);
      await mustKnowPassword(user.id, body.password, 'password');
      const input = { onward: {}, photographer: false, link: user.id };
      const { address, cookie } = await leaveForSocial(context, body.provider, input);
      return { json: { path: address }, path: address, cookies: [cookie] };
    },
  }),
  defineEndpoint({
    id: 'social.unlink',
    method: 'DELETE',
    path: '/users/identities/:identity',
    auth: 'self.manage',
    params: z.object({ identity: z.string().max(40) }),
    body: password,
    handler: async ({ context, params, body }) => {
      await unlinkIdentity((await requireSession(context)).user.id, params.identity, body.password);
      return { json: {} };
    },
  }),
];
