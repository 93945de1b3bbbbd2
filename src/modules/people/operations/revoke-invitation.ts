import type { GrantRole } from '@/core/access/roles';
import { inTransaction } from '@/core/db/local-api';
import { transaction } from '@/core/db/pool';
import { KeepersError } from '@/core/errors/errors';
import { recordAudit } from '@/modules/access/audit/record-audit';
import { type Authorized, isId } from '@/modules/access/grants/viewer';
import { allow } from '@/modules/access/table';
import {
  findInvitedClient,
  lockPlaceOf,
  lockPlaces,
  setDownloads,
  setRole,
} from '@/modules/people/queries/invitations-repo';
import { revoke, setEnd, unrevoke } from '@/modules/people/queries/links';
import { restoreClientIn } from './manage-client';

/**
 * Revokes a person's access at once: the personal link, all grants made by it, and those that the same client made by
 * the project code and their own password. The database notifies every process. Idempotent. Returns how many grants were
 * revoked. Throws FORBIDDEN, NOT_FOUND for an invitation of another project.
 */
export async function revokeInvitation(
  { event, viewer }: Authorized,
  id: string,
): Promise<{ revoked: number }> {
  if (allow(viewer.role, 'invitation.revoke') === 'none') throw new KeepersError('FORBIDDEN');
  return transaction(async (sql) => {
    // The row is locked first: a concurrent visit by the link waits here, or its grant is among those below.
    const [place] = isId(id) ? await lockPlaces(sql, event.id, [id]) : [];
    if (!place) throw new KeepersError('NOT_FOUND');
    // Repeated, it must not end what a later invitation of this client has opened.
    if (place.revoked_at) return { revoked: 0 };
    const revoked = await revoke(sql, id);
    await recordAudit(sql, 'link.revoked', {
      account: event.account_id,
      event: event.id,
      subject: place.client.name || place.client.email,
    });
    return { revoked };
  });
}

/**
 * Undoes a revocation: restores the link, the grants that were revoked with it, and the client, if they are in the
 * trash. Idempotent. Throws FORBIDDEN, NOT_FOUND, also for a client deleted more than `TRASH_DAYS` ago, because the
 * purge may have begun, and `taken` if the person has another invitation to the project meanwhile, or another client
 * their address.
 */
export async function restoreInvitation(
  { event, viewer }: Authorized,
  id: string,
): Promise<{ restored: number }> {
  if (allow(viewer.role, 'invitation.revoke') === 'none') throw new KeepersError('FORBIDDEN');
  return inTransaction(async (tx) => {
    const { sql } = tx;
    // The client is locked before the invitation, as when one is made.
    const client = isId(id) ? await findInvitedClient(sql, event.id, id) : null;
    if (!client?.revoked) {
      if (client) return { restored: 0 };
      throw new KeepersError('NOT_FOUND');
    }
    await restoreClientIn(tx, event.account_id, client.id);
    const [place] = await lockPlaces(sql, event.id, [id]);
    if (!place?.revoked_at) return { restored: 0 };
    if (await lockPlaceOf(sql, event.id, place.client.id))
      throw new KeepersError('INVALID_INPUT', {}, { base: 'taken' });
    const restored = await unrevoke(sql, id);
    await recordAudit(sql, 'link.made', {
      account: event.account_id,
      event: event.id,
      subject: place.client.name || place.client.email,
    });
    return { restored };
  });
}

/** A change of a participant's rights; what is left out stays. */
export interface PlaceChange {
  role?: GrantRole | undefined;
  downloads?: boolean | undefined;
  /** The last day of their link; null: no end but the project's. */
  ends_on?: string | null | undefined;
}

/**
 * Changes a participant's role, whether they may download, or the last day of their link (null: none), on the invitation and
 * existing grants. Throws FORBIDDEN, NOT_FOUND.
 */
export async function changePlace(
  { event, viewer }: Authorized,
  id: string,
  { role, downloads, ends_on }: PlaceChange,
): Promise<void> {
  if (allow(viewer.role, 'invitation.create') === 'none') throw new KeepersError('FORBIDDEN');
  await transaction(async (sql) => {
    const [place] = isId(id) ? await lockPlaces(sql, event.id, [id]) : [];
    if (!place || place.revoked_at) throw new KeepersError('NOT_FOUND');
    if (role && place.role !== role) await setRole(sql, id, role);
    if (downloads !== undefined && place.downloads !== downloads) await setDownloads(sql, id, downloads);
    if (ends_on !== undefined) await setEnd(sql, id, ends_on);
  });
}
