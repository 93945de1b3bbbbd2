import { randomBytes } from 'node:crypto';
import { transaction } from '@/core/db/pool';
import { KeepersError } from '@/core/errors/errors';
import { recordAudit } from '@/modules/access/audit/record-audit';
import type { EventRow } from '@/modules/access/queries';
import { formatCode, generateCode, normaliseCode } from '@/modules/access/rules/project-code';
import { replaceCode } from '@/modules/project/queries/project-rows';

/**
 * Gives a project a new code; the old one and links that contain it stop working. Existing grants and personal links
 * stay valid. `replaces` is the base value: STALE if the code differs, so that of two concurrent presses none shows a
 * code that the other has just replaced.
 */
export async function rotateCode(event: EventRow, replaces: string): Promise<{ code: string }> {
  const code = generateCode(randomBytes);
  return transaction(async (sql) => {
    if (!(await replaceCode(sql, event.id, normaliseCode(replaces), code))) throw new KeepersError('STALE');
    const fact = { account: event.account_id, event: event.id, subject: event.name };
    await recordAudit(sql, 'project.code_changed', fact);
    return { code: formatCode(code) };
  });
}
