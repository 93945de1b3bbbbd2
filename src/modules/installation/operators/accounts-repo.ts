import { pool } from '@/core/db/pool';

/** An account as operators see it. Times ISO 8601, sizes in bytes. */
export interface AccountLine {
  id: string;
  name: string;
  owner: string | null;
  active: boolean;
  reason: string | null;
  plan: string | null;
  project_limit: number | null;
  max_photos: number | null;
  commission: number;
  projects: number;
  photos: number;
  bytes: number;
  created_at: string;
}

export const ACCOUNTS_A_PAGE = 50;

/** Returns a page of accounts by name; `search` matches part of a name or of a member's address. */
export async function listAccounts({
  search = '',
  page = 1,
}: {
  search?: string;
  page?: number;
}): Promise<{ accounts: AccountLine[]; count: number; page: number; pages: number }> {
  const where = `$1 = '' or position(lower($1) in lower(a.name)) > 0
    or exists (select 1 from users u where u.account_id = a.id and position(lower($1) in lower(u.email)) > 0)`;
  const word = search.trim();
  const counted = await pool().query<{ count: number }>(
    `select count(*)::int as count from accounts a where ${where}`,
    [word],
  );
  const count = counted.rows[0]?.count ?? 0;
  const pages = Math.max(1, Math.ceil(count / ACCOUNTS_A_PAGE));
  const shown = Math.min(Math.max(1, page), pages);
  const { rows } = await pool().query<Omit<AccountLine, 'created_at'> & { created_at: Date }>(
    `select a.id, a.name, a.active, a.inactive_reason as reason, a.created_at,
            (select email from users where account_id = a.id and role = 'owner' order by id limit 1) as owner,
            s.plan, s.project_limit::int as project_limit, s.max_photos_per_project::int as max_photos,
            coalesce(s.sales_commission_percent, 0)::float8 as commission,
            (select count(*)::int from events where account_id = a.id and deleted_at is null) as projects,
            m.photos, m.bytes
       from (select * from accounts a where ${where} order by lower(name), id limit ${ACCOUNTS_A_PAGE} offset $2) a
       left join lateral (select * from subscriptions where account_id = a.id order by id desc limit 1) s on true
       left join lateral (select count(*)::int as photos, coalesce(sum(bytes), 0)::float8 as bytes
                            from media where account_id = a.id and deleted_at is null) m on true
      order by lower(a.name), a.id`,
    [word, (shown - 1) * ACCOUNTS_A_PAGE],
  );
  const accounts = rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
  return { accounts, count, page: shown, pages };
}
