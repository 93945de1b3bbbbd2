import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Provider } from 'oidc-provider';

/** A real OpenID Connect server over http: it trusts the login a person types. */
export interface IdentityServer {
  issuer: string;
  stop: () => Promise<void>;
  /** While this is on, it answers everything with 503. */
  away: boolean;
}

export const OIDC_CLIENT = { id: 'keepers', secret: 'the-identity-servers-secret-of-keepers' };

/**
 * The claims of a typed login: an address, which counts as verified; `unproved-` before it makes it
 * unverified; `nameless-` omits the address.
 */
function claimsOf(login: string) {
  const names = { given_name: 'Noa', family_name: 'Bar' };
  if (login.startsWith('nameless-')) return names;
  return { ...names, email: login, email_verified: !login.startsWith('unproved-') };
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return new URLSearchParams(body);
}

/** The sign-in page: a login to type, and a way to cancel. */
const PAGE = (uid: string) => `<!doctype html><html lang="en"><title>Identity server</title><main>
<h1>Identity server</h1><form method="post" action="/interaction/${uid}">
<label>Who are you? <input name="login"></label>
<button name="go" value="yes">That is me</button> <button name="go" value="no">Cancel</button></form></main></html>`;

export const listen = (server: Server, port = 0): Promise<number> =>
  new Promise((resolve) =>
    server.listen(port, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
  );

export const end = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** Starts an identity server with one client and these redirect addresses; `host` is its own name. */
export async function startIdentityServer(
  redirects: string[],
  { host = '127.0.0.1', port = 0 } = {},
): Promise<IdentityServer> {
  const server = createServer();
  const issuer = `http://${host}:${await listen(server, port)}`;
  const provider: Provider = new Provider(issuer, {
    clients: [
      {
        client_id: OIDC_CLIENT.id,
        client_secret: OIDC_CLIENT.secret,
        redirect_uris: redirects,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ['a key of the tests'] },
    findAccount: (_context, login) => ({
      accountId: login,
      claims: () => ({ sub: login, ...claimsOf(login) }),
    }),
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    // No consent screen: the login is enough here.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    ttl: { Session: 1, Interaction: 600, Grant: 600, AccessToken: 60, IdToken: 60 },
  });
  const answer = provider.callback();
  const self: IdentityServer = { issuer, away: false, stop: () => end(server) };
  const interact = async (request: IncomingMessage, response: ServerResponse, uid: string) => {
    if (request.method !== 'POST') {
      response.setHeader('Content-Type', 'text/html; charset=utf-8').end(PAGE(uid));
      return;
    }
    const form = await readForm(request);
    const result =
      form.get('go') === 'no'
        ? { error: 'access_denied', error_description: 'The person said no' }
        : { login: { accountId: form.get('login') ?? '', remember: false } };
    await provider.interactionFinished(request, response, result);
  };
  server.on('request', (request, response) => {
    const uid = /^\/interaction\/([\w-]+)$/.exec(request.url ?? '')?.[1];
    if (self.away) response.writeHead(503).end();
    else if (uid) interact(request, response, uid).catch(() => response.writeHead(500).end());
    else void answer(request, response);
  });
  return self;
}
