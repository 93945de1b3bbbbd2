import * as client from 'openid-client';
import type { SocialProvider } from '@/core/env';
import { KeepersError } from '@/core/errors/errors';
import { fetchGuarded } from '@/core/outside/fetch-guarded';
import { once } from '@/core/process/state';
import { socialFault } from './faults';
import { readWho, type SocialChecks, type SocialWho } from './who';

type Oidc = Extract<SocialProvider, { kind: 'oidc' }>;

/** How long an issuer's metadata is cached. */
const HOUR = 3600_000;
const SECONDS = 10;

interface Known {
  until: number;
  config: Promise<client.Configuration>;
}

/** Every request to an issuer passes the SSRF guard; only the host in the settings may be private. */
const guardedBy =
  (issuer: string): client.CustomFetch =>
  (address, { method, headers, body }) =>
    fetchGuarded(
      address,
      { method, headers: headers as Record<string, string>, body: body ? String(body) : '' },
      { named: [new URL(issuer).host] },
    );

/** Returns an issuer's metadata, cached for an hour; failures are not cached. */
function configOf({ issuer, clientId, clientSecret }: Oidc): Promise<client.Configuration> {
  const all = once('oidc', () => new Map<string, Known>());
  const key = `${issuer} ${clientId}`;
  const known = all.get(key);
  if (known && known.until > Date.now()) return known.config;
  const url = new URL(issuer);
  const config = client.discovery(url, clientId, clientSecret, client.ClientSecretPost(clientSecret), {
    [client.customFetch]: guardedBy(issuer),
    timeout: SECONDS,
    // The id token's signature is checked even though it comes over TLS from the issuer itself.
    execute: [
      client.enableNonRepudiationChecks,
      ...(url.protocol === 'http:' ? [client.allowInsecureRequests] : []),
    ],
  });
  all.set(key, { until: Date.now() + HOUR, config });
  config.catch(() => all.delete(key));
  return config;
}

/** Returns the issuer's authorization address, with PKCE, state and nonce. Throws SOCIAL_DOWN. */
export async function oidcAddress(provider: Oidc, checks: SocialChecks): Promise<string> {
  try {
    const config = await configOf(provider);
    return client.buildAuthorizationUrl(config, {
      redirect_uri: checks.redirect,
      scope: 'openid email profile',
      response_type: 'code',
      state: checks.state,
      nonce: checks.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(checks.verifier),
      code_challenge_method: 'S256',
    }).href;
  } catch (error) {
    throw socialFault(provider.id, error);
  }
}

/**
 * Returns the identity that the issuer reports: the library checks code, state, nonce, issuer and signature. Throws
 * SOCIAL_CANCELLED, SOCIAL_DOWN, SOCIAL_FAILED.
 */
export async function enterByOidc(provider: Oidc, back: URL, checks: SocialChecks): Promise<SocialWho> {
  try {
    const config = await configOf(provider);
    const tokens = await client.authorizationCodeGrant(config, back, {
      pkceCodeVerifier: checks.verifier,
      expectedState: checks.state,
      expectedNonce: checks.nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new KeepersError('SOCIAL_FAILED');
    // Issuers may return the address only from the userinfo endpoint.
    const more =
      claims.email === undefined && config.serverMetadata().userinfo_endpoint
        ? await client.fetchUserInfo(config, tokens.access_token, claims.sub)
        : {};
    const said: Record<string, unknown> = { ...more, ...claims };
    const who = readWho(provider.issuer, {
      subject: claims.sub,
      email: said.email,
      verified: said.email_verified,
      first: said.given_name,
      family: said.family_name,
      name: said.name,
    });
    if (!who) throw new KeepersError('SOCIAL_FAILED');
    return who;
  } catch (error) {
    throw socialFault(provider.id, error);
  }
}
