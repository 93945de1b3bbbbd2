import { env, type SocialProvider } from '@/core/env';
import { KeepersError } from '@/core/errors/errors';
import { enterByFacebook, facebookAddress } from './facebook';
import { enterByOidc, oidcAddress } from './oidc';
import type { SocialChecks, SocialWho } from './who';

/** Returns the provider of a name. Throws NOT_FOUND for one that is not configured. */
export function providerOf(id: string): SocialProvider {
  const found = env().social.find((one) => one.id === id);
  if (!found) throw new KeepersError('NOT_FOUND');
  return found;
}

/** Returns the address to sign in at. Throws SOCIAL_DOWN. */
export const socialAddress = (provider: SocialProvider, checks: SocialChecks): Promise<string> =>
  provider.kind === 'oidc' ? oidcAddress(provider, checks) : facebookAddress(provider, checks);

/** Returns the verified identity of a returning browser. Throws SOCIAL_CANCELLED, SOCIAL_DOWN, SOCIAL_FAILED. */
export const socialWho = (provider: SocialProvider, back: URL, checks: SocialChecks): Promise<SocialWho> =>
  provider.kind === 'oidc' ? enterByOidc(provider, back, checks) : enterByFacebook(provider, back, checks);
