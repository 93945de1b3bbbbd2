import { isSigned, sign } from '@/core/crypto';
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

const PASS = 'entry.guest';
/** 132 bits: short enough for a small QR code. */
const PASS_LENGTH = 22;
const passed = ({ id, code }: Pick<EventRow, 'id' | 'code'>) => `${id} ${code}`;

/** Returns the address that opens a project to guests, without its code; a new code ends it. */
export const guestLinkOf = (event: Parameters<typeof addressOf>[0] & Pick<EventRow, 'code'>): string =>
  `${addressOf(event)}?g=${sign(PASS, passed(event), PASS_LENGTH)}`;

/** Whether `pass` is the `g` of a project's link for guests. */
export const isGuestPass = (event: Pick<EventRow, 'id' | 'code'>, pass: string): boolean =>
  isSigned(PASS, passed(event), pass, PASS_LENGTH);

/** Returns the address that opens a project by its code. */
export const codeLinkOf = (event: Parameters<typeof addressOf>[0] & Pick<EventRow, 'code'>): string =>
  `${addressOf(event)}?c=${encodeURIComponent(event.code)}`;
