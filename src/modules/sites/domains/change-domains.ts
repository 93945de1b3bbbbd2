import { randomBytes } from 'node:crypto';
import { pool, transaction } from '@/core/db/pool';
import { uuidv7 } from '@/core/db/uuid';
import { env } from '@/core/env';
import { KeepersError } from '@/core/errors/errors';
import type { Locale } from '@/core/i18n/locale';
import { translator } from '@/core/i18n/translate';
import { lockAccount } from '../queries/sites';
import {
  clearMain,
  type DomainRow,
  deleteDomain,
  findKnown,
  insertDomain,
  isTaken,
  storeMain,
} from './queries';
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
    await lockAccount(sql, account);
    const known = await findKnown(sql, { account, host });
    if (known.id) return { id: known.id };
    if (known.count >= MOST_DOMAINS) {
      const reason = translator(locale)('sites.domains.tooMany', { count: MOST_DOMAINS });
      throw new KeepersError('REFUSED', { reason });
    }
    const id = uuidv7();
    const proof = `keepers-${randomBytes(15).toString('base64url')}`;
    await insertDomain(sql, { id, account, host, proof });
    return { id };
  });
}

/**
 * Makes a verified domain the one to which the site's other hosts redirect, or undoes that. Throws INVALID_INPUT for an
 * unverified one.
 */
export async function setMain({ id, account_id: account }: DomainRow, main: boolean): Promise<void> {
  await transaction(async (sql) => {
    await lockAccount(sql, account);
    if (main) await clearMain(sql, account);
    if (!(await storeMain(sql, { id, main })))
      throw new KeepersError('INVALID_INPUT', {}, { main: 'invalid' });
  });
}

/** Removes a domain: it stops serving the site at once. */
export async function removeDomain(id: string): Promise<void> {
  await deleteDomain(pool(), id);
}
