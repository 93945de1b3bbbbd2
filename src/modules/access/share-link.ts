import { env } from '@/core/env';
import { siteNamesWork } from '@/core/process/site-names';
import { studioOrigin } from '@/core/text/site-name';
import type { EventRow } from './queries';

/** Returns the origin of links to a project: its studio's host, once it has one, else the platform's. */
export const originOf = ({ site_name, site_domain }: Pick<EventRow, 'site_name' | 'site_domain'>): string =>
  studioOrigin({ name: site_name, domain: site_domain }, env().publicUrl, siteNamesWork());

/**
 * Returns an absolute address of a project for people: of `path`, else the project's readable one, else the one of its
 * id; without a code.
 */
export function addressOf(
  event: Pick<EventRow, 'id' | 'address' | 'site_name' | 'site_domain'>,
  path = `/${event.address ?? `events/${event.id}`}`,
): string {
  return originOf(event) + path;
}

/** Returns the address that opens a project by its code. */
export const codeLinkOf = (event: Parameters<typeof addressOf>[0] & Pick<EventRow, 'code'>): string =>
  `${addressOf(event)}?c=${encodeURIComponent(event.code)}`;
