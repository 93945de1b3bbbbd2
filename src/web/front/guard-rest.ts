import type { IncomingMessage } from 'node:http';
import type { SignedIn } from '@/core/access/person';
import { KeepersError } from '@/core/errors/errors';
import { readSession } from '@/modules/access/grants/session';
import { isUuid } from '@/modules/records/field-rules';
import { isShown } from '@/web/admin/records/shown-records';
import { readPayloadBody, readPayloadQuestion, requireFields } from './check-payload-body';
import { findBadQuery, withoutViewWords } from './check-payload-query';
import type { Exchange } from './create-front';
import { payloadFields } from './payload-fields';

/** Requests that Payload's admin makes on every screen: its user and its navigation's state. No other is allowed. */
const ME = '/api/users/me';
const NAVIGATION = '/api/payload-preferences/nav';

/** Methods of `/api/<collection>` and of `/api/<collection>/<id>`; one request cannot change many rows. */
const METHODS = { list: ['GET', 'POST'], one: ['GET', 'PATCH', 'DELETE'], count: ['GET'] };

/** Whether Payload's admin makes this request on a screen of ours. The state is never written: ours is in a cookie. */
function isShellRequest({ url, request }: Exchange, user: SignedIn | undefined): boolean {
  if (url.search || request.method !== 'GET') return false;
  return url.pathname === ME || (url.pathname === NAVIGATION && Boolean(user));
}

/** Preferences of an operator's list and edit views: columns, order, open parts. */
const VIEW_PREFERENCES = /^\/api\/payload-preferences\/(collection-)?[a-z-]{1,60}(-[0-9a-f-]{36})?$/;
/**
 * Read by Payload's form of a new record at every change: its preferences have no key before the record has an id.
 * Nothing is stored under it, so the answer is an empty value.
 */
const NEW_RECORD = '/api/payload-preferences/undefined';
const MAX_PREFERENCE = 16 * 1024;

/** Passes on a preference of the operator's own views: read, or written within bounds. Null for any other request. */
async function readPreference({ url, request }: Exchange): Promise<IncomingMessage | null> {
  if (url.pathname === NEW_RECORD && !url.search && request.method === 'GET') return request;
  const key = url.pathname.split('/').at(-1) ?? '';
  const slug = key.replace(/^collection-/, '').replace(/-[0-9a-f-]{36}$/, '');
  if (!VIEW_PREFERENCES.test(url.pathname) || !key.startsWith('collection-') || !isShown(slug)) return null;
  if (request.method === 'GET') return request;
  if (request.method !== 'POST') throw new KeepersError('METHOD_NOT_ALLOWED');
  return (await readPayloadBody(request, MAX_PREFERENCE)).request;
}

/**
 * Passes on the request of an edit view after it has saved: the reader's permissions on the record. Null for any other.
 */
async function readAccessQuestion({ url, request }: Exchange): Promise<IncomingMessage | null> {
  const [slug = '', word, id, ...rest] = url.pathname.slice('/api/'.length).split('/');
  if (word !== 'access' || !isShown(slug) || !isUuid(id) || rest.length > 0) return null;
  if (request.method !== 'POST') throw new KeepersError('METHOD_NOT_ALLOWED');
  return (await readPayloadBody(request)).request;
}

/** The kind of a collection's address, and the collection's fields. Throws NOT_FOUND. */
function matchRecord(pathname: string) {
  const [slug = '', id, ...rest] = pathname.slice('/api/'.length).split('/');
  const fields = payloadFields(slug);
  const kind = id === undefined ? 'list' : id === 'count' ? 'count' : isUuid(id) ? 'one' : null;
  if (!fields || !kind || rest.length > 0) throw new KeepersError('NOT_FOUND');
  return { fields, kind } as const;
}

/**
 * Decides which requests below `/api` reach Payload's REST, and returns the request to pass on. Raw rows are for
 * operators of the installation; for everyone else an address there does not exist. Payload's internal collections, its
 * sign-in, its file routes and GraphQL are closed to all. Requests of an operator's record views (forms, queries in a
 * body, their own preferences) are passed on in the one shape that is checked. Everything is checked and bounded before
 * Payload reads it, because Payload answers much invalid input with 500.
 * Throws NOT_FOUND, METHOD_NOT_ALLOWED, INVALID_INPUT, UNSUPPORTED_TYPE, BODY_TOO_LARGE, BODY_TOO_SLOW.
 */
export async function guardRest(exchange: Exchange): Promise<IncomingMessage> {
  const { url, request, cookies } = exchange;
  // Payload would also accept a token here: only the session's cookie identifies the person.
  delete request.headers.authorization;
  if (request.headers['x-http-method-override']) throw new KeepersError('NOT_FOUND');
  const user = (await readSession(cookies))?.user;
  const override = request.headers['x-payload-http-method-override'];
  if (!override && isShellRequest(exchange, user)) return request;
  if (!user?.operator || (override && override !== 'GET')) throw new KeepersError('NOT_FOUND');
  const ofViews = override
    ? null
    : ((await readPreference(exchange)) ?? (await readAccessQuestion(exchange)));
  if (ofViews) return ofViews;
  const { fields, kind } = matchRecord(url.pathname);
  const method = request.method ?? 'GET';
  if (!METHODS[kind].includes(method)) throw new KeepersError('METHOD_NOT_ALLOWED');
  if (override) {
    // A relation's choices: a query too long for an address.
    if (method !== 'POST' || kind !== 'list') throw new KeepersError('METHOD_NOT_ALLOWED');
    const asked = await readPayloadQuestion(request, url.pathname);
    requireQuestion(fields, asked.params);
    return asked.request;
  }
  requireQuestion(fields, url.searchParams);
  if (method === 'GET' || method === 'DELETE') return request;
  const read = await readPayloadBody(request);
  requireFields(read.body, fields);
  return read.request;
}

function requireQuestion(
  fields: NonNullable<ReturnType<typeof payloadFields>>,
  params: URLSearchParams,
): void {
  const bad = findBadQuery(fields, withoutViewWords(params));
  if (bad) throw new KeepersError('INVALID_INPUT', {}, { [bad]: 'invalid' });
}
