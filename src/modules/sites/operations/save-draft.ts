import { transaction } from '@/core/db/pool';
import { KeepersError, staleError } from '@/core/errors/errors';
import type { SiteDocument } from '../rules/document';
import { whole } from './read-draft';

/**
 * Saves a draft over the revision it is based on. Returns the new revision. Throws NOT_FOUND without a site, and STALE
 * with the current document if another user saved first.
 */
export async function saveDraft(
  account: string | null,
  { revision, document }: { revision: number; document: SiteDocument },
): Promise<number> {
  return transaction(async (sql) => {
    const { rows } = await sql.query<{ id: string; draft: unknown; revision: number }>(
      'select id, draft, revision::int from sites where account_id is not distinct from $1::uuid for update',
      [account],
    );
    const [site] = rows;
    if (!site) throw new KeepersError('NOT_FOUND');
    if (site.revision !== revision)
      throw staleError({ document: whole(site.draft), revision: site.revision });
    await sql.query('update sites set draft = $2, revision = $3, updated_at = now() where id = $1', [
      site.id,
      JSON.stringify(document),
      revision + 1,
    ]);
    return revision + 1;
  });
}
