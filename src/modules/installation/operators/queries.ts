import { ORIGINAL_BYTES } from '@media/storage/queries';
import { pool, type Sql } from '@/core/db/pool';
import type { JobPart } from '@/core/jobs/job-parts';

/** An account as operators see it. Times ISO 8601, sizes in bytes. */
export interface AccountLine {
  id: string;
  name: string;
  owner: string | null;
  /** Its owner has not confirmed their address. */
  unconfirmed: boolean;
  active: boolean;
  reason: string | null;
  plan: string | null;
  /** The paid plan its owner ordered and did not pay for yet, or else chose on the price list, if it has another one. */
  wanted: string | null;
  /** The day on which its free trial ends, while that runs. */
  trial_until: string | null;
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
            exists (select 1 from users where account_id = a.id and role = 'owner' and unconfirmed_since is not null) as unconfirmed,
            s.plan,
            coalesce((select i.offer->>'plan' from subscription_invoices i where i.account_id = a.id and i.state = 'open'
                         and i.kind in ('start', 'change') order by i.nr desc limit 1),
                     nullif(nullif(a.wanted_plan::text, s.plan), 'free')) as wanted,
            (select t.to_day from subscription_terms t where t.account_id = a.id and t.source = 'trial'
               and t.to_day > to_char(now() at time zone a.time_zone, 'YYYY-MM-DD') order by t.from_day limit 1) as trial_until,
            s.project_limit, s.max_photos_per_project as max_photos,
            coalesce(s.sales_commission_percent, 0) as commission,
            (select count(*)::int from events where account_id = a.id and deleted_at is null) as projects,
            m.photos, ${ORIGINAL_BYTES} as bytes
       from (select * from accounts a where ${where} order by lower(name), id limit ${ACCOUNTS_A_PAGE} offset $2) a
       left join entitlements s on s.account_id = a.id
       left join lateral (select count(*)::int as photos from media
                           where account_id = a.id and deleted_at is null and state <> 'refused') m on true
      order by lower(a.name), a.id`,
    [word, (shown - 1) * ACCOUNTS_A_PAGE],
  );
  const accounts = rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
  return { accounts, count, page: shown, pages };
}

/**
 * Switches an account on or off; of one that was off, the time stays. Returns whether it was on before; null without
 * such an account.
 */
export async function storeActive(
  sql: Sql,
  { account, active, reason }: { account: string | null; active: boolean; reason: string },
): Promise<boolean | null> {
  const { rows } = await sql.query<{ was: boolean }>(
    `with before as (select id, active as was from accounts where id = $1 for update)
     update accounts a set active = $2, inactive_reason = case when $2 then null else $3 end,
            inactive_at = case when $2 then null else coalesce(case when before.was then null else a.inactive_at end, now()) end, updated_at = now()
       from before where a.id = before.id returning before.was`,
    [account, active, reason],
  );
  return rows[0]?.was ?? null;
}

/** Marks the addresses of an account's owners as confirmed; false without such an account. */
export async function confirmOwners(sql: Sql, account: string | null): Promise<boolean> {
  const { rows } = await sql.query<{ id: string }>(
    `with owners as (update users set unconfirmed_since = null, email_refused_at = null
                      where account_id = $1 and role = 'owner' and unconfirmed_since is not null)
     select id from accounts where id = $1`,
    [account],
  );
  return rows.length > 0;
}

/** Ends the sessions of an account's users, except operators. */
export async function signUsersOut(sql: Sql, account: string): Promise<void> {
  await sql.query(
    'delete from users_sessions where _parent_id in (select id from users where account_id = $1 and not operator)',
    [account],
  );
}

/** A job of the queue. Times ISO 8601 UTC. */
export interface JobLine {
  id: string;
  /** Named noun and verb: `media.derive`. */
  queue: string;
  state: string;
  /** Its data as JSON: ids. */
  data: string;
  tries: number;
  /** Error message of the last attempt. */
  error: string | null;
  created_at: string;
  started_at: string | null;
  next_at: string;
}

const PART = `case when state = 'failed' then 'failed' when state = 'active' then 'running'
  when state in ('created', 'retry') then 'waiting' else 'done' end`;
const JOBS = 50;

export interface JobPage {
  jobs: JobLine[];
  counts: Record<JobPart, number>;
  queues: { queue: string; failed: number; running: number; waiting: number }[];
  page: number;
  pages: number;
}

/** Returns a page of jobs in one state, newest first, with the number per queue. Completed ones are kept for a week. */
export async function listJobs({
  filter = 'failed',
  queue = null,
  page = 1,
}: {
  filter?: JobPart;
  queue?: string | null;
  page?: number;
}): Promise<JobPage> {
  const counted = await pool().query<{ queue: string; part: JobPart; count: number }>(
    `select name as queue, ${PART} as part, count(*)::int as count from pgboss.job where name not like '\\_\\_%' group by 1, 2`,
  );
  const of = (part: JobPart, name: string | null) =>
    counted.rows
      .filter((row) => row.part === part && (name === null || row.queue === name))
      .reduce((sum, row) => sum + row.count, 0);
  const names = [...new Set(counted.rows.map((row) => row.queue))].sort();
  const pages = Math.max(1, Math.ceil(of(filter, queue) / JOBS));
  const shown = Math.min(Math.max(1, page), pages);
  const { rows } = await pool().query<
    Omit<JobLine, 'created_at' | 'started_at' | 'next_at'> & {
      created_at: Date;
      started_at: Date | null;
      next_at: Date;
    }
  >(
    `select id, name as queue, state::text as state, coalesce(data::text, '') as data, retry_count::int as tries,
            left(coalesce(output->>'message', output->'value'->>'message', output::text), 500) as error,
            created_on as created_at, started_on as started_at, start_after as next_at
       from pgboss.job where ${PART} = $1 and ($2::text is null or name = $2) and name not like '\\_\\_%'
      order by coalesce(completed_on, started_on, created_on) desc, id limit ${JOBS} offset $3`,
    [filter, queue, (shown - 1) * JOBS],
  );
  const count = (part: JobPart) => of(part, queue);
  return {
    jobs: rows.map((row) => ({
      ...row,
      created_at: row.created_at.toISOString(),
      started_at: row.started_at?.toISOString() ?? null,
      next_at: row.next_at.toISOString(),
    })),
    counts: {
      failed: count('failed'),
      running: count('running'),
      waiting: count('waiting'),
      done: count('done'),
    },
    queues: names.map((name) => ({
      queue: name,
      failed: of('failed', name),
      running: of('running', name),
      waiting: of('waiting', name),
    })),
    page: shown,
    pages,
  };
}

/** Returns the state of a job, as the queue names it; null without such a job. */
export async function findJobState(
  sql: Sql,
  { queue, id }: { queue: string; id: string },
): Promise<string | null> {
  const { rows } = await sql.query<{ state: string }>(
    'select state::text as state from pgboss.job where name = $1 and id = $2',
    [queue, id],
  );
  return rows[0]?.state ?? null;
}
