import { services } from '@plugins/kit/server/services';

/** Why Google refuses a request: access was withdrawn, is not allowed, too many requests, unreachable, anything else. */
export type GoogleReason = 'revoked' | 'permission' | 'limit' | 'down' | 'refused';

/** Google refuses a request, or does not answer. Contains nothing that was sent. */
export class GoogleFault extends Error {
  override readonly name = 'GoogleFault';

  constructor(
    readonly reason: GoogleReason,
    status: number,
  ) {
    super(`Google refuses the request: ${reason} (status ${status})`);
  }
}

/** The installation's app at Google. */
export type App = NonNullable<ReturnType<typeof services.app>>;
/** Returns the installation's app; null where it has none for this. */
export const googleApp = (): App | null => services.app('google-business');

/** What the owner allows: reading the reviews of their profiles. */
export const SCOPE = 'https://www.googleapis.com/auth/business.manage';
const PAGES = 40;

/** Addresses of Google's services (https://developers.google.com/my-business). */
const at = ({ url }: App) => ({
  dialog: `${url ?? 'https://accounts.google.com'}/o/oauth2/v2/auth`,
  token: `${url ?? 'https://oauth2.googleapis.com'}/token`,
  revoke: `${url ?? 'https://oauth2.googleapis.com'}/revoke`,
  accounts: `${url ?? 'https://mybusinessaccountmanagement.googleapis.com'}/v1`,
  locations: `${url ?? 'https://mybusinessbusinessinformation.googleapis.com'}/v1`,
  reviews: `${url ?? 'https://mybusiness.googleapis.com'}/v4`,
});

/** Returns the address of Google's dialog. */
export function dialogAddress(
  app: App,
  { redirect, state, challenge }: { redirect: string; state: string; challenge: string },
): string {
  const query = new URLSearchParams({
    client_id: app.clientId,
    redirect_uri: redirect,
    response_type: 'code',
    scope: `openid email ${SCOPE}`,
    // A token that outlives the hour, each time: Google gives it only at the first consent otherwise.
    access_type: 'offline',
    prompt: 'consent',
    state,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  });
  return `${at(app).dialog}?${query}`;
}

function faultOf(status: number, body: unknown): GoogleFault {
  const { error } = (body ?? {}) as { error?: string | { status?: string } };
  const reason: GoogleReason =
    error === 'invalid_grant' || status === 401
      ? 'revoked'
      : status === 403
        ? 'permission'
        : status === 429
          ? 'limit'
          : status >= 500
            ? 'down'
            : 'refused';
  return new GoogleFault(reason, status);
}

async function ask<T>(app: App, address: string, request: Parameters<typeof services.call>[2]): Promise<T> {
  const answer = await services.call(app, address, request).catch(() => {
    throw new GoogleFault('down', 0);
  });
  const body = (await answer.json().catch(() => null)) as T | null;
  if (!answer.ok || body === null) throw faultOf(answer.ok ? 502 : answer.status, body);
  return body;
}

const post = <T>(app: App, address: string, form: Record<string, string>) =>
  ask<T>(app, address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: String(new URLSearchParams(form)),
  });

/** An answer of the token endpoint. */
export interface TokenAnswer {
  access_token: string;
  expires_in: number;
  refresh_token?: string;
  scope?: string;
  id_token?: string;
}

/** Exchanges a code, or a refresh token, for an access token. Throws GoogleFault. */
export const exchange = (app: App, form: Record<string, string>): Promise<TokenAnswer> =>
  post<TokenAnswer>(app, at(app).token, {
    client_id: app.clientId,
    client_secret: app.clientSecret,
    ...form,
  });

/** Withdraws the app's access at Google. Throws GoogleFault. */
export const withdraw = (app: App, token: string): Promise<unknown> => post(app, at(app).revoke, { token });

/** Reads a whole list by its page tokens. */
async function list<T>(
  app: App,
  {
    address,
    token,
    key,
    query = {},
  }: { address: string; token: string; key: string; query?: Record<string, string> },
  signal?: AbortSignal,
): Promise<T[]> {
  const all: T[] = [];
  for (let next = '', page = 0; page < PAGES; page++) {
    signal?.throwIfAborted();
    const given = new URLSearchParams({ ...query, ...(next && { pageToken: next }) });
    const headers = { Authorization: `Bearer ${token}` };
    const body = await ask<Record<string, unknown>>(app, `${address}?${given}`, { headers });
    all.push(...((body[key] as T[] | undefined) ?? []));
    next = typeof body.nextPageToken === 'string' ? body.nextPageToken : '';
    if (!next) break;
  }
  return all;
}

/** Returns the profiles that the connected person manages. Throws GoogleFault. */
export async function listProfiles(app: App, token: string): Promise<{ place: string; name: string }[]> {
  const accounts = await list<{ name: string }>(app, {
    address: `${at(app).accounts}/accounts`,
    token,
    key: 'accounts',
  });
  const found: { place: string; name: string }[] = [];
  for (const { name: account } of accounts.filter(({ name }) => /^accounts\/\w+$/.test(name))) {
    const locations = await list<{ name: string; title?: string }>(app, {
      address: `${at(app).locations}/${account}/locations`,
      token,
      key: 'locations',
      query: { readMask: 'name,title', pageSize: '100' },
    });
    for (const { name, title } of locations.filter((one) => /^locations\/\w+$/.test(one.name)))
      found.push({ place: `${account}/${name}`, name: (title ?? name).slice(0, 200) });
  }
  return found;
}

/** Returns the reviews of a profile. Throws GoogleFault. */
export const listReviews = <T>(app: App, token: string, place: string, signal: AbortSignal): Promise<T[]> =>
  list<T>(
    app,
    { address: `${at(app).reviews}/${place}/reviews`, token, key: 'reviews', query: { pageSize: '50' } },
    signal,
  );
