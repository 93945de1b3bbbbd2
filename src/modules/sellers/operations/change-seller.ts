import { type Sql, transaction } from '@/core/db/pool';
import { KeepersError } from '@/core/errors/errors';
import type { Locale } from '@/core/i18n/locale';
import { clock } from '@/core/time/clock';
import { recordAudit } from '@/modules/access/audit/record-audit';
import {
  deleteSeller,
  keepFields,
  lockSeller,
  readSeller,
  storeSeller,
} from '@/modules/sellers/queries/sellers';
import { checkSeller } from '@/modules/sellers/rules/check-seller';
import {
  missingFields,
  type SellerField,
  type SellerType,
  type SellerValues,
} from '@/modules/sellers/rules/seller-form';
import { openValues, sealValue } from '@/modules/sellers/sealed-values';
import { type SellerView, viewSeller } from './show-seller';

/** A seller form as it is sent: a value that is omitted stays, an empty one is removed. */
interface SellerInput {
  country: string;
  seller_type: SellerType;
  shows_transfer: boolean;
  values: SellerValues;
}

async function storeValues(
  sql: Sql,
  account: string,
  { before, after }: { before: SellerValues; after: SellerValues },
): Promise<void> {
  await keepFields(sql, account, Object.keys(after));
  for (const [name, value] of Object.entries(after) as [SellerField, string][])
    if (before[name] !== value) await sealValue(sql, account, { name, value });
}

/**
 * Stores an account as a seller, by the form of its country: each value is sealed by itself, one that the form does not ask
 * is deleted. Without all that the form requires it is a draft, which nothing uses; a seller that was complete stays so.
 * Throws INVALID_INPUT with what is wrong by field.
 */
export async function changeSeller(
  account: string,
  { country, seller_type: type, shows_transfer, values }: SellerInput,
  locale: Locale,
): Promise<SellerView> {
  return transaction(async (sql) => {
    await lockSeller(sql, account);
    const now = clock();
    const before = await openValues(sql, account);
    const asked = { country, type, today: now.toISOString().slice(0, 10) };
    const { values: after, problems } = checkSeller(asked, { ...before, ...values });
    const row = await readSeller(sql, account);
    const draft = !row || missingFields(row.country, row.type, before).length > 0;
    const refused = Object.entries(problems).filter(([, problem]) => !draft || problem !== 'blank');
    if (refused.length > 0) throw new KeepersError('INVALID_INPUT', {}, Object.fromEntries(refused));
    await storeSeller(sql, account, { country, type, shows_transfer, now });
    await storeValues(sql, account, { before, after });
    await recordAudit(sql, 'seller.changed', { account });
    return viewSeller(sql, account, locale);
  });
}

/** Deletes an account's values as a seller; without any nothing happens. */
export async function removeSeller(account: string, locale: Locale): Promise<SellerView> {
  return transaction(async (sql) => {
    await lockSeller(sql, account);
    if (await deleteSeller(sql, account)) await recordAudit(sql, 'seller.removed', { account });
    return viewSeller(sql, account, locale);
  });
}
