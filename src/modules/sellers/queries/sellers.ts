import type { Sql } from '@/core/db/pool';
import type { SellerField, SellerType } from '@/modules/sellers/rules/seller-form';

/** An account as a seller, without its values. */
interface SellerRow {
  country: string;
  type: SellerType;
  shows_transfer: boolean;
}

/** Returns an account as a seller; null for one that filled in no form. */
export async function readSeller(sql: Sql, account: string): Promise<SellerRow | null> {
  const { rows } = await sql.query<SellerRow>(
    'select country, type, shows_transfer from seller_accounts where account_id = $1',
    [account],
  );
  return rows[0] ?? null;
}

/** Stores an account as a seller, and locks its row until the transaction ends. */
export async function storeSeller(
  sql: Sql,
  account: string,
  { country, type, shows_transfer, now }: SellerRow & { now: Date },
): Promise<void> {
  await sql.query(
    `insert into seller_accounts (account_id, country, type, shows_transfer, updated_at) values ($1, $2, $3, $4, $5)
     on conflict (account_id) do update set country = $2, type = $3, shows_transfer = $4, updated_at = $5`,
    [account, country, type, shows_transfer, now],
  );
}

/** Waits for other changes of the same seller, until the transaction ends. */
export async function lockSeller(sql: Sql, account: string): Promise<void> {
  await sql.query(`select pg_advisory_xact_lock(hashtext('seller'), hashtext($1))`, [account]);
}

/** A sealed value. */
export interface SealedField {
  id: string;
  name: SellerField;
  sealed: string;
}

/** Returns the sealed values of a seller. */
export async function listFields(sql: Sql, account: string): Promise<SealedField[]> {
  const { rows } = await sql.query<SealedField>(
    'select id, name, sealed from seller_fields where account_id = $1',
    [account],
  );
  return rows;
}

/** Stores a sealed value, in place of the one of its name. */
export async function storeField(sql: Sql, account: string, field: SealedField): Promise<void> {
  await sql.query('delete from seller_fields where account_id = $1 and name = $2', [account, field.name]);
  await sql.query('insert into seller_fields (id, account_id, name, sealed) values ($1, $2, $3, $4)', [
    field.id,
    account,
    field.name,
    field.sealed,
  ]);
}

/** Deletes all values of a seller but these. */
export async function keepFields(sql: Sql, account: string, names: readonly string[]): Promise<void> {
  await sql.query('delete from seller_fields where account_id = $1 and name <> all($2::text[])', [
    account,
    names,
  ]);
}

/** Deletes a seller with its values; returns whether there was one. */
export async function deleteSeller(sql: Sql, account: string): Promise<boolean> {
  const { rowCount } = await sql.query('delete from seller_accounts where account_id = $1', [account]);
  return rowCount === 1;
}

/** Returns the country and the name of a studio, as its settings have them. */
export async function readStudio(
  sql: Sql,
  account: string,
): Promise<{ country: string | null; name: string } | null> {
  const { rows } = await sql.query<{ country: string | null; name: string }>(
    `select country_code as country, coalesce(name, '') as name from accounts where id = $1`,
    [account],
  );
  return rows[0] ?? null;
}
