import { z } from 'zod';
import { KeepersError } from '@/core/errors/errors';
import { defineEndpoint } from '@/core/http/define-endpoint';
import { flashCookie } from '@/core/http/flash';
import { optionalText } from '@/core/http/inputs';
import { countTry, guardTries } from '@/core/http/tries';
import { translator } from '@/core/i18n/translate';
import { sendsMail } from '@/core/mail/sends-mail';
import { readSession, USER_COOKIE } from '@/modules/access/grants/session';
import { goOn } from '@/modules/entry/operations/go-on';
import { letIn, recognise, signOut } from '@/modules/identity/operations/sign-in';
import { signUp } from '@/modules/identity/operations/sign-up';
import { pendingCookie } from '@/modules/identity/pending';
import { PERIODS, PLAN_ID, PLAN_MAX } from '@/modules/money/rules/plan';
import { readEntry } from '@/modules/people/operations/enter-project';
import { PARTNER_COOKIE } from '@/modules/subscriptions/rules/partner-cookie';

/** The project that a person signs in for, and its code. */
export const projectFields = {
  i: optionalText(36),
  c: optionalText(100),
  selection_password: optionalText(200),
  back: optionalText(500),
  recaptcha_token: optionalText(4000),
};

/** The choice on the price list; invalid values, and plans that it does not offer, count as no choice. */
export const wantedFields = {
  plan: z.string().max(PLAN_MAX).regex(PLAN_ID).optional().catch(undefined),
  period: z.enum(PERIODS).optional().catch(undefined),
  discount: optionalText(60),
};

/** A ticked checkbox, a link's `photographer=true`, or a value of an older page. */
export const ticked = z
  .unknown()
  .optional()
  .transform((value) => ![undefined, null, false, '', 'false', '0'].includes(value as never));

/** Throws INVALID_INPUT unless a client gives both names, and a photographer the studio's or both. */
function requireNames(body: {
  photographer: boolean;
  business_name?: string | undefined;
  first_name?: string | undefined;
  family_name?: string | undefined;
}): void {
  const { photographer, business_name, first_name, family_name } = body;
  if ((first_name && family_name) || (photographer && business_name)) return;
  const blank = {
    ...(photographer && { business_name: 'blank' }),
    ...(!first_name && { first_name: 'blank' }),
    ...(!family_name && { family_name: 'blank' }),
  };
  throw new KeepersError('INVALID_INPUT', {}, blank as never);
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
      ...projectFields,
    }),
    handler: async ({ context, body }) => {
      await guardTries('sign-in', context, body.recaptcha_token);
      const { person, second } = await recognise(context, body).catch(async (error: unknown) => {
        await countTry('sign-in', context);
        throw error;
      });
      if (second) {
        const path = '/users/second_factor';
        return { json: { path }, path, cookies: [pendingCookie(person.id, body)] };
      }
      const signed = await letIn(context, person, 'password');
      const { path, cookies } = await goOn(context, signed, body);
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
      password_confirmation: z.string().max(200).optional(),
      first_name: optionalText(100),
      family_name: optionalText(100),
      photographer: ticked,
      business_name: optionalText(200),
      time_zone: optionalText(60),
      ...wantedFields,
      ...projectFields,
    }),
    handler: async ({ context, body }) => {
      await guardTries('sign-up', context, body.recaptcha_token);
      requireNames(body);
      // Checked before creating the account: with a wrong code, the next attempt would find the address taken.
      if (body.i && body.c)
        await readEntry(context, { ...body, event: body.i, code: body.c, email: undefined });
      const partner = context.cookies.get(PARTNER_COOKIE);
      const person = await signUp({ ...body, partner, locale: context.locale }).catch(
        async (error: unknown) => {
          await countTry('sign-up', context);
          throw error;
        },
      );
      const signed = await letIn(context, person, 'password');
      const { path, cookies } = await goOn(context, signed, body);
      const message = translator(context.locale)(sendsMail() ? 'account.signedUp' : 'account.signedUpUnsent');
      const flash = flashCookie({ type: 'notice', message });
      return { status: 201, json: { path }, path, cookies: [...cookies, flash] };
    },
  }),
  defineEndpoint({
    id: 'users.sign_out',
    method: 'DELETE',
    path: '/users/sign_out',
    auth: 'entry.open',
    handler: async ({ context }) => {
      const session = await readSession(new Map([[USER_COOKIE, context.cookies.get(USER_COOKIE) ?? '']]));
      return { json: { path: '/' }, path: '/', cookies: [await signOut(session)] };
    },
  }),
];
