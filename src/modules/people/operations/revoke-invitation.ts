import type { GrantRole } from '@/core/access/roles';
import { transaction } from '@/core/db/pool';
import { KeepersError } from '@/core/errors/errors';
import { recordAudit } from '@/modules/access/audit/record-audit';
import { type Entered, isId } from '@/modules/access/grants/viewer';
import { allow } from '@/modules/access/table';
import { lockPlaceOf, lockPlaces, setRole } from '@/modules/people/invitations/repo';

/**
 * Ends a personal link and everyone who came in by it, at once: the database tells every process. Again changes
 * nothing. Gives how many were let out. Throws FORBIDDEN, NOT_FOUND for an invitation of another project.
 */
export async function revokeInvitation({ event, viewer }: Entered, id: string): Promise<{ revoked: number }> {
  if (allow(viewer.role, 'invitation.revoke') === 'none') throw new KeepersError('FORBIDDEN');
  return transaction(async (sql) => {
    // The row is locked first: whoever is just coming in by the link waits here, or is among the grants below.
    const [place] = isId(id) ? await lockPlaces(sql, event.id, [id]) : [];
    if (!place) throw new KeepersError('NOT_FOUND');
    await sql.query(
      'update invitations set revoked_at = coalesce(revoked_at, now()), updated_at = now() where id = $1',
      [id],
    );
    // The very moment of the invitation's, by which undoing finds them again.
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
 * Takes a revoking back: the link opens again, and those whom it let out are in again. Again changes nothing. Throws
 * FORBIDDEN, NOT_FOUND, and `taken` where the person has another place in the project meanwhile.
 */
export async function restoreInvitation(
  { event, viewer }: Entered,
  id: string,
): Promise<{ restored: number }> {
  if (allow(viewer.role, 'invitation.revoke') === 'none') throw new KeepersError('FORBIDDEN');
  return transaction(async (sql) => {
    const [place] = isId(id) ? await lockPlaces(sql, event.id, [id]) : [];
    if (!place) throw new KeepersError('NOT_FOUND');
    if (!place.revoked_at) return { restored: 0 };
    await sql.query('select 1 from clients where id = $1 for update', [place.client.id]);
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

/** Changes what somebody of a project may do there, also where they are inside. Throws FORBIDDEN, NOT_FOUND. */
export async function changePlace(
  { event, viewer }: Entered,
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
