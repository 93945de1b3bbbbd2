import { pool, type Sql } from '@/core/db/pool';
import type { Locale } from '@/core/i18n/locale';
import { readSeller, readStudio } from '@/modules/sellers/queries/sellers';
import {
  type AskedField,
  maskValue,
  missingFields,
  type SellerField,
  type SellerType,
  type SellerValues,
  sellerForm,
} from '@/modules/sellers/rules/seller-form';
import { openValues } from '@/modules/sellers/sealed-values';
import { writeTransfer } from '@/modules/sellers/transfer-lines';

/** An account as a seller, as its owner sees it: of numbers only their end. */
export interface SellerView {
  country: string;
  seller_type: SellerType;
  shows_transfer: boolean;
  /** Nothing that its form requires is missing. */
  complete: boolean;
  /** What its form requires and is not stored yet. */
  missing: SellerField[];
  /** Stored values by field; those of `form` that are masked show only their end. */
  values: SellerValues;
  form: AskedField[];
  /** What clients read who pay by bank transfer; null where they are not shown it. */
  transfer: string | null;
}

/** The country of a form before one is chosen. */
const ANYWHERE = 'US';

/** Returns an account as a seller, in the caller's transaction. Before the first saving its country is the studio's. */
export async function viewSeller(sql: Sql, account: string, locale: Locale): Promise<SellerView> {
  const row = await readSeller(sql, account);
  const studio = row ? null : await readStudio(sql, account);
  const country = row?.country ?? studio?.country ?? (locale === 'he' ? 'IL' : ANYWHERE);
  const type = row?.type ?? 'business';
  const values = row ? await openValues(sql, account) : {};
  const form = sellerForm(country, type);
  const missing = missingFields(country, type, values);
  const shown = Object.fromEntries(
    form.flatMap(({ name }) => {
      const value = values[name];
      return value === undefined ? [] : [[name, maskValue(name, value)]];
    }),
  );
  return {
    country,
    seller_type: type,
    shows_transfer: row?.shows_transfer ?? false,
    complete: row !== null && missing.length === 0,
    missing,
    values: shown,
    form,
    transfer: row?.shows_transfer ? writeTransfer({ country, type, values }, locale) : null,
  };
}

/** Returns an account as a seller, as its owner sees it. */
export const showSeller = (account: string, locale: Locale): Promise<SellerView> =>
  viewSeller(pool(), account, locale);
