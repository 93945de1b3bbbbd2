import { TRASH_DAYS } from '@/core/constants';
import { transaction } from '@/core/db/pool';
import { KeepersError } from '@/core/errors/errors';
import { recordAudit } from '@/modules/access/audit/record-audit';
import type { EventRow } from '@/modules/access/project-repo';
import { requireProjectRoom } from '@/modules/project/project-limit';

const auditOf = ({ id, account_id, name }: EventRow) => ({ account: account_id, event: id, subject: name });

/** Puts a project in the trash with all that is in it: from now on nobody reaches it. Gives until when it is kept. */
export async function deleteProject(event: EventRow): Promise<{ until: string }> {
  return transaction(async (sql) => {
    const { rows } = await sql.query<{ until: Date }>(
      `update events set deleted_at = now(), updated_at = now() where id = $1 and deleted_at is null
       returning deleted_at + make_interval(days => $2) as until`,
      [event.id, TRASH_DAYS],
    );
    if (!rows[0]) throw new KeepersError('NOT_FOUND');
    await recordAudit(sql, 'project.deleted', auditOf(event));
    return { until: rows[0].until.toISOString() };
  });
}

/**
 * Brings an account's project back from the trash as it was: photographs, picks, people and links. Throws NOT_FOUND
 * where it is not there (any more), PROJECT_LIMIT_REACHED where the plan has no place for it now.
 */
export async function restoreProject(account: string, id: string): Promise<void> {
  await transaction(async (sql) => {
    const { rows } = await sql.query<{ archived: boolean; name: string }>(
      `select name, archived_at is not null as archived from events
        where id = $1 and account_id = $2 and deleted_at > now() - make_interval(days => $3) for update`,
      [id, account, TRASH_DAYS],
    );
    if (!rows[0]) throw new KeepersError('NOT_FOUND');
    if (!rows[0].archived) await requireProjectRoom(sql, account);
    await sql.query('update events set deleted_at = null, updated_at = now() where id = $1', [id]);
    await recordAudit(sql, 'project.restored', { account, event: id, subject: rows[0].name });
  });
}

/**
 * Puts a project away, closed to its people and not counted by the plan, or takes it out again. Throws
 * PROJECT_LIMIT_REACHED where the plan has no place for it.
 */
export async function archiveProject(event: EventRow, archived: boolean): Promise<{ archived: boolean }> {
  return transaction(async (sql) => {
    const { rows } = await sql.query<{ archived: boolean }>(
      'select archived_at is not null as archived from events where id = $1 and deleted_at is null for update',
      [event.id],
    );
    if (!rows[0]) throw new KeepersError('NOT_FOUND');
    if (rows[0].archived === archived) return { archived };
    if (!archived) await requireProjectRoom(sql, event.account_id);
    await sql.query(
      'update events set archived_at = case when $2 then now() end, updated_at = now() where id = $1',
      [event.id, archived],
    );
    await recordAudit(sql, archived ? 'project.archived' : 'project.unarchived', auditOf(event));
    return { archived };
  });
}
