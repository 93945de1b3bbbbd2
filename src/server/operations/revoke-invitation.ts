import { allow } from '@/access/table';
import { KeepersError } from '@/domain/errors';
import { transaction } from '@/server/database/pool';
import { type Entered, isId } from '@/server/grants/viewer';

/**
 * Ends a personal link and everyone who came in by it, at once: the database tells every process. Again changes
 * nothing. Gives how many were let out. Throws FORBIDDEN, NOT_FOUND for an invitation of another project.
 */
export async function revokeInvitation({ event, viewer }: Entered, id: string): Promise<{ revoked: number }> {
  if (allow(viewer.role, 'invitation.revoke') === 'none') throw new KeepersError('FORBIDDEN');
  return transaction(async (sql) => {
    // The row is locked first: whoever is just coming in by the link waits here, or is among the grants below.
    const found = isId(id)
      ? await sql.query(
          `update invitations set revoked_at = coalesce(revoked_at, now()), updated_at = now() where id = $1 and event_id = $2`,
          [id, event.id],
        )
      : null;
    if (!found?.rowCount) throw new KeepersError('NOT_FOUND');
    const { rowCount } = await sql.query(
      'update grants set revoked_at = now(), updated_at = now() where invitation_id = $1 and revoked_at is null',
      [id],
    );
    return { revoked: rowCount ?? 0 };
  });
}
