import { randomBytes } from 'node:crypto';
import { pool, transaction } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { env } from '@/core/env';
import { KeepersError } from '@/core/errors/errors';
import type { Locale } from '@/core/i18n/locale';
import { translator } from '@/core/i18n/translate';
import { type DomainRow, isTaken } from './domains-repo';
import { cleanHost, hostProblem } from './read-host';

/** Domains one account may have. */
const MOST_DOMAINS = 10;

const refuse = (problem: 'invalid' | 'taken') => new KeepersError('INVALID_INPUT', {}, { host: problem });

/**
 * Adds a domain to an account: it leads nowhere until its record was found. Adding it again gives the one there is.
 * Throws INVALID_INPUT for what is no domain, the platform's own or another's proved one.
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

/** Makes a proved domain the one every other address of the site leads to, or no longer. Throws INVALID_INPUT for one that is not proved. */
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

/** Takes a domain away: the site is not there any more from that moment. */
export async function removeDomain(id: string): Promise<void> {
  await pool().query('delete from site_domains where id = $1', [id]);
}
