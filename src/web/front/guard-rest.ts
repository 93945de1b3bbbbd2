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

/** What Payload's admin reads by itself on every screen, and nothing else of it: its user and its navigation's state. */
const ME = '/api/users/me';
const NAVIGATION = '/api/payload-preferences/nav';

/** Methods of `/api/<collection>` and of `/api/<collection>/<id>`; many rows at once are not changed by one request. */
const METHODS = { list: ['GET', 'POST'], one: ['GET', 'PATCH', 'DELETE'], count: ['GET'] };

/** Whether Payload's admin reads this by itself on a screen of ours. The state is never written: ours is in a cookie. */
function isShellRequest({ url, request }: Exchange, user: SignedIn | undefined): boolean {
  if (url.search || request.method !== 'GET') return false;
  return url.pathname === ME || (url.pathname === NAVIGATION && Boolean(user));
}

/** What an operator's list and edit views keep of themselves: columns, order, open parts. */
const VIEW_PREFERENCES = /^\/api\/payload-preferences\/(collection-)?[a-z-]{1,60}(-[0-9a-f-]{36})?$/;
const MAX_PREFERENCE = 16 * 1024;

/** Hands on a preference of the operator's own views: read, or written within bounds. Null where it is none. */
async function readPreference({ url, request }: Exchange): Promise<IncomingMessage | null> {
  const key = url.pathname.split('/').at(-1) ?? '';
  const slug = key.replace(/^collection-/, '').replace(/-[0-9a-f-]{36}$/, '');
  if (!VIEW_PREFERENCES.test(url.pathname) || !key.startsWith('collection-') || !isShown(slug)) return null;
  if (request.method === 'GET') return request;
  if (request.method !== 'POST') throw new KeepersError('METHOD_NOT_ALLOWED');
  return (await readPayloadBody(request, MAX_PREFERENCE)).request;
}

/** Hands on what an edit view asks after it has saved: what its reader may do with the record. Null where it is not that. */
async function readAccessQuestion({ url, request }: Exchange): Promise<IncomingMessage | null> {
  const [slug = '', word, id, ...rest] = url.pathname.slice('/api/'.length).split('/');
  if (word !== 'access' || !isShown(slug) || !isUuid(id) || rest.length > 0) return null;
  if (request.method !== 'POST') throw new KeepersError('METHOD_NOT_ALLOWED');
  return (await readPayloadBody(request)).request;
}

/** Which of the three kinds of address of a collection it is, and the collection's fields. Throws NOT_FOUND. */
function matchRecord(pathname: string) {
  const [slug = '', id, ...rest] = pathname.slice('/api/'.length).split('/');
  const fields = payloadFields(slug);
  const kind = id === undefined ? 'list' : id === 'count' ? 'count' : isUuid(id) ? 'one' : null;
  if (!fields || !kind || rest.length > 0) throw new KeepersError('NOT_FOUND');
  return { fields, kind } as const;
}

/**
 * Decides what of a request below `/api` reaches Payload's REST, and gives the request to hand on. Rows as they are belong
 * to operators of the installation; for everyone else an address there does not exist. Payload's internal collections, its
 * sign-in, its file routes and GraphQL are closed to all. What an operator's record views send (forms, questions in a body,
 * their own preferences) is handed on in the one shape that is checked. Everything is checked and bounded before
 * Payload reads it, because Payload answers much of what it cannot read with 500.
 * Throws NOT_FOUND, METHOD_NOT_ALLOWED, INVALID_INPUT, UNSUPPORTED_TYPE, BODY_TOO_LARGE, BODY_TOO_SLOW.
 */
export async function guardRest(exchange: Exchange): Promise<IncomingMessage> {
  const { url, request, cookies } = exchange;
  // Payload would also take a token from here: the session's cookie alone says who asks.
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
    // A relation's choices: a question too long for an address.
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
