import { z } from 'zod';
import { KeepersError } from '@/core/errors/errors';
import { defineEndpoint } from '@/core/http/define-endpoint';
import { flashCookie } from '@/core/http/flash';
import { optionalText } from '@/core/http/inputs';
import type { RequestContext } from '@/core/http/request-context';
import { countTry, guardTries } from '@/core/http/tries';
import { type KeyUnder, translator } from '@/core/i18n/translate';
import { type AccountMailRequest, askAccountMail } from '@/modules/identity/ask-mail';
import { carriedToken, type LinkPage, noLinkCookie } from '@/modules/identity/link-cookie';
import { resetPassword } from '@/modules/identity/operations/change-password';
import { confirmEmail } from '@/modules/identity/operations/confirm-email';
import { unlockAccount } from '@/modules/identity/operations/unlock-account';
import { mailKey } from '@/modules/identity/queries/people';

const address = z.object({
  email: z.string().trim().min(1).max(320).email('invalid_email'),
  recaptcha_token: optionalText(4000),
});
const token = { token: optionalText(200) };

/**
 * An endpoint that requests a message: the same response and the same work for every address. Each request counts as an
 * attempt.
 */
function asking(kind: AccountMailRequest['kind'], path: string) {
  return defineEndpoint({
    id: `users.ask_${kind}`,
    method: 'POST',
    path,
    auth: 'entry.open',
    formPage: () => path,
    body: address,
    handler: async ({ context, body }) => {
      await guardTries('ask-mail', context, body.recaptcha_token);
      await countTry('ask-mail', context);
      await askAccountMail({ kind, email: mailKey(body.email), locale: context.locale });
      return { json: { path: `${path}?sent=1` }, path: `${path}?sent=1` };
    },
  });
}

/** Returns the token that a form sent, or the one that its link left in a cookie. Throws LINK_NOT_VALID without one. */
function tokenOf(context: RequestContext, page: LinkPage, body: { token?: string | undefined }): string {
  const found = body.token ?? carriedToken(context.cookies, page);
  if (!found) throw new KeepersError('LINK_NOT_VALID');
  return found;
}

const done = (context: RequestContext, path: string, key: KeyUnder<'account'>) => ({
  json: { path },
  path,
  cookies: [
    noLinkCookie(),
    flashCookie({ type: 'notice', message: translator(context.locale)(`account.${key}`) }),
  ],
});

/** The targets of the links in messages: GET shows the page, POST consumes the token. */
export const mailboxEndpoints = [
  asking('reset', '/users/passwords/new'),
  asking('confirm', '/users/confirmation/new'),
  asking('unlock', '/users/unlock/new'),
  defineEndpoint({
    id: 'users.reset_password',
    method: 'POST',
    path: '/users/passwords/edit',
    auth: 'entry.open',
    formPage: () => '/users/passwords/edit',
    body: z.object({
      ...token,
      password: z.string().min(8).max(200),
      password_confirmation: z.string().max(200),
    }),
    handler: async ({ context, body }) => {
      await resetPassword(tokenOf(context, 'passwords/edit', body), body);
      const path = '/users/passwords/reset_success';
      return { json: { path }, path, cookies: [noLinkCookie()] };
    },
  }),
  defineEndpoint({
    id: 'users.confirm',
    method: 'POST',
    path: '/users/confirmation',
    auth: 'entry.open',
    formPage: () => '/users/confirmation',
    body: z.object(token),
    handler: async ({ context, body }) => {
      const { user } = await confirmEmail(tokenOf(context, 'confirmation', body));
      const session = await context.session();
      const mine = session?.user.id === user;
      const home = session?.user.account || session?.user.operator ? '/admin' : '/';
      return done(context, mine ? home : '/users/sign_in', 'confirmed');
    },
  }),
  defineEndpoint({
    id: 'users.unlock',
    method: 'POST',
    path: '/users/unlock',
    auth: 'entry.open',
    formPage: () => '/users/unlock',
    body: z.object(token),
    handler: async ({ context, body }) => {
      await unlockAccount(tokenOf(context, 'unlock', body));
      return done(context, '/users/sign_in', 'unlocked');
    },
  }),
];
