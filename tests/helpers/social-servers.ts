import { Browser } from './browser';
import { FACEBOOK_CLIENT, type FacebookServer, startFacebookServer } from './facebook-server';
import { type IdentityServer, OIDC_CLIENT, startIdentityServer } from './identity-server';
import type { TestApp } from './test-app';

export interface SocialServers {
  identity: IdentityServer;
  facebook: FacebookServer;
}

/** Gives the test application an identity server and a Facebook of its own. Call it before its web process starts. */
export async function openSocial(app: TestApp): Promise<SocialServers> {
  const identity = await startIdentityServer([`${app.origin}/users/auth/oidc/callback`]);
  const facebook = await startFacebookServer();
  app.atEnd(identity.stop);
  app.atEnd(facebook.stop);
  Object.assign(process.env, {
    SOCIAL_OIDC_ID: OIDC_CLIENT.id,
    SOCIAL_OIDC_SECRET: OIDC_CLIENT.secret,
    SOCIAL_OIDC_ISSUER: identity.issuer,
    SOCIAL_OIDC_NAME: 'House of Names',
    SOCIAL_FACEBOOK_ID: FACEBOOK_CLIENT.id,
    SOCIAL_FACEBOOK_SECRET: FACEBOOK_CLIENT.secret,
    SOCIAL_FACEBOOK_URL: facebook.url,
  });
  return { identity, facebook };
}

const pathOf = (address: string) => {
  const url = new URL(address);
  return url.pathname + url.search;
};

/** Answers an identity server's page with `login`; returns the path of its redirect. */
export async function atIdentityServer(address: string, login: string | null): Promise<string> {
  const there = new Browser(new URL(address).origin);
  let next = pathOf(address);
  let form: Record<string, string> | undefined = { go: login === null ? 'no' : 'yes', login: login ?? '' };
  for (let steps = 0; steps < 8; steps++) {
    const asks = next.startsWith('/interaction/') && form;
    const answer = asks
      ? await there.send('POST', next, { form: asks, csrf: false })
      : await there.page(next);
    if (asks) form = undefined;
    const to = answer.headers.get('location');
    if (!to) throw new Error(`The identity server answers ${answer.status}: ${answer.text.slice(0, 200)}`);
    const url = new URL(to, there.origin);
    if (url.origin !== there.origin) return pathOf(url.href);
    next = pathOf(url.href);
  }
  throw new Error('The identity server leads nowhere');
}

/** Where Facebook sends a browser back to. */
export async function atFacebook(address: string): Promise<string> {
  const { headers } = await new Browser(new URL(address).origin).page(pathOf(address));
  return pathOf(headers.get('location') ?? '');
}

/** The address of the provider that one of our routes redirects to, without the empty hash. */
export const leadsTo = (answer: { headers: Headers }): string =>
  (answer.headers.get('location') ?? '').replace(/#$/, '');

/** Signs a person in by the identity server as far as redirects lead; returns the last address. */
export async function bySocial(who: Browser, login: string | null, query = ''): Promise<string> {
  const left = await who.page(`/users/auth/oidc${query}`);
  return leadsTo(await who.page(await atIdentityServer(leadsTo(left), login)));
}

/** The same by Facebook. */
export async function byFacebook(who: Browser, query = ''): Promise<string> {
  const left = await who.page(`/users/auth/facebook${query}`);
  return leadsTo(await who.page(await atFacebook(leadsTo(left))));
}
