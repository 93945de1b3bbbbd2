import { env, type SocialProvider } from '@/core/env';

/** A button for a provider. Contains nothing secret. */
export interface SocialButton {
  id: string;
  name: string;
}

/** Returns a button for every configured provider. */
export const socialButtons = (): SocialButton[] => env().social.map(({ id, name }) => ({ id, name }));

/** Returns the issuer under which identities are stored: a provider with another issuer has other identities. */
export const issuerOf = (provider: SocialProvider): string =>
  provider.kind === 'oidc' ? provider.issuer : 'facebook';
