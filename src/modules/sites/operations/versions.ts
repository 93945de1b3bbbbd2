import { pool, transaction } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { KeepersError } from '@/core/errors/errors';
import { lockSite } from '../queries/sites';
import { draftFromVersion, findNewestWith, keepDraft, readVersions } from '../queries/versions';
import type { StudioVersion } from '../rules/studio-site';

/** Maximum number of listed versions, newest first. */
const LISTED = 100;

/** Returns the versions of an account's site, newest first; none without a site. */
export async function listVersions(account: string | null): Promise<StudioVersion[]> {
  const rows = await readVersions(pool(), account, LISTED);
  return rows.map((row) => ({ ...row, made_at: row.made_at.toISOString() }));
}

/**
 * Makes a saved version the draft; the former draft is saved as a version first. Visitors see it only after publishing.
 * Throws NOT_FOUND.
 */
export async function restoreVersion(
  account: string | null,
  number: number,
  user: string | null,
): Promise<{ revision: number; kept: number }> {
  return transaction(async (sql) => {
    const site = await lockSite(sql, account);
    if (!site) throw new KeepersError('NOT_FOUND');
    const newest = await findNewestWith(sql, { site: site.id, number });
    if (newest === null) throw new KeepersError('NOT_FOUND');
    const kept = newest + 1;
    await keepDraft(sql, { id: uuidv7(), site: site.id, number: kept, kind: 'kept', user });
    await draftFromVersion(sql, { site: site.id, number });
    return { revision: site.revision + 1, kept };
  });
}
