import { pool, type Sql } from '@/core/db/pool';
import { readSeller, readStudio } from '@/modules/sellers/queries/sellers';
import {
  holderOf,
  missingFields,
  type SellerType,
  type SellerValues,
} from '@/modules/sellers/rules/seller-form';
import { openValues } from '@/modules/sellers/sealed-values';

/** A seller with its values in full. It stays in the process, or goes where the money is sent. */
interface Seller {
  country: string;
  type: SellerType;
  holder: string;
  values: SellerValues;
  /** Nothing that its form requires is missing. */
  complete: boolean;
}

/** Returns a seller with its values in full; null for an account that filled in no form. */
export async function openSeller(account: string, sql: Sql = pool()): Promise<Seller | null> {
  const row = await readSeller(sql, account);
  if (!row) return null;
  const { country, type } = row;
  const values = await openValues(sql, account);
  const complete = missingFields(country, type, values).length === 0;
  return { country, type, holder: holderOf(type, values), values, complete };
}

/** What a payment service is given to begin with: the seller's country and name, else the studio's. */
export async function sellerIdentity(
  account: string,
): Promise<{ country: string | null; name: string; type: SellerType | null }> {
  const [seller, studio] = await Promise.all([readSeller(pool(), account), readStudio(pool(), account)]);
  return {
    country: seller?.country ?? studio?.country ?? null,
    name: studio?.name ?? '',
    type: seller?.type ?? null,
  };
}
