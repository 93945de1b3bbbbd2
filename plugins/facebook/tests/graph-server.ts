import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';

export const APP = { id: '990011', secret: 'the-secret-of-the-pages-app' };
const ALL_SCOPES = [
  'pages_show_list',
  'pages_read_engagement',
  'pages_read_user_content',
  'pages_manage_posts',
];

/** A page at the stand-in. */
export interface StandInPage {
  id: string;
  name: string;
  tasks: string[];
  ratings: object[];
}

/** What a program finds there, and how the stand-in behaves. */
export interface GraphServer {
  url: string;
  person: { id: string; name: string };
  pages: StandInPage[];
  /** What the person allows at the dialog; null: they cancel. */
  allows: string[] | null;
  /** Items of a page of a list. */
  page: number;
  /** The next requests that match a path are answered with this error, or not at all (`cut`: done, without an answer). */
  faults: { path: RegExp; error?: object; status?: number; cut?: true }[];
  albums: { id: string; page: string; name: string }[];
  photos: { id: string; album: string; bytes: Buffer; created_time: string }[];
  /** Addresses of its requests: none may contain a secret. */
  asked: string[];
  /** Ends every token. */
  endTokens: () => void;
  /** The person removes the app: tokens end, and nothing is allowed. */
  forget: () => void;
  close: () => Promise<void>;
}

const error = (code: number, more: object = {}) => ({
  error: { message: 'The request was refused', type: 'OAuthException', code, fbtrace_id: 'A1', ...more },
});

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/**
 * Starts a stand-in for Facebook with the wire format of the Graph API: dialog, tokens with their proofs, lists with
 * cursors, errors with codes, albums and photographs.
 */
