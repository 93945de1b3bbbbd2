import { createHmac } from 'node:crypto';
import { services } from '@plugins/kit/server/services';
import { GraphFault, readFault } from './rules/read-fault';

/** The version of the API this plugin speaks. */
const VERSION = 'v21.0';
const FORM = 'application/x-www-form-urlencoded';
/** A rating list is read in pages of this many, and no further than this many pages. */
const PAGE = 100;
const MOST_PAGES = 50;
/** A photograph takes longer than a question. */
const UPLOAD_MS = 40_000;

/** The app at Facebook of an installation. */
export type App = NonNullable<ReturnType<typeof services.app>>;

/** Returns the installation's app; null where it has none. */
export const facebookApp = (): App | null => services.app('facebook');

const dialogOf = ({ url }: App) => `${url ?? 'https://www.facebook.com'}/${VERSION}/dialog/oauth`;
const graphOf = ({ url }: App) => `${url ?? 'https://graph.facebook.com'}/${VERSION}`;

/** Returns the address of Facebook's dialog; with `again`, Facebook shows permissions that were declined once more. */
export function dialogAddress(
  app: App,
  { redirect, state, scopes, again }: { redirect: string; state: string; scopes: string[]; again: boolean },
): string {
  const query = new URLSearchParams({
    client_id: app.clientId,
    redirect_uri: redirect,
    response_type: 'code',
    scope: scopes.join(','),
    state,
    ...(again && { auth_type: 'rerequest' }),
  });
  return `${dialogOf(app)}?${query}`;
}

async function ask<T>(
  app: App,
  address: string,
  request: { method?: string; headers?: Record<string, string>; body?: string | Buffer },
  timeout?: number,
): Promise<T> {
  const answer = await services.call(app, address, request, timeout).catch(() => {
    throw new GraphFault('down', 0);
  });
  const body = (await answer.json().catch(() => null)) as T | null;
  if (!answer.ok || body === null) throw readFault(answer.ok ? 502 : answer.status, body);
  return body;
}

/** Every request carries a proof that it comes from the app itself: a stolen token alone is of no use. */
const proofOf = (app: App, token: string) =>
  createHmac('sha256', app.clientSecret).update(token).digest('hex');
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

/** Reads a thing of the Graph API. Throws GraphFault. */
export function graphGet<T>(
  app: App,
  { path, token, query = {} }: { path: string; token: string; query?: Record<string, string> },
): Promise<T> {
  const given = new URLSearchParams({ ...query, appsecret_proof: proofOf(app, token) });
  return ask<T>(app, `${graphOf(app)}${path}?${given}`, { headers: bearer(token) });
}

/**
 * Reads a whole list, page by page, by its cursors; the addresses of further pages that an answer names are not
 * followed. `until` ends it early. Throws GraphFault.
 */
export async function graphList<T>(
  app: App,
  asked: { path: string; token: string; query?: Record<string, string> },
  { signal }: { signal?: AbortSignal } = {},
): Promise<T[]> {
  const all: T[] = [];
  for (let after = '', page = 0; page < MOST_PAGES; page++) {
    signal?.throwIfAborted();
    const query = { ...asked.query, limit: String(PAGE), ...(after && { after }) };
    const { data, paging } = await graphGet<{
      data: T[];
      paging?: { cursors?: { after?: string }; next?: string };
    }>(app, { ...asked, query });
    all.push(...data);
    after = paging?.cursors?.after ?? '';
    if (!paging?.next || !after) break;
  }
  return all;
}

/** Writes by a form. Throws GraphFault. */
export function graphPost<T>(
  app: App,
  { path, token, form }: { path: string; token: string; form: Record<string, string> },
): Promise<T> {
  const body = new URLSearchParams({ ...form, appsecret_proof: proofOf(app, token) });
  return ask<T>(app, `${graphOf(app)}${path}`, {
    method: 'POST',
    headers: { ...bearer(token), 'Content-Type': FORM },
    body: String(body),
  });
}

/** Sends a picture into an album; returns its id. Throws GraphFault. */
export async function postPhoto(
  app: App,
  { album, token, jpeg, name }: { album: string; token: string; jpeg: Buffer; name: string },
): Promise<string> {
  const form = new FormData();
  form.set('appsecret_proof', proofOf(app, token));
  form.set('source', new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' }), name);
  const made = new Response(form);
  const headers = { ...bearer(token), 'Content-Type': made.headers.get('content-type') ?? '' };
  const body = Buffer.from(await made.arrayBuffer());
  const address = `${graphOf(app)}/${album}/photos`;
  return (await ask<{ id: string }>(app, address, { method: 'POST', headers, body }, UPLOAD_MS)).id;
}

/** Exchanges a code for a token that is valid for two months. Throws GraphFault. */
export async function exchangeCode(
  app: App,
  { code, redirect }: { code: string; redirect: string },
): Promise<string> {
  // Sent as forms: an address with the secret could be logged.
  const exchange = (form: Record<string, string>) =>
    ask<{ access_token: string }>(app, `${graphOf(app)}/oauth/access_token`, {
      method: 'POST',
      headers: { 'Content-Type': FORM },
      body: String(
        new URLSearchParams({ client_id: app.clientId, client_secret: app.clientSecret, ...form }),
      ),
    });
  const short = await exchange({ code, redirect_uri: redirect });
  const long = await exchange({ grant_type: 'fb_exchange_token', fb_exchange_token: short.access_token });
  return long.access_token;
}

/** Withdraws the app's access at Facebook. Throws GraphFault. */
export function withdraw(app: App, { subject, token }: { subject: string; token: string }): Promise<unknown> {
  const query = new URLSearchParams({ appsecret_proof: proofOf(app, token) });
  return ask(app, `${graphOf(app)}/${subject}/permissions?${query}`, {
    method: 'DELETE',
    headers: bearer(token),
  });
}
