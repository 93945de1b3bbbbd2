import type { Sql } from '@/core/db/pool';
import { KeepersError } from '@/core/errors/errors';
import { hasAccess, isAddressTaken, lockAddress } from './queries/client-rows';

/** Throws INVALID_INPUT, `name` is `blank`, for a client without a name and an address. */
export function requireNamed({ name, email }: { name?: unknown; email?: unknown }): void {
  if (!name && !email) throw new KeepersError('INVALID_INPUT', {}, { name: 'blank' });
}

/**
 * Throws INVALID_INPUT, `email` is `taken`, if another client of the account than `but` has this address. Waits for
 * concurrent changes of it.
 */
export async function requireFree(
  sql: Sql,
  account: string,
  email: string | null | undefined,
  but: string | null,
): Promise<void> {
  if (!email) return;
  await lockAddress(sql, account, email);
  if (await isAddressTaken(sql, account, email, but))
    throw new KeepersError('INVALID_INPUT', {}, { email: 'taken' });
}

/** Throws DEPENDENT_RECORDS for a client with access to a project: their link and picks depend on them. */
export async function requireNoAccess(sql: Sql, client: string): Promise<void> {
  if (await hasAccess(sql, client)) throw new KeepersError('DEPENDENT_RECORDS');
}
