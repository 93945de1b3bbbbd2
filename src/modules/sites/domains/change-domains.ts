import { randomBytes } from 'node:crypto';
import { pool, transaction } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { env } from '@/core/env';
import { KeepersError } from '@/core/errors/errors';
import type { Locale } from '@/core/i18n/locale';
import { translator } from '@/core/i18n/translate';
import { type DomainRow, isTaken } from './domains-repo';
import { cleanHost, hostProblem } from './read-host';

/** Maximum number of domains of an account. */
const MOST_DOMAINS = 10;

const refuse = (problem: 'invalid' | 'taken') => new KeepersError('INVALID_INPUT', {}, { host: problem });

/**
 * Adds a domain to an account; it serves nothing until its record was found. Idempotent: returns an existing one.
 * Throws INVALID_INPUT for an invalid domain, the platform's own, or one that another account has verified.
 */
export async function addDomain(account: string, typed: string, locale: Locale): Promise<{ id: string }> {
  const host = cleanHost(typed);
  const problem = hostProblem(host, env().publicUrl);
  if (host === null || problem === 'invalid') throw refuse('invalid');
  if (problem === 'ours' || (await isTaken(host, account))) throw refuse('taken');
  return transaction(async (sql) => {
    await sql.query('select id from accounts where id = $1 for update', [account]);
    const { rows } = await sql.query<{ id: string; same: boolean; count: number }>(
      `select id, lower(host) = $2 as same, count(*) over ()::int as count from site_domains
        where account_id = $1 order by (lower(host) = $2) desc limit 1`,
      [account, host],
    );
    const [known] = rows;
    if (known?.same) return { id: known.id };
    if ((known?.count ?? 0) >= MOST_DOMAINS) {
      const reason = translator(locale)('sites.domains.tooMany', { count: MOST_DOMAINS });
      throw new KeepersError('REFUSED', { reason });
    }
    const id = uuidv7();
    const proof = `keepers-${randomBytes(15).toString('base64url')}`;
    await sql.query(
      `insert into site_domains (id, account_id, host, proof, created_at, updated_at) values ($1, $2, $3, $4, now(), now())`,
      [id, account, host, proof],
    );
    return { id };
  });
}

/**
 * Makes a verified domain the one to which the site's other hosts redirect, or undoes that. Throws INVALID_INPUT for an
 * unverified one.
 */
export async function setMain({ id, account_id: account }: DomainRow, main: boolean): Promise<void> {
  await transaction(async (sql) => {
    await sql.query('select id from accounts where id = $1 for update', [account]);
    if (main)
      await sql.query('update site_domains set main = false where account_id = $1 and main', [account]);
    const { rowCount } = await sql.query(
      `update site_domains set main = $2, updated_at = now() where id = $1 and (not $2 or verified_at is not null)`,
      [id, main],
    );
    if (rowCount !== 1) throw new KeepersError('INVALID_INPUT', {}, { main: 'invalid' });
  });
}

/** Removes a domain: it stops serving the site at once. */
export async function removeDomain(id: string): Promise<void> {
  await pool().query('delete from site_domains where id = $1', [id]);
}
