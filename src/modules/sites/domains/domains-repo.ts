import { pool } from '@/core/db/pool';
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
