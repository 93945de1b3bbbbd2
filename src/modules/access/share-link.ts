import { env } from '@/core/env';
import type { EventRow } from './queries';

/** Returns a project's absolute address for people: the readable one, else the one of its id; without a code. */
export function addressOf({ id, address }: Pick<EventRow, 'id' | 'address'>): string {
  return `${env().publicUrl}/${address ?? `events/${id}`}`;
}

/** Returns the address that opens a project by its code. */
export function codeLinkOf(event: Pick<EventRow, 'id' | 'address' | 'code'>): string {
  return `${addressOf(event)}?c=${encodeURIComponent(event.code)}`;
}
