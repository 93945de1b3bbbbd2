import { env } from '@/core/env';
import { KeepersError } from '@/core/errors/errors';
import { defineEndpoint } from '@/core/http/define-endpoint';

/** Days after which a reader must fetch the file again; RFC 9116 recommends less than a year. */
const VALID_DAYS = 90;
const DAY_MS = 86_400_000;

/** Returns security.txt as in RFC 9116; `now` in ms, so that the text is the same for a whole day. */
export function securityText(contact: string, origin: string, now: number): string {
  const expires = new Date((Math.floor(now / DAY_MS) + VALID_DAYS) * DAY_MS).toISOString();
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en, he',
    `Canonical: ${origin}/.well-known/security.txt`,
  ];
  return `${lines.join('\n')}\n`;
}

/** Serves the address at which researchers report a vulnerability of this installation. */
export const securityContactEndpoints = [
  defineEndpoint({
    id: 'api.security_contact',
    method: 'GET',
    path: '/.well-known/security.txt',
    auth: 'entry.open',
    about: 'The security contact of the operator (RFC 9116). NOT_FOUND while SECURITY_CONTACT is not set.',
    handler: async () => {
      const { securityContact, publicUrl } = env();
      if (!securityContact) throw new KeepersError('NOT_FOUND');
      return {
        body: securityText(securityContact, publicUrl, Date.now()),
        headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
      };
    },
  }),
];
