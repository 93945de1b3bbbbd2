import { allow } from '@/access/table';
import { KeepersError } from '@/domain/errors';
import { recordAudit } from '@/server/audit/record-audit';
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
      ? await sql.query<{ before: boolean; name: string | null }>(
          `update invitations i set revoked_at = coalesce(i.revoked_at, now()), updated_at = now()
             from invitations was left join clients c on c.id = was.client_id
            where i.id = $1 and i.event_id = $2 and was.id = i.id
            returning was.revoked_at is not null as before, c.name`,
          [id, event.id],
        )
      : null;
    const was = found?.rows[0];
    if (!was) throw new KeepersError('NOT_FOUND');
    const { rowCount } = await sql.query(
      'update grants set revoked_at = now(), updated_at = now() where invitation_id = $1 and revoked_at is null',
      [id],
    );
    if (!was.before)
      await recordAudit(sql, 'link.revoked', {
        account: event.account_id,
        event: event.id,
        subject: was.name,
      });
    return { revoked: rowCount ?? 0 };
  });
}
