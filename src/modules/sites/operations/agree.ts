import { pool, transaction } from '@/core/db/pool';
import { recordAudit } from '@/modules/access/audit/record-audit';
import { notifySite, readNotAgreed, storeConsent } from '../queries/photographs';

/**
 * Records or withdraws the agreement of a project's clients to publication on the site, with a history entry. The
 * published site follows at once.
 */
export async function setConsent(
  project: { id: string; account_id: string; name: string },
  agreed: boolean,
): Promise<{ agreed_at: string | null }> {
  return transaction(async (sql) => {
    const row = await storeConsent(sql, { project: project.id, agreed });
    if (row && row.was !== agreed) {
      await recordAudit(sql, agreed ? 'project.site_agreed' : 'project.site_withdrawn', {
        account: project.account_id,
        event: project.id,
        subject: project.name,
      });
      await notifySite(sql, project.account_id);
    }
    return { agreed_at: row?.site_consent_at?.toISOString() ?? null };
  });
}

/** Returns those of these pictures that were copied from projects whose clients did not agree. */
export async function notAgreed(pictures: readonly string[]): Promise<Set<string>> {
  if (pictures.length === 0) return new Set();
  return new Set(await readNotAgreed(pool(), pictures));
}
