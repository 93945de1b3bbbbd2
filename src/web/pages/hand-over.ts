import type { IncomingMessage } from 'node:http';
import { randomToken } from '@/core/crypto';
import type { RequestHeaders } from '@/core/http/request-headers';
import { once } from '@/core/process/state';
import { type Authorized, authorize, requirePermission } from '@/modules/access/grants/viewer';
import { contextOf } from '@/modules/access/read-context';
import type { OpenGallery } from './read-gallery-page';

/** The request whose cache a page uses; the front removes such a header from outside. */
const HEADER = 'x-keepers-handed';

/** What the front has found: the project and the person and, where it has read them, the gallery's props. */
type Handed = Authorized & { gallery?: (() => OpenGallery) | undefined };

const handed = () => once('handed-over', () => new Map<string, Handed>());

/** Renders a page with what the front found while it authorized the request, so that the page queries nothing again. */
export async function handOver(
  request: IncomingMessage,
  { event, viewer, gallery }: Handed,
  draw: () => Promise<void>,
): Promise<void> {
  const key = randomToken(12);
  request.headers[HEADER] = key;
  handed().set(key, { event, viewer, gallery });
  try {
    await draw();
  } finally {
    handed().delete(key);
  }
}

const found = (headers: RequestHeaders, eventId: string): Handed | null => {
  const one = handed().get(headers.get(HEADER) ?? '');
  return one?.event.id === eventId ? one : null;
};

/** Enters the project of a page, from the request cache or by a query. Throws as `authorize` does. */
export async function enterPage(
  headers: RequestHeaders,
  eventId: string,
  permission: string,
): Promise<Authorized> {
  const one = found(headers, eventId);
  return one
    ? requirePermission({ event: one.event, viewer: one.viewer }, permission)
    : authorize(contextOf(headers), eventId, permission);
}

/** The gallery's props that the front has read for this request, or null. */
export const handedGallery = (headers: RequestHeaders, eventId: string): OpenGallery | null =>
  found(headers, eventId)?.gallery?.() ?? null;
