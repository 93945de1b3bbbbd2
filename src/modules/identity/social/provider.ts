import { env, type SocialProvider } from '@/core/env';
import { KeepersError } from '@/core/errors/errors';
import { enterByFacebook, facebookAddress } from './facebook';
import { enterByOidc, oidcAddress } from './oidc';
import type { SocialChecks, SocialWho } from './who';

/** The provider of a name. Throws NOT_FOUND for one that is not set up. */
export function providerOf(id: string): SocialProvider {
  const found = env().social.find((one) => one.id === id);
  if (!found) throw new KeepersError('NOT_FOUND');
  return found;
}

/** Where a browser goes to sign in there. Throws SOCIAL_DOWN. */
export const socialAddress = (provider: SocialProvider, checks: SocialChecks): Promise<string> =>
  provider.kind === 'oidc' ? oidcAddress(provider, checks) : facebookAddress(provider, checks);

/** Who came back from there, proved. Throws SOCIAL_CANCELLED, SOCIAL_DOWN, SOCIAL_FAILED. */
export const socialWho = (provider: SocialProvider, back: URL, checks: SocialChecks): Promise<SocialWho> =>
  provider.kind === 'oidc' ? enterByOidc(provider, back, checks) : enterByFacebook(provider, back, checks);
