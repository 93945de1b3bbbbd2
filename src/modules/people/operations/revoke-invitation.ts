import type { GrantRole } from '@/core/access/roles';
import { TRASH_DAYS } from '@/core/constants';
import { transaction } from '@/core/db/pool';
import { KeepersError } from '@/core/errors/errors';
import { recordAudit } from '@/modules/access/audit/record-audit';
import { type Authorized, isId } from '@/modules/access/grants/viewer';
import { allow } from '@/modules/access/table';
import { lockPlaceOf, lockPlaces, setRole } from '@/modules/people/queries/invitations-repo';

/**
 * Revokes a personal link and all grants made by it, at once: the database notifies every process. Idempotent. Returns
 * how many grants were revoked. Throws FORBIDDEN, NOT_FOUND for an invitation of another project.
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
    await sql.query(
      'update invitations set revoked_at = coalesce(revoked_at, now()), updated_at = now() where id = $1',
      [id],
    );
    // The same timestamp as the invitation's, by which undo finds these grants.
    const { rowCount } = await sql.query(
      `update grants g set revoked_at = i.revoked_at, updated_at = now() from invitations i
        where i.id = $1 and g.invitation_id = i.id and g.revoked_at is null`,
      [id],
    );
    if (!place.revoked_at)
      await recordAudit(sql, 'link.revoked', {
        account: event.account_id,
        event: event.id,
        subject: place.client.name || place.client.email,
      });
    return { revoked: rowCount ?? 0 };
  });
}

/**
 * Undoes a revocation: restores the link and the grants that were revoked with it. Idempotent. Throws FORBIDDEN,
 * NOT_FOUND, also for a client deleted more than `TRASH_DAYS` ago, because the purge may have begun, and `taken` if the
 * person has another invitation to the project meanwhile.
 */
export async function restoreInvitation(
  { event, viewer }: Authorized,
  id: string,
): Promise<{ restored: number }> {
  if (allow(viewer.role, 'invitation.revoke') === 'none') throw new KeepersError('FORBIDDEN');
  return transaction(async (sql) => {
    const [place] = isId(id) ? await lockPlaces(sql, event.id, [id]) : [];
    if (!place) throw new KeepersError('NOT_FOUND');
    if (!place.revoked_at) return { restored: 0 };
    const client = await sql.query(
      `select 1 from clients where id = $1
          and (deleted_at is null or deleted_at > now() - make_interval(days => $2)) for update`,
      [place.client.id, TRASH_DAYS],
    );
    if (!client.rowCount) throw new KeepersError('NOT_FOUND');
    if (await lockPlaceOf(sql, event.id, place.client.id))
      throw new KeepersError('INVALID_INPUT', {}, { base: 'taken' });
    const { rowCount } = await sql.query(
      `update grants g set revoked_at = null, updated_at = now() from invitations i
        where i.id = $1 and g.invitation_id = i.id and g.revoked_at = i.revoked_at`,
      [id],
    );
    await sql.query('update invitations set revoked_at = null, updated_at = now() where id = $1', [id]);
    await recordAudit(sql, 'link.made', {
      account: event.account_id,
      event: event.id,
      subject: place.client.name || place.client.email,
    });
    return { restored: rowCount ?? 0 };
  });
}

/** Changes a participant's role, on the invitation and existing grants. Throws FORBIDDEN, NOT_FOUND. */
export async function changePlace(
  { event, viewer }: Authorized,
  id: string,
  { role }: { role: GrantRole },
): Promise<void> {
  if (allow(viewer.role, 'invitation.create') === 'none') throw new KeepersError('FORBIDDEN');
  await transaction(async (sql) => {
    const [place] = isId(id) ? await lockPlaces(sql, event.id, [id]) : [];
    if (!place || place.revoked_at) throw new KeepersError('NOT_FOUND');
    if (place.role !== role) await setRole(sql, id, role);
  });
}
