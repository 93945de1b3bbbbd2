import { z } from 'zod';
import { parseSetting } from './setting-types.ts';
import type { SocialProvider } from './types.ts';

type Values = Record<string, string | undefined>;

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** An https address without a query; http only on this machine. */
export const place = z.string().refine((value) => {
  const url = URL.parse(value);
  if (!url || url.search || url.hash || url.username || url.password) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.test(url.hostname));
});

export const MUST = 'be an https address (http on this machine only), without a query';

/** Id and secret of one provider; null where neither is set. Throws where only one is. */
export function clientOf(values: Values, name: string): { clientId: string; clientSecret: string } | null {
  const clientId = values[`${name}_ID`];
  const clientSecret = values[`${name}_SECRET`];
  if (!clientId && !clientSecret) return null;
  if (clientId && clientSecret) return { clientId, clientSecret };
  const [missing, there] = clientId ? ['SECRET', 'ID'] : ['ID', 'SECRET'];
  throw new Error(
    `${name}_${missing} must be set when ${name}_${there} is, but it is not. Set ${name}_${missing}, or unset ${name}_${there}.`,
  );
}

/**
 * The providers people may sign in with: those whose id and secret are set.
 * @throws Error naming the setting that is wrong or missing
 */
export function readSocial(values: Values): SocialProvider[] {
  const found: SocialProvider[] = [];
  const google = clientOf(values, 'SOCIAL_GOOGLE');
  if (google)
    found.push({
      id: 'google',
      kind: 'oidc',
      name: 'Google',
      issuer: 'https://accounts.google.com',
      ...google,
    });
  const facebook = clientOf(values, 'SOCIAL_FACEBOOK');
  const facebookUrl = values.SOCIAL_FACEBOOK_URL;
  if (facebook)
    found.push({
      id: 'facebook',
      kind: 'facebook',
      name: 'Facebook',
      url: facebookUrl && parseSetting('SOCIAL_FACEBOOK_URL', facebookUrl, place, MUST, 'nothing for it'),
      ...facebook,
    });
  const own = clientOf(values, 'SOCIAL_OIDC');
  const issuer = values.SOCIAL_OIDC_ISSUER;
  const name = values.SOCIAL_OIDC_NAME;
  if (own && !issuer)
    throw new Error(
      'SOCIAL_OIDC_ISSUER must be set when SOCIAL_OIDC_ID is, but it is not. Set SOCIAL_OIDC_ISSUER=https://id.example.com, or unset SOCIAL_OIDC_ID.',
    );
  if (own && issuer)
    found.push({
      id: 'oidc',
      kind: 'oidc',
      name: (name ?? new URL(issuer).hostname).slice(0, 60),
      issuer: parseSetting(
        'SOCIAL_OIDC_ISSUER',
        issuer,
        place,
        MUST,
        'SOCIAL_OIDC_ISSUER=https://id.example.com',
      ),
      ...own,
    });
  return found;
}
