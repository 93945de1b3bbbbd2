import { createHmac } from 'node:crypto';
import type { SocialProvider } from '@/core/env';
import { KeepersError } from '@/core/errors/errors';
import { fetchGuarded, OutsideError } from '@/core/outside/fetch-guarded';
import { socialFault } from './faults';
import { readWho, type SocialChecks, type SocialWho } from './who';

type Facebook = Extract<SocialProvider, { kind: 'facebook' }>;
type Answer = Record<string, unknown>;

const VERSION = 'v21.0';

/** Facebook's authorization page and API; replaced in tests. */
const places = ({ url }: Facebook) => {
  const own = url?.replace(/\/$/, '');
  return {
    page: `${own ?? 'https://www.facebook.com'}/${VERSION}/dialog/oauth`,
    graph: `${own ?? 'https://graph.facebook.com'}/${VERSION}`,
    named: own ? [new URL(own).host] : [],
  };
};

/**
 * Returns the authorization address. Facebook supports neither PKCE nor nonce: state and the exchange with our secret
 * replace both.
 */
export async function facebookAddress(provider: Facebook, checks: SocialChecks): Promise<string> {
  const url = new URL(places(provider).page);
  url.search = String(
    new URLSearchParams({
      client_id: provider.clientId,
      redirect_uri: checks.redirect,
      response_type: 'code',
      scope: 'email,public_profile',
      state: checks.state,
    }),
  );
  return url.href;
}

async function read(answer: Response): Promise<Answer> {
  const body = (await answer.json().catch(() => ({}))) as Answer;
  if (answer.ok) return body;
  if (answer.status >= 500) throw new OutsideError(`Facebook answers ${answer.status}`, 'BAD_STATUS');
  throw new KeepersError('SOCIAL_FAILED');
}

/**
 * Returns the identity that Facebook reports. It never states that an address is verified, so none is. Throws
 * SOCIAL_CANCELLED, SOCIAL_DOWN, SOCIAL_FAILED.
 */
export async function enterByFacebook(
  provider: Facebook,
  back: URL,
  checks: SocialChecks,
): Promise<SocialWho> {
  try {
    const said = back.searchParams;
    if (said.get('error') === 'access_denied') throw new KeepersError('SOCIAL_CANCELLED');
    const code = said.get('code');
    if (!code || said.get('state') !== checks.state) throw new KeepersError('SOCIAL_FAILED');
    const { graph, named } = places(provider);
    // Sent as a form: a URL with the secret could be logged.
    const form = new URLSearchParams({
      client_id: provider.clientId,
      client_secret: provider.clientSecret,
      redirect_uri: checks.redirect,
      code,
    });
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json' };
    const { access_token: token } = await read(
      await fetchGuarded(
        `${graph}/oauth/access_token`,
        { method: 'POST', headers, body: String(form) },
        { named },
      ),
    );
    if (typeof token !== 'string') throw new KeepersError('SOCIAL_FAILED');
    const proof = createHmac('sha256', provider.clientSecret).update(token).digest('hex');
    const about = new URLSearchParams({ fields: 'id,first_name,last_name,email', appsecret_proof: proof });
    const me = await read(
      await fetchGuarded(
        `${graph}/me?${about}`,
        { headers: { Authorization: `Bearer ${token}`, Accept: 'application/json' } },
        { named },
      ),
    );
    const { id: subject, email, first_name: first, last_name: family } = me;
    const who = readWho('facebook', { subject, email, verified: false, first, family });
    if (!who) throw new KeepersError('SOCIAL_FAILED');
    return who;
  } catch (error) {
    throw socialFault(provider.id, error);
  }
}
