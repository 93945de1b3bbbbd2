import { isSigned, sign } from '@/core/crypto';
import type { PictureSize } from '@/core/photo/photo-sizes';
import type { Viewer } from '@/modules/access/grants/viewer';

/** Base64url letters: 96 bits. A token is in each address of a list, five times for every photograph. */
const SIGNATURE_LENGTH = 16;
const DAY = 24 * 3600 * 1000;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A uuid in 22 letters instead of 36; anything else as it is. */
const shortId = (id: string): string =>
  UUID.test(id) ? Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url') : id;

function longId(short: string): string {
  if (short.length !== 22) return short;
  const hex = Buffer.from(short, 'base64url').toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/**
 * The token of a list of addresses, for a grant or a signed-in session. One token serves the whole list of a day,
 * because signing each address would halve the list's speed; the media's folder is below its project's, so a token of
 * one project opens nothing in another.
 */
export function pictureToken(eventId: string, viewer: Viewer, now = Date.now()): string {
  const day = Math.floor(now / DAY);
  const holder = viewer.grant
    ? `g${viewer.role === 'guest' ? '0' : '1'}${shortId(viewer.grant.id)}`
    : `u1${shortId(viewer.user?.sessionId ?? '')}`;
  return `${holder}.${day}.${tokenSignature(eventId, holder, day)}`;
}

function tokenSignature(eventId: string, holder: string, day: number): string {
  return sign('picture', `${eventId}:${holder}:${day}`, SIGNATURE_LENGTH);
}

/** The content of a token, if it is ours for this project and not older than a day. */
export function readPictureToken(
  eventId: string,
  token: string,
  now = Date.now(),
): { kind: 'grant' | 'session'; id: string; seesHidden: boolean } | null {
  const [holder, dayText, signature] = token.split('.');
  const day = Number(dayText);
  if (!holder || !signature || !Number.isInteger(day) || Math.abs(Math.floor(now / DAY) - day) > 1)
    return null;
  if (!isSigned('picture', `${eventId}:${holder}:${day}`, signature, SIGNATURE_LENGTH)) return null;
  return {
    kind: holder[0] === 'g' ? 'grant' : 'session',
    id: longId(holder.slice(2)),
    seesHidden: holder[1] === '1',
  };
}

/** The key of a derivative in storage. */
export function derivativeKey(eventId: string, mediaId: string, version: string, size: PictureSize): string {
  return `derivatives/${eventId}/${mediaId}/${version}/${size}.jpg`;
}

/**
 * The key of an original in storage: below its account, so that knowing a hash is never proof of owning the photograph.
 */
export function originalKey(accountId: string, sha256: string): string {
  return `accounts/${accountId}/originals/${sha256}`;
}

/** The address of a picture. */
export function pictureAddress(
  eventId: string,
  mediaId: string,
  version: string,
  size: PictureSize,
  token: string,
): string {
  return `/p/${eventId}/${mediaId}/${version}/${size}.jpg?k=${token}`;
}
