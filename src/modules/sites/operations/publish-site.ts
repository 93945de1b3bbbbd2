import { transaction } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { KeepersError } from '@/core/errors/errors';
import { lockSite, publishDraft } from '../queries/sites';
import { keepDraft, nextVersion } from '../queries/versions';

/**
 * Publishes the draft, and saves it as a version. `revision` identifies the intended state: throws STALE if the draft
 * has changed, NOT_FOUND without a site. Returns the version's number.
 */
export async function publishSite(
  account: string | null,
  { revision, user }: { revision?: number; user: string | null },
): Promise<{ number: number }> {
  return transaction(async (sql) => {
    const site = await lockSite(sql, account);
    if (!site) throw new KeepersError('NOT_FOUND');
    if (revision !== undefined && revision !== site.revision) throw new KeepersError('STALE');
    const number = await nextVersion(sql, site.id);
    await keepDraft(sql, { id: uuidv7(), site: site.id, number, kind: 'published', user });
    await publishDraft(sql, { id: site.id, number });
    return { number };
  });
}
