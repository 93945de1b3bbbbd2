import { z } from 'zod';
import { env } from '@/core/env';
import { defineEndpoint } from '@/core/http/define-endpoint';
import { enterAccount } from '@/modules/access/grants/enter-account';
import { openPartnerLink, showPartner } from '@/modules/subscriptions/operations/partners';
import { PARTNER_COOKIE } from '@/modules/subscriptions/rules/partner-cookie';

const DAYS = 90;

/** The cookie that keeps a partner's link until its visitor signs up. */
const keep = (code: string): string => {
  const secure = env().publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${PARTNER_COOKIE}=${code}; Path=/; Max-Age=${DAYS * 24 * 3600}; HttpOnly; SameSite=Lax${secure}`;
};

/** The partner programme: an account's link, and opening one. */
export const partnerEndpoints = [
  defineEndpoint({
    id: 'partner.open',
    method: 'GET',
    path: '/r/:code',
    auth: 'entry.open',
    params: z.object({ code: z.string().max(60) }),
    about: 'Open a partner’s link: it is kept for 90 days, and leads to the sign-up page',
    handler: async ({ params }) => {
      const code = params.code.toLowerCase();
      const known = await openPartnerLink(code);
      const path = known ? '/users/sign_up?photographer=true&partner=1' : '/users/sign_up?photographer=true';
      return {
        status: 303,
        headers: { Location: path, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' },
        ...(known && { cookies: [keep(code)] }),
      };
    },
  }),
  defineEndpoint({
    id: 'partner.show',
    method: 'GET',
    path: '/users/partners',
    auth: 'money.read',
    page: true,
    about: 'The account’s link of the partner programme, and what it has brought',
    handler: async ({ context }) => {
      const { account } = await enterAccount(context, 'money.read');
      return { json: await showPartner(account) };
    },
  }),
];
