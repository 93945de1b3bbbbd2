import { TRASH_DAYS } from '@/core/constants';
import { transaction } from '@/core/db/pool';
import { KeepersError } from '@/core/errors/errors';
import { recordAudit } from '@/modules/access/audit/record-audit';
import type { EventRow } from '@/modules/access/project-repo';
import { requireProjectRoom } from '@/modules/project/project-limit';

const auditOf = ({ id, account_id, name }: EventRow) => ({ account: account_id, event: id, subject: name });

/** Moves a project with its content to the trash: all access ends. Returns until when it can be restored. */
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
 * Restores an account's project unchanged: photographs, picks, people and links. Throws NOT_FOUND if it is not in the
 * trash, PROJECT_LIMIT_REACHED if the plan has no place for it.
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
 * Archives a project, which closes it and frees its place in the plan, or restores it from the archive. Throws
 * PROJECT_LIMIT_REACHED if the plan has no place for it.
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
