import type { Sql } from '@/core/db/pool';
import type { Values } from '@/core/errors/keep-changes';
import { parseInput } from '@/core/errors/zod-problems';
import { detailFields, homeOf, phoneOf } from './person-input';
import { readPhone } from './phone';
import { DETAIL_COLUMNS, DETAILS, type Detail } from './rules/details';

/** Returns details by the names of the row's columns. */
export const inColumns = (details: Values): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(details).map(([name, value]) => [DETAIL_COLUMNS[name as Detail] ?? name, value]),
  );

/** Returns the country of a number that is international already. */
function countryIn(phone: unknown): string | null {
  const read = typeof phone === 'string' ? readPhone(phone, null) : null;
  return read && typeof read === 'object' ? read.country : null;
}

/** Returns the given number and country in their stored form; a country is added if the number has it. */
async function readContact(
  sql: Sql,
  account: string | null,
  given: Values,
  parsed: { phone?: string | undefined; country?: string | undefined },
  current: Values,
): Promise<Record<string, unknown>> {
  const { phone } = parsed;
  const country =
    'country' in given ? parsed.country : ((current.country ?? undefined) as string | undefined);
  // Only a national number without its country needs the account's.
  const local = phone !== undefined && !country && !phone.startsWith('+');
  const read = phoneOf(phone, country, local && account ? await homeOf(sql, account) : null);
  const its = read.country_code ?? ('phone' in given ? null : countryIn(current.phone));
  return {
    ...('phone' in given ? { phone: read.phone_number } : {}),
    ...('country' in given || its ? { country: its } : {}),
  };
}

/**
 * Returns the given details of a client of `account` as they are stored: trimmed, numbers E.164, empty ones null.
 * `current` are the stored ones. Throws INVALID_INPUT naming the fields.
 */
export async function readDetails(
  sql: Sql,
  account: string | null,
  given: Values,
  current: Values = {},
): Promise<Record<string, unknown>> {
  const parsed = parseInput(detailFields, given);
  const read: Record<string, unknown> = Object.fromEntries(
    DETAILS.filter((name) => name in given).map((name) => [name, parsed[name] ?? null]),
  );
  if (!('phone' in given) && !('country' in given)) return read;
  return { ...read, ...(await readContact(sql, account, given, parsed, current)) };
}