export async function startGraphServer(): Promise<GraphServer> {
  const codes = new Map<string, { redirect: string; scopes: string[]; person: string }>();
  const tokens = new Map<string, { page: string | null; scopes: string[]; person: string }>();
  /** By the person's browser; programs, which keep no cookie, are one person. */
  const granted = new Map<string, string[]>();
  let made = 100;
  const proof = (token: string) => createHmac('sha256', APP.secret).update(token).digest('hex');
  const issue = (page: string | null, { scopes, person }: { scopes: string[]; person: string }) => {
    const token = `EAAG${randomUUID()}`;
    tokens.set(token, { page, scopes, person });
    return token;
  };
  const list = (all: object[], query: URLSearchParams) => {
    const from = Number(Buffer.from(query.get('after') ?? '', 'base64').toString() || 0);
    const size = Math.min(Number(query.get('limit') ?? 25), self.page);
    const data = all.slice(from, from + size);
    const after = Buffer.from(String(from + data.length)).toString('base64');
    const more = from + data.length < all.length;
    return {
      data,
      paging: { cursors: { before: 'MA==', after }, ...(more && { next: 'https://elsewhere.test/next' }) },
    };
  };
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://graph.test');
    self.asked.push(`${request.method} ${url.pathname}${url.search}`);
    const json = (status: number, data: object) =>
      response
        .writeHead(status, { 'Content-Type': 'application/json; charset=UTF-8' })
        .end(JSON.stringify(data));
    const at = url.pathname.replace(/^\/v\d+\.\d+/, '');
    const body = await bytesOf(request);
    const fault = self.faults.find(({ path }) => path.test(at));
    if (fault) self.faults.splice(self.faults.indexOf(fault), 1);
    if (fault && !fault.cut) return json(fault.status ?? 400, fault.error ?? error(1));
    if (at === '/dialog/oauth') {
      const redirect = url.searchParams.get('redirect_uri') ?? '';
      const back = new URL(redirect);
      back.searchParams.set('state', url.searchParams.get('state') ?? '');
      if (self.allows) {
        const wanted = (url.searchParams.get('scope') ?? '').split(',');
        const known = /\bperson=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1];
        const person = known ?? (request.headers['sec-fetch-mode'] === 'navigate' ? randomUUID() : '');
        const allowed = wanted.filter((one) => self.allows?.includes(one));
        const scopes = [...new Set([...(granted.get(person) ?? []), ...allowed])];
        granted.set(person, scopes);
        if (person) response.setHeader('Set-Cookie', `person=${person}; Path=/; HttpOnly`);
        const code = randomUUID();
        codes.set(code, { redirect, scopes, person });
        back.searchParams.set('code', code);
      } else back.searchParams.set('error', 'access_denied');
      back.hash = '_=_';
      return response.writeHead(302, { Location: back.href }).end();
    }
    const type = request.headers['content-type'] ?? '';
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
      .formData()
      .catch(() => new FormData());
    const field = (name: string) => String(form.get(name) ?? url.searchParams.get(name) ?? '');
    if (at === '/oauth/access_token') {
      if (field('client_id') !== APP.id || field('client_secret') !== APP.secret)
        return json(400, error(101));
      if (field('grant_type') === 'fb_exchange_token') {
        const known = tokens.get(field('fb_exchange_token'));
        return known
          ? json(200, {
              access_token: issue(null, known),
              token_type: 'bearer',
              expires_in: 5_183_944,
            })
          : json(400, error(190));
      }
      const code = codes.get(field('code'));
      codes.delete(field('code'));
      if (!code || code.redirect !== field('redirect_uri')) return json(400, error(100));
      return json(200, { access_token: issue(null, code), token_type: 'bearer', expires_in: 5400 });
    }
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const holder = tokens.get(token);
    if (!holder) return json(401, error(190, { error_subcode: 463 }));
    if (field('appsecret_proof') !== proof(token)) return json(400, error(100));
    const may = (scope: string) => holder.scopes.includes(scope);
    const [, first = '', edge = ''] = at.split('/');
    if (at === '/me') return json(200, self.person);
    if (at === '/me/permissions')
      return json(200, {
        data: ALL_SCOPES.map((permission) => ({
          permission,
          status: may(permission) ? 'granted' : 'declined',
        })),
      });
    if (at === '/me/accounts') {
      if (!may('pages_show_list')) return json(403, error(200));
      const all = self.pages.map(({ id, name, tasks }) => ({
        id,
        name,
        tasks,
        access_token: issue(id, holder),
      }));
      return json(200, list(all, url.searchParams));
    }
    if (edge === 'permissions' && request.method === 'DELETE') {
      for (const [one, { person }] of tokens) if (person === holder.person) tokens.delete(one);
      granted.delete(holder.person);
      return json(200, { success: true });
    }
    const page = self.pages.find(({ id }) => id === first);
    const album = self.albums.find(({ id }) => id === first);
    const administers = (id: string | undefined) =>
      holder.page === id && self.pages.some((one) => one.id === id);
    if (page && edge === 'ratings') {
      if (!administers(page.id) || !may('pages_read_user_content')) return json(403, error(10));
      return json(200, list(page.ratings, url.searchParams));
    }
    if (page && edge === 'albums' && request.method === 'POST') {
      if (!administers(page.id) || !may('pages_manage_posts')) return json(403, error(200));
      const id = String(++made);
      self.albums.push({ id, page: page.id, name: field('name') });
      return json(200, { id });
    }
    if (album && edge === 'photos' && request.method === 'POST') {
      if (!administers(album.page) || !may('pages_manage_posts')) return json(403, error(200));
      const source = form.get('source');
      if (!(source instanceof File)) return json(400, error(324));
      const id = String(++made);
      const bytes = Buffer.from(await source.arrayBuffer());
      self.photos.push({
        id,
        album: album.id,
        bytes,
        created_time: new Date().toISOString().replace('Z', '+0000'),
      });
      if (fault?.cut) return response.destroy();
      return json(200, { id, post_id: `${album.page}_${id}` });
    }
    if (album && edge === 'photos')
      return json(
        200,
        list(self.photos.filter((one) => one.album === album.id).toReversed(), url.searchParams),
      );
    return json(400, error(100, { error_subcode: 33 }));
  });
  const self: GraphServer = {
    url: '',
    person: { id: '77', name: 'Olga Owner' },
    pages: [],
    allows: ALL_SCOPES,
    page: 100,
    faults: [],
    albums: [],
    photos: [],
    asked: [],
    endTokens: () => tokens.clear(),
    forget: () => {
      tokens.clear();
      granted.clear();
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
