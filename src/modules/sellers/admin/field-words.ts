import { checkSeller } from '@/modules/sellers/rules/check-seller';
import {
  bankSchemeOf,
  type SellerField,
  type SellerType,
  type SellerValues,
} from '@/modules/sellers/rules/seller-form';

/** The id of a field's place on the page, where links from the list of what is missing lead. */
export const placeOf = (name: SellerField): string => `seller-${name}`;

/** The end of the message key of a field's label: the number of a business has its own name in Israel. */
export const labelOf = (name: SellerField, country: string): SellerField | 'inc_number_il' =>
  name === 'inc_number' && country === 'IL' ? 'inc_number_il' : name;

const LINES = ['business_name', 'full_name', 'address'] as const;
const isLine = (name: SellerField): name is (typeof LINES)[number] =>
  (LINES as readonly string[]).includes(name);

/**
 * Returns the end of the message key that says what a refused value must be, by the rule that the server applies; null
 * where the server's own message says it: a wrong digit, a value that is missing.
 */
export function reasonOf(
  name: SellerField,
  { country, type, values }: { country: string; type: SellerType; values: SellerValues },
) {
  const today = new Date().toISOString().slice(0, 10);
  if (checkSeller({ country, type, today }, values).problems[name] !== 'invalid') return null;
  if (isLine(name)) return 'line';
  if (name === 'bank_account_number') {
    const scheme = bankSchemeOf(country);
    return scheme === 'iban' || scheme === 'bic' ? 'account_other' : (`account_${scheme}` as const);
  }
  return name === 'inc_number' ? (country === 'IL' ? 'id_number' : 'inc_number') : name;
}
