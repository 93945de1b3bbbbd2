import { asSystem, inTransaction, type RowOf, type Transaction } from '@/core/db/local-api';
import type { Locale } from '@/core/i18n/locale';
import type { KnownClient } from './queries/client-lists';
import { isAddressKnown, lockAddress, lockClientOf } from './queries/client-rows';
import type { ClientRow } from './queries/invitations-repo';

const WHY = 'the caller may add clients to this account';

/** The details of a person, as `detailFields` and `phoneOf` return them. */
export interface Known {
  name: string;
  email: string | null;
  phone_number: string | null;
  country_code?: string | null;
  locale: Locale | null;
  additional_email?: string | null;
  description?: string | null;
}

const clientOf = ({ id, name, email, phone_number, country_code, locale }: RowOf<'clients'>): ClientRow => ({
  id,
  name,
  email: email ?? null,
  phone_number: phone_number ?? null,
  country_code: country_code ?? null,
  locale: locale ?? null,
});

/** Returns the details of a person that a known client lacks; with `over` also those that differ. */
export function fillIn(person: Known, current: KnownClient, over: boolean): Partial<Known> {
  const { email: _address, ...details } = person;
  const held: Record<string, unknown> = { ...current };
  const given = Object.entries(details).filter(([, value]) => value);
  return Object.fromEntries(given.filter(([name, value]) => (over ? held[name] !== value : !held[name])));
}

/**
 * Returns the account's client of this address, creating it if needed (always without an address), by the rules of
 * `collections/clients`. Given values fill in missing details; with `over` they also replace existing ones. Empty
 * values change nothing. Throws INVALID_INPUT.
 */
export async function keepClient(
  tx: Transaction,
  account: string,
  person: Known,
  { over = false } = {},
): Promise<ClientRow & { made: boolean }> {
  const api = asSystem(WHY, tx);
  const { email } = person;
  if (email) {
    await lockAddress(tx.sql, account, email);
    const known = await lockClientOf(tx.sql, account, email);
    if (known) {
      const { additional_email: _address, description: _text, ...client } = known;
      const write = fillIn(person, known, over);
      if (Object.keys(write).length === 0) return { ...client, made: false };
      return { ...clientOf(await api.update('clients', known.id, write)), made: false };
    }
  }
  return { ...clientOf(await api.create('clients', { ...person, account })), made: true };
}

/** Adds a client for each address that none has, also none in the trash; see `addAddresses`. */
export async function addUnknown(account: string, emails: readonly string[]): Promise<void> {
  await inTransaction(async (tx) => {
    // Sorted, so that two lists with the same people wait for each other instead of deadlocking.
    for (const email of [...new Set(emails)].sort()) {
      await lockAddress(tx.sql, account, email);
      if (await isAddressKnown(tx.sql, account, email)) continue;
      await asSystem(WHY, tx).create('clients', { account, email, name: email.split('@')[0] ?? '' });
    }
  });
}
