import { pool, type Sql } from '@/core/db/pool';
import type { LookFacts } from './when-to-look';

/** A domain of an account. */
export interface DomainRow extends LookFacts {
  id: string;
  account_id: string;
  host: string;
  proof: string;
  trouble: string | null;
  main: boolean;
}

const COLUMNS = `id, account_id, host, proof, created_at, checked_at, verified_at, lost_at, trouble,
  main`;

/** Returns an account's domains, in the order they were added. */
export async function listDomains(account: string): Promise<DomainRow[]> {
  const { rows } = await pool().query<DomainRow>(
    `select ${COLUMNS} from site_domains where account_id = $1 order by created_at, id`,
    [account],
  );
  return rows;
}

/** Returns a domain with its account, for authorization. */
export async function findDomain(id: string): Promise<DomainRow | null> {
  const { rows } = await pool().query<DomainRow>(`select ${COLUMNS} from site_domains where id = $1`, [id]);
  return rows[0] ?? null;
}

/** Whether another account has verified this domain. */
export async function isTaken(host: string, account: string): Promise<boolean> {
  const { rows } = await pool().query(
    'select 1 from site_domains where lower(host) = $1 and verified_at is not null and account_id <> $2',
    [host, account],
  );
  return rows.length > 0;
}

/** Returns domains that may be due for a check, the longest unchecked first. */
export async function listOldest(limit: number): Promise<DomainRow[]> {
  const { rows } = await pool().query<DomainRow>(
    `select ${COLUMNS} from site_domains where checked_at is null or checked_at < now() - interval '4 minutes'
        order by checked_at nulls first limit $1`,
    [limit],
  );
  return rows;
}

/** Returns how many domains an account has, and the id of this one if it is among them; else null. */
export async function findKnown(
  sql: Sql,
  { account, host }: { account: string; host: string },
): Promise<{ id: string | null; count: number }> {
  const { rows } = await sql.query<{ id: string; same: boolean; count: number }>(
    `select id, lower(host) = $2 as same, count(*) over ()::int as count from site_domains
      where account_id = $1 order by (lower(host) = $2) desc limit 1`,
    [account, host],
  );
  const [row] = rows;
  return { id: row?.same ? row.id : null, count: row?.count ?? 0 };
}

/** Adds a domain that is not verified yet; `proof` is the text its record must have. */
export async function insertDomain(
  sql: Sql,
  { id, account, host, proof }: { id: string; account: string; host: string; proof: string },
): Promise<void> {
  await sql.query(
    `insert into site_domains (id, account_id, host, proof, created_at, updated_at) values ($1, $2, $3, $4, now(), now())`,
    [id, account, host, proof],
  );
}

/** Leaves an account without a main domain. */
export async function clearMain(sql: Sql, account: string): Promise<void> {
  await sql.query('update site_domains set main = false where account_id = $1 and main', [account]);
}

/** Makes a domain the main one, if it is verified, or no longer the main one. Returns whether it did. */
export async function storeMain(sql: Sql, { id, main }: { id: string; main: boolean }): Promise<boolean> {
  const { rowCount } = await sql.query(
    `update site_domains set main = $2, updated_at = now() where id = $1 and (not $2 or verified_at is not null)`,
    [id, main],
  );
  return rowCount === 1;
}

/** Deletes a domain. */
export async function deleteDomain(sql: Sql, id: string): Promise<void> {
  await sql.query('delete from site_domains where id = $1', [id]);
}

/** Locks a domain until the transaction ends. Returns whether it is verified; null without such a domain. */
export async function lockProved(sql: Sql, id: string): Promise<boolean | null> {
  const { rows } = await sql.query<{ proved: boolean }>(
    'select verified_at is not null as proved from site_domains where id = $1 for update',
    [id],
  );
  return rows[0]?.proved ?? null;
}

/** The result of a check of a domain's record. */
export interface LookResult {
  /** Null: the domain is not, or no longer, verified. */
  verified_at: Date | null;
  /** Since when its record has been missing. */
  lost_at: Date | null;
  trouble: 'missing' | 'other' | 'unreachable' | 'taken' | null;
}

/** Stores the result of a check; a domain that is not verified is not the main one either. */
export async function storeLook(
  sql: Sql,
  id: string,
  { verified_at, lost_at, trouble }: LookResult,
): Promise<void> {
  await sql.query(
    `update site_domains set verified_at = $2, lost_at = $3, trouble = $4, checked_at = now(), updated_at = now(),
            main = main and $2::timestamptz is not null where id = $1`,
    [id, verified_at, lost_at, trouble],
  );
}

/** Returns the name of the site whose account changed last, or null. */
export async function findNewestName(): Promise<string | null> {
  const { rows } = await pool().query<{ site_name: string }>(
    'select site_name from accounts where site_name is not null order by updated_at desc, id limit 1',
  );
  return rows[0]?.site_name ?? null;
}
