import { z } from 'zod';
import { grantCookie } from '@/server/grants/grant-cookie';
import { listGrantsOfUser } from '@/server/grants/repo';
import { readSession, USER_COOKIE } from '@/server/grants/session';
import { isId } from '@/server/grants/viewer';
import { defineEndpoint } from '@/server/http/define-endpoint';
import type { RequestContext } from '@/server/http/request-context';
import { carrying } from '@/server/operations/enter-or-open';
import { enterProject, readEntry } from '@/server/operations/enter-project';
import { signIn, signOut } from '@/server/operations/sign-in';
import { signUp } from '@/server/operations/sign-up';
import { countTry, guardTries } from '@/server/tries';
import { optionalText } from './inputs';

/** Only a path of our own: never somebody else's address. */
export function safeBack(back: string | undefined): string | undefined {
  return back && /^\/(?![/\\])[^\s\\]*$/.test(back) ? back : undefined;
}

const project = {
  i: optionalText(36),
  c: optionalText(100),
  selection_password: optionalText(200),
  back: optionalText(500),
};

/** With a project's id and code the grant is made at once; with the id alone one goes back to where one was. */
async function goOn(
  context: RequestContext,
  cookie: string,
  body: { i?: string; c?: string; back?: string; selection_password?: string },
  { userId, staff }: { userId: string; staff: boolean },
) {
  if (body.i && body.c) {
    const entered = await enterProject(carrying(context, cookie), {
      event: body.i,
      code: body.c,
      selection_password: body.selection_password,
    });
    return { path: entered.path, cookies: [cookie, entered.cookie] };
  }
  const grants = (await listGrantsOfUser(userId)).map((grant) => grantCookie(grant.event_id, grant.id));
  const home = isId(body.i) ? `/events/${body.i}` : staff ? '/admin' : '/';
  return { path: safeBack(body.back) ?? home, cookies: [cookie, ...grants] };
}

export const sessionEndpoints = [
  defineEndpoint({
    id: 'users.sign_in',
    method: 'POST',
    path: '/users/sign_in',
    auth: 'entry.open',
    formPage: () => '/users/sign_in',
    body: z.object({
      email: z.string().trim().min(1).max(320),
      password: z.string().min(1).max(1000),
      ...project,
    }),
    handler: async ({ context, body }) => {
      const key = ['sign-in', context.address, context.trySession];
      await guardTries(...key);
      const signed = await signIn(body.email, body.password).catch(async (error: unknown) => {
        await countTry(...key);
        throw error;
      });
      const { path, cookies } = await goOn(context, signed.cookie, body, signed);
      return { json: { path }, path, cookies };
    },
  }),
  defineEndpoint({
    id: 'users.sign_up',
    method: 'POST',
    path: '/users/sign_up',
    auth: 'entry.open',
    formPage: () => '/users/sign_up',
    body: z.object({
      email: z.string().trim().min(1).max(320).email('invalid_email'),
      password: z.string().min(8).max(200),
      password_confirmation: z.string().max(200),
      first_name: z.string().trim().min(1).max(100),
      family_name: z.string().trim().min(1).max(100),
      photographer: z.unknown().optional(),
      ...project,
    }),
    handler: async ({ context, body }) => {
      // A wrong code must not leave an account behind, which the next try would find taken.
      if (body.i && body.c)
        await readEntry(context, { ...body, event: body.i, code: body.c, email: undefined });
      await signUp({ ...body, locale: context.locale });
      const signed = await signIn(body.email, body.password);
      const { path, cookies } = await goOn(context, signed.cookie, body, { ...signed, staff: false });
      return { status: 201, json: { path }, path, cookies };
    },
  }),
  defineEndpoint({
    id: 'users.sign_out',
    method: 'DELETE',
    path: '/users/sign_out',
    auth: 'entry.open',
    handler: async ({ context }) => {
      const session = await readSession(new Map([[USER_COOKIE, context.cookies.get(USER_COOKIE) ?? '']]));
      return { json: { path: '/' }, path: '/', cookies: [await signOut(session?.id ?? null)] };
    },
  }),
];
