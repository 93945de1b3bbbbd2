import { z } from 'zod';
import { TRASH_DAYS } from '@/core/constants';
import { pool, type Sql, transaction } from '@/core/db/pool';
import { KeepersError } from '@/core/errors/errors';
import { requireNoConflict, type Values } from '@/core/errors/keep-changes';
import { parseInput } from '@/core/errors/zod-problems';
import { hashPassword } from '@/core/passwords';
import { recordAudit } from '@/modules/access/audit/record-audit';
import { keepClient, lockAddress } from '@/modules/people/keep-client';
import { detailFields, homeOf, phoneOf } from '@/modules/people/person-input';
import type { ClientDetails } from '@/modules/people/queries/account-clients-repo';

/** Minimum length of a selection password. */
const SHORTEST = 6;
const password = z.string().trim().min(SHORTEST).max(100);

/** Throws `taken` if another client of the account has this address. Waits for concurrent changes of it. */
async function requireFree(sql: Sql, account: string, email: string | null, but: string | null) {
  if (!email) return;
  await lockAddress(sql, account, email);
  const { rowCount } = await sql.query(
    `select 1 from clients where account_id = $1 and lower(email) = lower($2) and deleted_at is null and id is distinct from $3`,
    [account, email, but],
  );
  if (rowCount) throw new KeepersError('INVALID_INPUT', {}, { email: 'taken' });
}

/**
 * Creates a client of an account. Throws INVALID_INPUT naming the fields, with `taken` for another client's address.
 */
export async function createClient(account: string, input: unknown): Promise<{ id: string }> {
  const { email = null, phone, country, language = null, ...rest } = parseInput(detailFields, input);
  if (!rest.name && !email) throw new KeepersError('INVALID_INPUT', {}, { name: 'blank' });
  return transaction(async (sql) => {
    await requireFree(sql, account, email, null);
    const contact = phoneOf(phone, country, await homeOf(sql, account));
    const { id } = await keepClient(sql, account, { ...rest, ...contact, email, locale: language });
    return { id };
  });
}

async function lockDetails(sql: Sql, account: string, id: string): Promise<ClientDetails> {
  const { rows } = await sql.query<ClientDetails>(
    `select coalesce(name, '') as name, email, additional_email, phone_number as phone, country_code as country,
            locale::text as language, description
       from clients where id = $2 and account_id = $1 and deleted_at is null for update`,
    [account, id],
  );
  if (!rows[0]) throw new KeepersError('NOT_FOUND');
  return rows[0];
}

const COLUMN = {
  name: 'name',
  email: 'email',
  additional_email: 'additional_email',
  phone: 'phone_number',
  country: 'country_code',
  language: 'locale',
  description: 'description',
} as const;

/**
 * Changes the given fields of a client. `seen` are their base values: STALE if another user changed one meanwhile, and
 * nothing is stored. A new address starts without refusals. Throws INVALID_INPUT, NOT_FOUND.
 */
export async function changeClient(
  account: string,
  id: string,
  { input, seen = {} }: { input: Values; seen?: Values },
): Promise<void> {
  const unknown = Object.keys(input).filter((field) => !(field in COLUMN));
  if (unknown[0]) throw new KeepersError('INVALID_INPUT', {}, { [unknown[0]]: 'unknown_field' });
  const given = parseInput(detailFields, input);
  await transaction(async (sql) => {
    const standing = await lockDetails(sql, account, id);
    const sent: Record<string, unknown> = Object.fromEntries(
      Object.keys(input).map((field) => [field, given[field as keyof typeof given] ?? null]),
    );
    if ('phone' in sent || 'country' in sent) {
      const phone = 'phone' in sent ? given.phone : (standing.phone ?? undefined);
      const country = 'country' in sent ? given.country : standing.country;
      const read = phoneOf(phone, country, await homeOf(sql, account));
      if ('phone' in sent) sent.phone = read.phone_number;
      if (!country && read.country_code) sent.country = read.country_code;
    }
    const write = requireNoConflict(sent, seen, { ...standing });
    const name = 'name' in write ? write.name : standing.name;
    const email = 'email' in write ? write.email : standing.email;
    if (!name && !email) throw new KeepersError('INVALID_INPUT', {}, { name: 'blank' });
    if ('email' in write) await requireFree(sql, account, write.email as string | null, id);
    for (const [field, value] of Object.entries(write)) {
      const cast = field === 'language' ? '::text::enum_clients_locale' : '';
      await sql.query(
        `update clients set ${COLUMN[field as keyof typeof COLUMN]} = $2${cast}, updated_at = now() where id = $1`,
        [id, field === 'name' ? (value ?? '') : value],
      );
    }
  });
}

/**
 * Moves a client to the trash. Throws DEPENDENT_RECORDS if they still have access to a project, since their link and
 * picks depend on them: revoke that first.
 */
export async function removeClient(account: string, id: string): Promise<void> {
  await transaction(async (sql) => {
    await lockDetails(sql, account, id);
    const living = await sql.query(
      `select 1 from invitations i join events e on e.id = i.event_id
        where i.client_id = $1 and i.revoked_at is null and e.deleted_at is null limit 1`,
      [id],
    );
    if (living.rowCount) throw new KeepersError('DEPENDENT_RECORDS');
    await sql.query('update clients set deleted_at = now(), updated_at = now() where id = $1', [id]);
  });
}

/**
 * Restores a client from the trash. Throws NOT_FOUND after `TRASH_DAYS`, because the purge may have begun, and `taken` if
 * another client has their address meanwhile.
 */
export async function restoreClient(account: string, id: string): Promise<void> {
  await transaction(async (sql) => {
    const { rows } = await sql.query<{ email: string | null }>(
      `select email from clients where id = $2 and account_id = $1
          and (deleted_at is null or deleted_at > now() - make_interval(days => $3)) for update`,
      [account, id, TRASH_DAYS],
    );
    if (!rows[0]) throw new KeepersError('NOT_FOUND');
    await requireFree(sql, account, rows[0].email, id);
    await sql.query('update clients set deleted_at = null, updated_at = now() where id = $1', [id]);
  });
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
  await transaction(async (sql) => {
    const { email, name } = await lockDetails(sql, account, id);
    if (hash && !email) throw new KeepersError('CLIENT_EMAIL_MISSING');
    await sql.query('update clients set selection_password_hash = $2, updated_at = now() where id = $1', [
      id,
      hash,
    ]);
    await recordAudit(sql, 'person.password_changed', { account, subject: name || email });
  });
}

/** Confirms a client's address: former refusals no longer stop mail to it. */
export async function clearAddress(account: string, id: string): Promise<void> {
  await pool().query(
    `update clients set mail_cleared_at = now(), updated_at = now()
      where account_id = $1 and lower(email) = (select lower(email) from clients where id = $2 and account_id = $1)`,
    [account, id],
  );
}
