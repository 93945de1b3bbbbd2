import { z } from 'zod';
import { pool } from '@/core/db/pool';
import { defineEndpoint } from '@/core/http/define-endpoint';
import type { RequestContext } from '@/core/http/request-context';
import { type KeyUnder, translator } from '@/core/i18n/translate';
import { sendsMail } from '@/core/mail/sends-mail';
import { askAccountMail } from '@/modules/identity/ask-mail';
import { askEmailChange } from '@/modules/identity/operations/change-email';
import { changePassword } from '@/modules/identity/operations/change-password';
import { signOut } from '@/modules/identity/operations/sign-in';
import { endSession, endSessions, listSessions } from '@/modules/identity/queries/sessions';
import { requireSession } from '@/modules/identity/require-session';

/** Page of the forms for one's own account. */
const OWN = '/users/account';

const notice = (context: RequestContext, key: KeyUnder<'account'>) => ({
  type: 'notice' as const,
  message: translator(context.locale)(`account.${key}`),
});

/** Changes that a signed-in user makes to their own account. */
export const selfEndpoints = [
  defineEndpoint({
    id: 'users.sessions',
    method: 'GET',
    path: '/users/sessions',
    auth: 'self.manage',
    handler: async ({ context }) => {
      const { id, user } = await requireSession(context);
      return { json: { sessions: await listSessions(user.id, id) } };
    },
  }),
  defineEndpoint({
    id: 'users.end_sessions',
    method: 'DELETE',
    path: '/users/sessions',
    auth: 'self.manage',
    handler: async ({ context }) => {
      const { id, user } = await requireSession(context);
      return {
        json: { ended: await endSessions(pool(), user.id, id) },
        path: OWN,
        flash: notice(context, 'othersSignedOut'),
      };
    },
  }),
  defineEndpoint({
    id: 'users.end_session',
    method: 'DELETE',
    path: '/users/sessions/:session',
    auth: 'self.manage',
    params: z.object({ session: z.string().max(64) }),
    handler: async ({ context, params }) => {
      const own = await requireSession(context);
      if (params.session === own.id) {
        return { json: { path: '/users/sign_in' }, path: '/users/sign_in', cookies: [await signOut(own)] };
      }
      // The same response for a missing session and another user's.
      return { json: { ended: (await endSession(pool(), own.user.id, params.session)) ? 1 : 0 } };
    },
  }),
  defineEndpoint({
    id: 'users.change_password',
    method: 'PUT',
    path: '/users/password',
    auth: 'self.manage',
    formPage: () => OWN,
    body: z.object({
      current_password: z.string().min(1).max(1000),
      password: z.string().min(8).max(200),
      password_confirmation: z.string().max(200),
    }),
    handler: async ({ context, body }) => {
      const { id, user } = await requireSession(context);
      await changePassword({ user: user.id, session: id }, body);
      return { json: {}, path: OWN, flash: notice(context, 'passwordChanged') };
    },
  }),
  defineEndpoint({
    id: 'users.change_email',
    method: 'PUT',
    path: '/users/email',
    auth: 'self.manage',
    formPage: () => OWN,
    body: z.object({
      email: z.string().trim().min(1).max(320).email('invalid_email'),
      password: z.string().min(1).max(1000),
    }),
    handler: async ({ context, body }) => {
      const { user } = await requireSession(context);
      await askEmailChange(user.id, { ...body, locale: context.locale });
      return {
        json: {},
        path: OWN,
        flash: notice(context, sendsMail() ? 'emailChangeSent' : 'emailChangeUnsent'),
      };
    },
  }),
  defineEndpoint({
    id: 'users.confirm_again',
    method: 'POST',
    path: '/users/confirmation/again',
    auth: 'self.manage',
    handler: async ({ context }) => {
      const { user } = await requireSession(context);
      await askAccountMail({ kind: 'confirm', email: user.email ?? '', locale: context.locale });
      // Pages of `/users` send no referrer.
      const from = context.headers.get('referer') ? {} : { path: OWN };
      return {
        json: {},
        ...from,
        flash: notice(context, sendsMail() ? 'confirmationSent' : 'confirmationUnsent'),
      };
    },
  }),
];
