import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';

export const APP = { id: 'google-app.test', secret: 'the-secret-of-the-google-app' };
const BUSINESS = 'https://www.googleapis.com/auth/business.manage';

/** What a program finds there, and how the stand-in behaves. */
export interface GoogleServer {
  url: string;
  person: { sub: string; email: string };
  /** Whether the person allows reading reviews; null: they cancel. */
  allows: boolean | null;
  /** Titles and reviews by the name of a location below account 1. */
  places: Record<string, { title: string; reviews: object[] }>;
  /** Items of a page of a list. */
  page: number;
  /** Seconds an access token is valid. */
  seconds: number;
  faults: { path: RegExp; status: number; error?: object }[];
  asked: string[];
  /** The person withdraws the app. */
  withdraw: () => void;
  close: () => Promise<void>;
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let body = '';
  for await (const part of request) body += part;
  return new URLSearchParams(body);
}

/**
 * Starts a stand-in for Google with the wire format of its OAuth and Business Profile APIs: consent with PKCE, tokens that
 * end, lists with page tokens, errors with their status.
 */
export async function startGoogleServer(): Promise<GoogleServer> {
  const codes = new Map<string, { redirect: string; challenge: string; scope: string }>();
  const refreshing = new Map<string, string>();
  const access = new Map<string, { until: number; scope: string; refresh: string }>();
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://google.test');
    self.asked.push(`${request.method} ${url.pathname}${url.search}`);
    const json = (status: number, data: object) =>
      response
        .writeHead(status, { 'Content-Type': 'application/json; charset=UTF-8' })
        .end(JSON.stringify(data));
    const failed = (code: number, status: string) =>
      json(code, { error: { code, message: 'Refused.', status } });
    const fault = self.faults.find(({ path }) => path.test(url.pathname));
    if (fault) {
      self.faults.splice(self.faults.indexOf(fault), 1);
      return json(fault.status, fault.error ?? { error: { code: fault.status } });
    }
    const form = request.method === 'POST' ? await formOf(request) : new URLSearchParams();
    const issue = (scope: string, refresh: string) => {
      const token = `ya29.${randomUUID()}`;
      access.set(token, { until: Date.now() + self.seconds * 1000, scope, refresh });
      return { access_token: token, expires_in: self.seconds, token_type: 'Bearer', scope };
    };
    if (url.pathname === '/o/oauth2/v2/auth') {
      const redirect = url.searchParams.get('redirect_uri') ?? '';
      const back = new URL(redirect);
      back.searchParams.set('state', url.searchParams.get('state') ?? '');
      if (self.allows === null) back.searchParams.set('error', 'access_denied');
      else {
        const code = randomUUID();
        const scope = `openid email${self.allows ? ` ${BUSINESS}` : ''}`;
        codes.set(code, { redirect, challenge: url.searchParams.get('code_challenge') ?? '', scope });
        back.searchParams.set('code', code);
      }
      return response.writeHead(302, { Location: back.href }).end();
    }
    if (url.pathname === '/token') {
      if (form.get('client_id') !== APP.id || form.get('client_secret') !== APP.secret)
        return json(401, { error: 'invalid_client' });
      if (form.get('grant_type') === 'refresh_token') {
        const refresh = form.get('refresh_token') ?? '';
        const scope = refreshing.get(refresh);
        return scope ? json(200, issue(scope, refresh)) : json(400, { error: 'invalid_grant' });
      }
      const code = codes.get(form.get('code') ?? '');
      codes.delete(form.get('code') ?? '');
      const challenge = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url');
      if (!code || code.redirect !== form.get('redirect_uri') || code.challenge !== challenge)
        return json(400, { error: 'invalid_grant' });
      const refresh = `1//${randomUUID()}`;
      refreshing.set(refresh, code.scope);
      const claims = Buffer.from(JSON.stringify(self.person)).toString('base64url');
      return json(200, {
        ...issue(code.scope, refresh),
        refresh_token: refresh,
        id_token: `e30.${claims}.c2ln`,
      });
    }
    if (url.pathname === '/revoke') {
      const token = form.get('token') ?? '';
      const ended = access.get(token)?.refresh ?? token;
      refreshing.delete(ended);
      for (const [one, { refresh }] of access) if (refresh === ended) access.delete(one);
      return json(200, {});
    }
    const token = access.get(/^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '');
    if (!token || token.until < Date.now()) return failed(401, 'UNAUTHENTICATED');
    if (!token.scope.includes(BUSINESS)) return failed(403, 'PERMISSION_DENIED');
    const list = (key: string, all: object[]) => {
      const from = Number(url.searchParams.get('pageToken') ?? 0);
      const next = from + self.page;
      json(200, { [key]: all.slice(from, next), ...(next < all.length && { nextPageToken: String(next) }) });
    };
    if (url.pathname === '/v1/accounts') return list('accounts', [{ name: 'accounts/1', type: 'PERSONAL' }]);
    if (url.pathname === '/v1/accounts/1/locations')
      return list(
        'locations',
        Object.entries(self.places).map(([name, { title }]) => ({ name: `locations/${name}`, title })),
      );
    const [, name = ''] = /^\/v4\/accounts\/1\/locations\/(\w+)\/reviews$/.exec(url.pathname) ?? [];
    const place = self.places[name];
    return place ? list('reviews', place.reviews) : failed(404, 'NOT_FOUND');
  });
  const self: GoogleServer = {
    url: '',
    person: { sub: '900', email: 'olga@studio.test' },
    allows: true,
    places: {},
    page: 50,
    seconds: 3600,
    faults: [],
    asked: [],
    withdraw: () => {
      refreshing.clear();
      access.clear();
    },
    close: () =>
      new Promise((fulfil) => {
        server.close(() => fulfil());
        server.closeAllConnections();
      }),
  };
  await new Promise<void>((fulfil) => server.listen(0, '127.0.0.1', fulfil));
  self.url = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  return self;
}
