import { TRASH_DAYS } from '@/core/constants';
import { transaction } from '@/core/db/pool';
import { KeepersError } from '@/core/errors/errors';
import { recordAudit } from '@/modules/access/audit/record-audit';
import type { EventRow } from '@/modules/access/queries';
import { requireProjectRoom } from '@/modules/project/project-limit';
import {
  holdArchived,
  holdDeletedProject,
  trashProject,
  untrashProject,
  writeArchived,
} from '@/modules/project/queries/project-rows';

const auditOf = ({ id, account_id, name }: EventRow) => ({ account: account_id, event: id, subject: name });

/** Moves a project with its content to the trash: all access ends. Returns until when it can be restored. */
export async function deleteProject(event: EventRow): Promise<{ until: string }> {
  return transaction(async (sql) => {
    const until = await trashProject(sql, event.id, TRASH_DAYS);
    if (!until) throw new KeepersError('NOT_FOUND');
    await recordAudit(sql, 'project.deleted', auditOf(event));
    return { until: until.toISOString() };
  });
}

/**
 * Restores an account's project unchanged: photographs, picks, people and links. Throws NOT_FOUND if it is not in the
 * trash, PROJECT_LIMIT_REACHED if the plan has no place for it.
 */
export async function restoreProject(account: string, id: string): Promise<void> {
  await transaction(async (sql) => {
    const held = await holdDeletedProject(sql, account, id, TRASH_DAYS);
    if (!held) throw new KeepersError('NOT_FOUND');
    if (!held.archived) await requireProjectRoom(sql, account, { event: id, counted: false });
    await untrashProject(sql, id);
    await recordAudit(sql, 'project.restored', { account, event: id, subject: held.name });
  });
}

/**
 * Archives a project, which closes it and frees its place in the plan, or restores it from the archive. Throws
 * PROJECT_LIMIT_REACHED if the plan has no place for it.
 */
export async function archiveProject(event: EventRow, archived: boolean): Promise<{ archived: boolean }> {
  return transaction(async (sql) => {
    const held = await holdArchived(sql, event.id);
    if (!held) throw new KeepersError('NOT_FOUND');
    if (held.archived === archived) return { archived };
    if (!archived) await requireProjectRoom(sql, event.account_id, { event: event.id, counted: false });
    await writeArchived(sql, event.id, archived);
    await recordAudit(sql, archived ? 'project.archived' : 'project.unarchived', auditOf(event));
    return { archived };
  });
}
