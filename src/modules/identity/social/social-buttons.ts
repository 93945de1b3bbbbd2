import { env, type SocialProvider } from '@/core/env';

/** A button: where one can sign in by another place. Nothing secret is in it. */
export interface SocialButton {
  id: string;
  name: string;
}

/** Every place that has its settings; without settings there is no button. */
export const socialButtons = (): SocialButton[] => env().social.map(({ id, name }) => ({ id, name }));

/** By what its people are kept: a provider that becomes another place has other people. */
export const issuerOf = (provider: SocialProvider): string =>
  provider.kind === 'oidc' ? provider.issuer : 'facebook';
