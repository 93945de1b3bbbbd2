import { createHash } from 'node:crypto';
import { KeepersError } from '@plugins/kit/server';
import { transaction } from '@plugins/kit/server/database';
import { sign } from '@plugins/kit/server/people';
import { services } from '@plugins/kit/server/services';
import { publicUrl } from '@plugins/kit/server/texts';
import {
  type App,
  dialogAddress,
  exchange,
  GoogleFault,
  googleApp,
  SCOPE,
  type TokenAnswer,
  withdraw,
} from '../google';
import { deletePlaces } from '../queries/places';

/** The name of the service. */
export const SERVICE = 'google-business';
/** For refusals. */
export const NAMED = { service: 'Google' };
const REDIRECT = '/api/x/google-business/callback';
/** An access token is refreshed this long before it ends. */
const EARLY_MS = 60_000;

type Traveller = Parameters<typeof services.stateOf>[1];

/** Returns the installation's app. Throws SERVICE_NOT_CONNECTED where its settings name none. */
function requireApp(): App {
  const app = googleApp();
  if (!app) throw new KeepersError('SERVICE_NOT_CONNECTED', NAMED);
  return app;
}

/** The secret of one way to Google and back (PKCE), which only we can work out from its state. */
const verifierOf = (state: string) => sign('google-business.verifier', state, 43);

/** Returns the address at Google where the owner allows reading reviews. */
export function leave(traveller: Traveller): string {
  const app = requireApp();
  const state = services.stateOf(SERVICE, traveller);
  const challenge = createHash('sha256').update(verifierOf(state)).digest('base64url');
  return dialogAddress(app, { redirect: publicUrl() + REDIRECT, state, challenge });
}

/** The person of an id token that came from Google itself over TLS: its signature need not be checked. */
function personOf({ id_token: token = '' }: TokenAnswer): { subject: string; name: string } | null {
  try {
    const { sub, email } = JSON.parse(
      Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'),
    ) as {
      sub?: unknown;
      email?: unknown;
    };
    return typeof sub === 'string'
      ? { subject: sub, name: typeof email === 'string' ? email.slice(0, 200) : '' }
      : null;
  } catch {
    return null;
  }
}

const tokensOf = (answer: TokenAnswer, refresh: string) => ({
  access: answer.access_token,
  until: String(Date.now() + answer.expires_in * 1000 - EARLY_MS),
  refresh,
});

/** Connects the account of a browser that returns from Google. Throws SERVICE_STATE, SERVICE_CANCELLED, SERVICE_DOWN. */
export async function comeBack(
  traveller: Traveller,
  query: { state: string; code: string; error: string },
): Promise<void> {
  const app = requireApp();
  services.checkState(SERVICE, traveller, query.state);
  if (query.error || !query.code) throw new KeepersError('SERVICE_CANCELLED', NAMED);
  const answer = await exchange(app, {
    grant_type: 'authorization_code',
    code: query.code,
    redirect_uri: publicUrl() + REDIRECT,
    code_verifier: verifierOf(query.state),
  }).catch((error: unknown) => {
    if (error instanceof GoogleFault) throw new KeepersError('SERVICE_DOWN', NAMED);
    throw error;
  });
  const person = personOf(answer);
  if (!person || !answer.refresh_token) throw new KeepersError('SERVICE_DOWN', NAMED);
  const scopes = (answer.scope ?? '').split(' ');
  if (!scopes.includes(SCOPE)) throw new KeepersError('SERVICE_CANCELLED', NAMED);
  const tokens = tokensOf(answer, answer.refresh_token);
  const key = { account: traveller.account, service: SERVICE };
  await transaction(async (sql) => {
    const before = await services.open(key, sql);
    // Another person's profiles are not this one's: the owner chooses them again.
    if (before && before.subject !== person.subject) await deletePlaces(sql, traveller.account);
    await services.connect(sql, key, { ...person, scopes, tokens, user: traveller.user });
  });
}

/** Returns an access token that is valid now; null where the account is not connected, or has withdrawn it. Throws GoogleFault. */
export async function accessOf(account: string): Promise<{ app: App; id: string; token: string } | null> {
  const app = googleApp();
  const connection = app && (await services.open({ account, service: SERVICE }));
  if (!app || !connection || connection.trouble || !connection.tokens.refresh) return null;
  const { access = '', until, refresh } = connection.tokens;
  if (Number(until) > Date.now()) return { app, id: connection.id, token: access };
  const answer = await marking(connection.id, () =>
    exchange(app, { grant_type: 'refresh_token', refresh_token: refresh }),
  );
  await services.refresh(connection.id, tokensOf(answer, answer.refresh_token ?? refresh));
  return { app, id: connection.id, token: answer.access_token };
}

/** Runs requests for a connection; one whose access was withdrawn is marked. Throws what the requests throw. */
export async function marking<T>(id: string, requests: () => Promise<T>): Promise<T> {
  try {
    return await requests();
  } catch (error) {
    if (error instanceof GoogleFault && error.reason === 'revoked') await services.mark(id, 'revoked');
    throw error;
  }
}

/** Disconnects an account: Google forgets the app where it can be reached. Imported reviews stay. */
export async function disconnect(account: string): Promise<void> {
  const key = { account, service: SERVICE };
  const app = googleApp();
  const token = (await services.open(key))?.tokens.refresh;
  if (app && token) await withdraw(app, token).catch(() => undefined);
  await transaction(async (sql) => {
    await services.end(sql, key);
    await deletePlaces(sql, account);
  });
}
