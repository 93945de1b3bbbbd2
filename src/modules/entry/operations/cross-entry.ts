import { env } from '@/core/env';
import { errorOf } from '@/core/errors/decision';
import type { RequestContext } from '@/core/http/request-context';
import { takeCrossing, writeCrossing } from '@/modules/access/grants/crossing';
import { openNow } from '@/modules/access/open-now';
import { findEvent } from '@/modules/access/queries';
import {
  type EnteredProject,
  type Entry,
  enterProved,
  findPublic,
  readEntry,
} from '@/modules/people/operations/enter-project';

/**
 * Enters a project of the site's studio from the site's host: returns an address on the platform's host with a
 * single-use token, valid for a minute, that carries what was proved. Throws what `enterProject` throws for a wrong
 * code.
 */
export async function crossEntry(context: RequestContext, entry: Entry): Promise<string> {
  if (!entry.code && entry.guest && entry.event) {
    const event = await findPublic(context, entry.event);
    return `${env().publicUrl}/events/${event.id}`;
  }
  const { event, role, client } = await readEntry(context, entry);
  return `${env().publicUrl}/events/${event.id}?t=${writeCrossing({ event: event.id, role, client })}`;
}

/** Creates the grant for a visitor who crossed over to this project; null for an invalid or used token. */
export async function arrive(
  context: RequestContext,
  eventId: string,
  token: string,
): Promise<EnteredProject | null> {
  const crossing = await takeCrossing(eventId, token);
  const event = crossing && (await findEvent(eventId));
  if (!event) return null;
  const open = openNow(event);
  if (!open.allowed) throw Object.assign(errorOf(open), { event });
  return enterProved(context, { event, role: crossing.role, client: crossing.client });
}
