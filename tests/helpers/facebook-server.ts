import { createHmac, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { end, listen } from './identity-server';

export const FACEBOOK_CLIENT = { id: '1234567890', secret: 'the-secret-of-the-facebook-app' };

/** A person with a Facebook account. */
export interface Friend {
  id: string;
  first_name: string;
  last_name: string;
  /** Absent for people who signed up by telephone or did not share it. */
  email?: string;
}

/** A stub for Facebook, with its texts and quirks. */
export interface FacebookServer {
  url: string;
  /** The user signed in there; null: they cancel. */
  friend: Friend | null;
  /** The addresses of its requests: none may contain a secret. */
  asked: string[];
  stop: () => Promise<void>;
}

const proofOf = (token: string) => createHmac('sha256', FACEBOOK_CLIENT.secret).update(token).digest('hex');
const refused = {
  error: { message: 'Invalid verification code format.', type: 'OAuthException', code: 100 },
};

/** Starts Facebook's part of the flow: dialog, access token, `/me`. */
export async function startFacebookServer(): Promise<FacebookServer> {
  const codes = new Map<string, { friend: Friend; redirect: string }>();
  const tokens = new Map<string, Friend>();
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://facebook.test');
    self.asked.push(url.href);
    const json = (status: number, data: object) =>
      response
        .writeHead(status, { 'Content-Type': 'text/javascript; charset=UTF-8' })
        .end(JSON.stringify(data));
    const at = url.pathname.replace(/^\/v\d+\.\d+/, '');
    if (at === '/dialog/oauth') {
      const redirect = url.searchParams.get('redirect_uri') ?? '';
      const back = new URL(redirect);
      if (self.friend) {
        const code = randomUUID();
        codes.set(code, { friend: self.friend, redirect });
        back.searchParams.set('code', code);
      } else {
        back.searchParams.set('error', 'access_denied');
        back.searchParams.set('error_code', '200');
        back.searchParams.set('error_reason', 'user_denied');
      }
      back.searchParams.set('state', url.searchParams.get('state') ?? '');
      back.hash = '_=_';
      response.writeHead(302, { Location: back.href }).end();
    } else if (at === '/oauth/access_token') {
      let body = '';
      for await (const chunk of request) body += chunk;
      const form = new URLSearchParams(body);
      const code = form.get('code') ?? '';
      const found = codes.get(code);
      codes.delete(code);
      const right =
        form.get('client_id') === FACEBOOK_CLIENT.id && form.get('client_secret') === FACEBOOK_CLIENT.secret;
      if (!found || !right || found.redirect !== form.get('redirect_uri')) return json(400, refused);
      const token = `EAAB${randomUUID()}`;
      tokens.set(token, found.friend);
      json(200, { access_token: token, token_type: 'bearer', expires_in: 5183944 });
    } else if (at === '/me') {
      const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
      const friend = tokens.get(token);
      if (!friend || url.searchParams.get('appsecret_proof') !== proofOf(token)) return json(400, refused);
      json(200, friend);
    } else json(404, refused);
  });
  const self: FacebookServer = { url: '', friend: null, asked: [], stop: () => end(server) };
  self.url = `http://127.0.0.1:${await listen(server)}`;
  return self;
}
