import { z } from 'zod';
import { asSystem, inTransaction, type Transaction } from '@/core/db/local-api';
import { KeepersError } from '@/core/errors/errors';
import { requireNoConflict, type Values } from '@/core/errors/keep-changes';
import { parseInput } from '@/core/errors/zod-problems';
import { hashPassword } from '@/core/passwords';
import { recordAudit } from '@/modules/access/audit/record-audit';
import { inColumns, readDetails } from '@/modules/people/client-details';
import {
  clearRefusals,
  findAddress,
  lockAddress,
  lockDetails,
  lockInTrash,
} from '@/modules/people/queries/client-rows';
import { DETAIL_COLUMNS } from '@/modules/people/rules/details';

const WHY = 'the caller may change clients of this account';
/** Minimum length of a selection password. */
const SHORTEST = 6;
const password = z.string().trim().min(SHORTEST).max(100);

/**
 * Creates a client of an account, by the rules of `collections/clients`. Throws INVALID_INPUT naming the fields, with
 * `taken` for another client's address.
 */
export async function createClient(account: string, input: Values): Promise<{ id: string }> {
  return inTransaction(async (tx) => {
    const details = await readDetails(tx.sql, account, input);
    const { id } = await asSystem(WHY, tx).create('clients', { ...inColumns(details), account });
    return { id };
  });
}

/**
 * Changes the given fields of a client, by the rules of `collections/clients`. `seen` are their base values: STALE if
 * another user changed one meanwhile, and nothing is stored. A new address starts without refusals. Throws
 * INVALID_INPUT, NOT_FOUND.
 */
export async function changeClient(
  account: string,
  id: string,
  { input, seen = {} }: { input: Values; seen?: Values },
): Promise<void> {
  const unknown = Object.keys(input).filter((field) => !(field in DETAIL_COLUMNS));
  if (unknown[0]) throw new KeepersError('INVALID_INPUT', {}, { [unknown[0]]: 'unknown_field' });
  await inTransaction(async (tx) => {
    // The address is locked before the client, as an invitation does.
    if (typeof input.email === 'string') await lockAddress(tx.sql, account, input.email.trim());
    const current = await lockDetails(tx.sql, account, id);
    if (!current) throw new KeepersError('NOT_FOUND');
    const sent = await readDetails(tx.sql, account, input, { ...current });
    const write = requireNoConflict(sent, seen, { ...current });
    if (Object.keys(write).length > 0) await asSystem(WHY, tx).update('clients', id, inColumns(write));
  });
}

/**
 * Moves a client to the trash. Throws NOT_FOUND, DEPENDENT_RECORDS if they still have access to a project: revoke that
 * first.
 */
export async function removeClient(account: string, id: string): Promise<void> {
  await inTransaction(async (tx) => {
    if (!(await lockDetails(tx.sql, account, id))) throw new KeepersError('NOT_FOUND');
    await asSystem(WHY, tx).update('clients', id, { deletedAt: new Date().toISOString() });
  });
}

/**
 * Restores a client from the trash in the caller's transaction; changes nothing if they are not in it. Throws NOT_FOUND
 * after `TRASH_DAYS`, because the purge may have begun, and `taken` if another client has their address meanwhile.
 */
export async function restoreClientIn(tx: Transaction, account: string, id: string): Promise<void> {
  const { email } = (await findAddress(tx.sql, id)) ?? {};
  if (email) await lockAddress(tx.sql, account, email);
  const deleted = await lockInTrash(tx.sql, account, id);
  if (deleted === null) throw new KeepersError('NOT_FOUND');
  if (deleted) await asSystem(WHY, tx).update('clients', id, { deletedAt: null }, { trash: true });
}

/** Restores a client from the trash. Throws as `restoreClientIn` does. */
export async function restoreClient(account: string, id: string): Promise<void> {
  await inTransaction((tx) => restoreClientIn(tx, account, id));
}

/**
 * Sets, changes or (null) removes the password that proves a client together with their address. Stores only its hash.
 * Throws CLIENT_EMAIL_MISSING, INVALID_INPUT naming `password`.
 */
export async function setSelectionPassword(account: string, id: string, input: string | null): Promise<void> {
  const hash =
    input === null
      ? null
      : await hashPassword(parseInput(z.object({ password }), { password: input }).password);
  await inTransaction(async (tx) => {
    const current = await lockDetails(tx.sql, account, id);
    if (!current) throw new KeepersError('NOT_FOUND');
    const { email, name } = current;
    if (hash && !email) throw new KeepersError('CLIENT_EMAIL_MISSING');
    await asSystem(WHY, tx).update('clients', id, { selection_password_hash: hash });
    await recordAudit(tx.sql, 'person.password_changed', { account, subject: name || email });
  });
}

/** Confirms a client's address: former refusals no longer stop mail to it. */
export async function clearAddress(account: string, id: string): Promise<void> {
  await clearRefusals(account, id);
}
