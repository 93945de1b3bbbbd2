import { transaction } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { KeepersError } from '@/core/errors/errors';

/**
 * Publishes the draft, and saves it as a version. `revision` identifies the intended state: throws STALE if the draft
 * has changed, NOT_FOUND without a site. Returns the version's number.
 */
export async function publishSite(
  account: string | null,
  { revision, user }: { revision?: number; user: string | null },
): Promise<{ number: number }> {
  return transaction(async (sql) => {
    const { rows } = await sql.query<{ id: string; revision: number }>(
      'select id, revision::int from sites where account_id is not distinct from $1::uuid for update',
      [account],
    );
    const [site] = rows;
    if (!site) throw new KeepersError('NOT_FOUND');
    if (revision !== undefined && revision !== site.revision) throw new KeepersError('STALE');
    const { rows: numbers } = await sql.query<{ number: number }>(
      'select coalesce(max(number), 0)::int + 1 as number from site_versions where site_id = $1',
      [site.id],
    );
    const number = numbers[0]?.number ?? 1;
    await sql.query(
      `insert into site_versions (id, site_id, account_id, number, kind, document, made_by_id, created_at, updated_at)
       select $2, id, account_id, $3, 'published', draft, $4::uuid, now(), now() from sites where id = $1`,
      [site.id, uuidv7(), number, user],
    );
    await sql.query(
      `update sites set live = draft, live_number = $2, published_at = now(), scheduled = null, scheduled_at = null, updated_at = now()
        where id = $1`,
      [site.id, number],
    );
    return { number };
  });
}
