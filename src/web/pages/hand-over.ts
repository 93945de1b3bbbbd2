import type { IncomingMessage } from 'node:http';
import { randomToken } from '@/core/crypto';
import type { RequestHeaders } from '@/core/http/request-headers';
import { once } from '@/core/process/state';
import { type Authorized, authorize, requirePermission } from '@/modules/access/grants/viewer';
import { contextOf } from '@/modules/access/read-context';

/** The request whose cache a page uses; the front removes such a header from outside. */
const HEADER = 'x-keepers-handed';
const handed = () => once('handed-over', () => new Map<string, Authorized>());

/** Renders a page with what the front found while it authorized the request, so that the page queries nothing again. */
export async function handOver(
  request: IncomingMessage,
  { event, viewer }: Authorized,
  draw: () => Promise<void>,
): Promise<void> {
  const key = randomToken(12);
  request.headers[HEADER] = key;
  handed().set(key, { event, viewer });
  try {
    await draw();
  } finally {
    handed().delete(key);
  }
}

/** Enters the project of a page, from the request cache or by a query. Throws as `authorize` does. */
export async function enterPage(
  headers: RequestHeaders,
  eventId: string,
  permission: string,
): Promise<Authorized> {
  const found = handed().get(headers.get(HEADER) ?? '');
  return found?.event.id === eventId
    ? requirePermission(found, permission)
    : authorize(contextOf(headers), eventId, permission);
}
