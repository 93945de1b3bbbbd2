import type { IncomingMessage } from 'node:http';
import type { SignedIn } from '@/core/access/person';
import { KeepersError } from '@/core/errors/errors';
import { readSession } from '@/modules/access/grants/session';
import { isUuid } from '@/modules/records/field-rules';
import { readPayloadBody, requireFields } from './check-payload-body';
import { findBadQuery } from './check-payload-query';
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
 * sign-in, its file routes, GraphQL and its method override are closed to all. Everything is checked and bounded before
 * Payload reads it, because Payload answers much of what it cannot read with 500.
 * Throws NOT_FOUND, METHOD_NOT_ALLOWED, INVALID_INPUT, UNSUPPORTED_TYPE, BODY_TOO_LARGE, BODY_TOO_SLOW.
 */
export async function guardRest(exchange: Exchange): Promise<IncomingMessage> {
  const { url, request, cookies } = exchange;
  // Payload would also take a token from here: the session's cookie alone says who asks.
  delete request.headers.authorization;
  if (request.headers['x-payload-http-method-override'] || request.headers['x-http-method-override'])
    throw new KeepersError('NOT_FOUND');
  const user = (await readSession(cookies))?.user;
  if (isShellRequest(exchange, user)) return request;
  if (!user?.operator) throw new KeepersError('NOT_FOUND');
  const { fields, kind } = matchRecord(url.pathname);
  const method = request.method ?? 'GET';
  if (!METHODS[kind].includes(method)) throw new KeepersError('METHOD_NOT_ALLOWED');
  const bad = findBadQuery(fields, url.searchParams);
  if (bad) throw new KeepersError('INVALID_INPUT', {}, { [bad]: 'invalid' });
  if (method === 'GET' || method === 'DELETE') return request;
  const read = await readPayloadBody(request);
  requireFields(read.body, fields);
  return read.request;
}
