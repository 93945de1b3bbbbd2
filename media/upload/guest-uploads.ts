import { isStaff, type Role } from '@/core/access/roles';
import type { Sql } from '@/core/db/pool';
import { KeepersError } from '@/core/errors/errors';
import type { RequestContext } from '@/core/http/request-context';
import { once } from '@/core/process/state';
import {
  type Authorized,
  authorize,
  findBehind,
  notThere,
  requirePermission,
} from '@/modules/access/grants/viewer';
import type { EventRow } from '@/modules/access/queries';
import { allow } from '@/modules/access/table';

/** A photograph that a guest or client adds. */
export interface GuestPhoto {
  account: string;
  event: string;
  /** The grant of the person. */
  grant: string;
}

/** The feature that collects photographs of guests and clients: their limits, and the list the studio decides from. */
export interface GuestUploads {
  /** The largest file a guest or client may add, in bytes. */
  mostBytes: number;
  /** Throws where this person or project has no room for another one. Also called with the project's photographs locked. */
  requireRoom: (sql: Sql, photo: GuestPhoto) => Promise<void>;
  /** Throws where a person may not add `media`, which the gallery has already: only one that was taken back is added again. */
  requireTakenBack: (sql: Sql, photo: GuestPhoto & { media: string }) => Promise<void>;
  /** Lists a photograph that arrived, within the transaction that stores it as private, or restores it. */
  placed: (sql: Sql, photo: GuestPhoto & { media: string }) => Promise<void>;
}

const held = () => once<{ uploads: GuestUploads | null }>('guest-uploads', () => ({ uploads: null }));

/** Registers the feature that collects photographs of guests: one for all. */
export function provideGuestUploads(uploads: GuestUploads): void {
  held().uploads = uploads;
}

/** The feature that collects photographs of guests. Throws FORBIDDEN where none is installed. */
export function guestUploads(): GuestUploads {
  const { uploads } = held();
  if (!uploads) throw new KeepersError('FORBIDDEN');
  return uploads;
}

/** Whether a guest or client may add photographs of their own to a project; the account uploads as always. */
export const mayContribute = (event: Pick<EventRow, 'guest_gallery_id'>, role: Role): boolean =>
  event.guest_gallery_id !== null &&
  held().uploads !== null &&
  !isStaff(role) &&
  allow(role, 'upload.contribute') !== 'none';

/**
 * Authorizes an upload into a gallery: for the account into any, for a guest or client into the one that collects
 * theirs. Returns the requester, and for a guest or client the grant that sends. Throws as `authorize` does.
 */
export async function authorizeUpload(
  context: RequestContext,
  gallery: { id: string; event_id: string },
): Promise<Authorized & { grant: string | null }> {
  const found = await findBehind(context, { event: gallery.event_id });
  const { event, viewer } = found ?? {};
  if (!event || !viewer?.grant || event.guest_gallery_id !== gallery.id || !mayContribute(event, viewer.role))
    return { ...(await authorize(context, gallery.event_id, 'upload.create')), grant: null };
  return { ...requirePermission({ event, viewer }, 'upload.contribute'), grant: viewer.grant.id };
}

/**
 * Authorizes the continuation of an upload: a guest's by the same guest or client alone, while the studio collects
 * photographs in that gallery; any other by the account.
 * Throws as `authorize` does.
 */
export async function authorizeContinuation(
  context: RequestContext,
  upload: { event_id: string; gallery_id: string; grant_id: string | null },
): Promise<void> {
  if (upload.grant_id === null) {
    await authorize(context, upload.event_id, 'upload.create');
    return;
  }
  const { event, viewer } = await authorize(context, upload.event_id, 'upload.contribute');
  if (viewer.grant?.id !== upload.grant_id || event.guest_gallery_id !== upload.gallery_id)
    throw await notThere(context);
}
