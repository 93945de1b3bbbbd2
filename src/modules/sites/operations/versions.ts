import { pool, transaction } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { KeepersError } from '@/core/errors/errors';
import type { StudioVersion } from '../rules/studio-site';

/** Maximum number of listed versions, newest first. */
const LISTED = 100;

/** Returns the versions of an account's site, newest first; none without a site. */
export async function listVersions(account: string | null): Promise<StudioVersion[]> {
  const { rows } = await pool().query<Omit<StudioVersion, 'made_at'> & { made_at: Date }>(
    `select v.number::int, v.kind, v.created_at as made_at, coalesce(u.first_name, u.email) as made_by,
            coalesce(v.number = s.live_number, false) as live
       from site_versions v join sites s on s.id = v.site_id left join users u on u.id = v.made_by_id
      where s.account_id is not distinct from $1::uuid order by v.number desc limit $2`,
    [account, LISTED],
  );
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
    const { rows } = await sql.query<{ id: string; revision: number }>(
      'select id, revision::int from sites where account_id is not distinct from $1::uuid for update',
      [account],
    );
    const [site] = rows;
    if (!site) throw new KeepersError('NOT_FOUND');
    const { rows: found } = await sql.query<{ newest: number; there: boolean }>(
      `select max(number)::int as newest, coalesce(bool_or(number = $2), false) as there
         from site_versions where site_id = $1`,
      [site.id, number],
    );
    if (!found[0]?.there) throw new KeepersError('NOT_FOUND');
    const kept = found[0].newest + 1;
    await sql.query(
      `insert into site_versions (id, site_id, account_id, number, kind, document, made_by_id, created_at, updated_at)
       select $2, id, account_id, $3, 'kept', draft, $4::uuid, now(), now() from sites where id = $1`,
      [site.id, uuidv7(), kept, user],
    );
    await sql.query(
      `update sites set draft = v.document, revision = revision + 1, updated_at = now() from site_versions v
        where sites.id = $1 and v.site_id = $1 and v.number = $2`,
      [site.id, number],
    );
    return { revision: site.revision + 1, kept };
  });
}
