import { pool } from '@/core/db/pool';
import type { Locale } from '@/core/i18n/locale';
import { type TextKey, translator } from '@/core/i18n/translate';
import { readSeller } from './queries/sellers';
import { ibanInGroups } from './rules/bank-numbers';
import {
  BANK_FIELDS,
  holderOf,
  missingFields,
  type SellerField,
  type SellerType,
  type SellerValues,
  sellerForm,
} from './rules/seller-form';
import { openValues } from './sealed-values';

const LABELS: Partial<Record<SellerField, TextKey>> = {
  bank_code: 'sellers.transfer.bank',
  bank_branch_number: 'sellers.transfer.branch',
  routing_number: 'sellers.transfer.routing',
  sort_code: 'sellers.transfer.sort',
  bank_account_number: 'sellers.transfer.account',
  iban: 'sellers.transfer.iban',
  bic: 'sellers.transfer.bic',
};

/** Numbers as banks print them. */
const printed = (name: SellerField, value: string): string => {
  if (name === 'iban') return ibanInGroups(value);
  return name === 'sort_code' ? value.replaceAll(/(\d{2})(?=\d)/g, '$1-') : value;
};

/** Writes a bank account for the person who transfers money to it: a line for each part; null while the form is a draft. */
export function writeTransfer(
  { country, type, values }: { country: string; type: SellerType; values: SellerValues },
  locale: Locale,
): string | null {
  const t = translator(locale);
  if (missingFields(country, type, values).length > 0) return null;
  const asked = sellerForm(country, type).filter(({ name }) => BANK_FIELDS.includes(name));
  const holder = holderOf(type, values);
  const lines = asked.flatMap(({ name }) => {
    const [value, label] = [values[name], LABELS[name]];
    return value && label ? [t(label, { value: printed(name, value) })] : [];
  });
  return [t('sellers.transfer.holder', { value: holder }), ...lines].join('\n');
}

/** Returns a studio's bank account for clients who pay by transfer; null unless its owner shows it to them. */
export async function transferLines(account: string, locale: Locale): Promise<string | null> {
  const row = await readSeller(pool(), account);
  if (!row?.shows_transfer) return null;
  return writeTransfer({ ...row, values: await openValues(pool(), account) }, locale);
}
