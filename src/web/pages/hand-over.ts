import type { IncomingMessage } from 'node:http';
import { randomToken } from '@/core/crypto';
import type { RequestHeaders } from '@/core/http/request-headers';
import { once } from '@/core/process/state';
import { admit, type Entered, enter } from '@/modules/access/grants/viewer';
import { contextOf } from '@/modules/access/read-context';

/** Which request's findings these are; from outside no such header comes in. */
const HEADER = 'x-keepers-handed';
const handed = () => once('handed-over', () => new Map<string, Entered>());

/** Draws a page with what the front found while it decided who comes in, so that the page asks nothing of it again. */
export async function handOver(
  request: IncomingMessage,
  { event, viewer }: Entered,
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

/** Enters the project of a page, with what the front found for this very request or by asking. Throws as `enter` does. */
export async function enterPage(
  headers: RequestHeaders,
  eventId: string,
  permission: string,
): Promise<Entered> {
  const found = handed().get(headers.get(HEADER) ?? '');
  return found?.event.id === eventId
    ? admit(found, permission)
    : enter(contextOf(headers), eventId, permission);
}
