import type { Sql } from '@/core/db/pool';
import type { StudioVersion } from '../rules/studio-site';

/** The versions of an account's site (`null`: the platform's own), newest first; none without a site. */
export async function readVersions(
  sql: Sql,
  account: string | null,
  limit: number,
): Promise<(Omit<StudioVersion, 'made_at'> & { made_at: Date })[]> {
  const { rows } = await sql.query<Omit<StudioVersion, 'made_at'> & { made_at: Date }>(
    `select v.number::int, v.kind, v.created_at as made_at, coalesce(u.first_name, u.email) as made_by,
            coalesce(v.number = s.live_number, false) as live
       from site_versions v join sites s on s.id = v.site_id left join users u on u.id = v.made_by_id
      where s.account_id is not distinct from $1::uuid order by v.number desc limit $2`,
    [account, limit],
  );
  return rows;
}

/** Returns the number of a site's next version. */
export async function nextVersion(sql: Sql, site: string): Promise<number> {
  const { rows } = await sql.query<{ number: number }>(
    'select coalesce(max(number), 0)::int + 1 as number from site_versions where site_id = $1',
    [site],
  );
  return rows[0]?.number ?? 1;
}

/** Returns the number of a site's newest version if it has the version asked for; else null. */
export async function findNewestWith(
  sql: Sql,
  { site, number }: { site: string; number: number },
): Promise<number | null> {
  const { rows } = await sql.query<{ newest: number | null; there: boolean }>(
    `select max(number)::int as newest, coalesce(bool_or(number = $2), false) as there
       from site_versions where site_id = $1`,
    [site, number],
  );
  return rows[0]?.there ? rows[0].newest : null;
}

/** Saves the draft of a site as a version: published, or kept before another version replaces it. */
export async function keepDraft(
  sql: Sql,
  version: { id: string; site: string; number: number; kind: 'published' | 'kept'; user: string | null },
): Promise<void> {
  const { id, site, number, kind, user } = version;
  await sql.query(
    `insert into site_versions (id, site_id, account_id, number, kind, document, made_by_id, created_at, updated_at)
     select $2, id, account_id, $3, $5, draft, $4::uuid, now(), now() from sites where id = $1`,
    [site, id, number, user, kind],
  );
}

/** Saves the scheduled state of a site as a published version; of a user deleted since, no one's. */
export async function keepScheduled(
  sql: Sql,
  version: { id: string; site: string; number: number; user: string | null },
): Promise<void> {
  const { id, site, number, user } = version;
  await sql.query(
    `insert into site_versions (id, site_id, account_id, number, kind, document, made_by_id, created_at, updated_at)
     select $2, id, account_id, $3, 'published', scheduled, (select id from users where id = $4::uuid), now(), now()
       from sites where id = $1`,
    [site, id, number, user],
  );
}

/** Makes a version of a site its draft, as the next revision. */
export async function draftFromVersion(
  sql: Sql,
  { site, number }: { site: string; number: number },
): Promise<void> {
  await sql.query(
    `update sites set draft = v.document, revision = revision + 1, updated_at = now() from site_versions v
      where sites.id = $1 and v.site_id = $1 and v.number = $2`,
    [site, number],
  );
}
