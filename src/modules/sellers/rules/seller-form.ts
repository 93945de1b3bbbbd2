import { hasIban } from './bank-numbers';

/** Who sells: a business, or a private person. */
export const SELLER_TYPES = ['business', 'private'] as const;
export type SellerType = (typeof SELLER_TYPES)[number];

/** All that a seller form may ask, in its order. */
export const SELLER_FIELDS = [
  'business_name',
  'inc_number',
  'full_name',
  'id_number',
  'id_issue_date',
  'date_of_birth',
  'sex',
  'address',
  'phone_number',
  'bank_code',
  'bank_branch_number',
  'routing_number',
  'sort_code',
  'bank_account_number',
  'iban',
  'bic',
] as const;
export type SellerField = (typeof SELLER_FIELDS)[number];

/** Values of a form, by field. */
export type SellerValues = Partial<Record<SellerField, string>>;

/** A field as a form asks it. `masked`: only its end is shown once it is stored. */
export interface AskedField {
  name: SellerField;
  required: boolean;
  masked: boolean;
}

/** Numbers and dates by which others could act for the seller. */
const MASKED: readonly SellerField[] = [
  'inc_number',
  'id_number',
  'id_issue_date',
  'date_of_birth',
  'bank_account_number',
  'iban',
];

/** How a country's banks name an account. */
type BankScheme = 'branch' | 'routing' | 'sort' | 'iban' | 'bic';

/** Returns how a country's banks name an account. */
export function bankSchemeOf(country: string): BankScheme {
  if (country === 'IL') return 'branch';
  if (country === 'US') return 'routing';
  if (country === 'GB') return 'sort';
  return hasIban(country) ? 'iban' : 'bic';
}

const BANK: Record<BankScheme, readonly SellerField[]> = {
  branch: ['bank_code', 'bank_branch_number', 'bank_account_number'],
  routing: ['routing_number', 'bank_account_number'],
  sort: ['sort_code', 'bank_account_number'],
  iban: ['iban', 'bic'],
  bic: ['bank_account_number', 'bic'],
};

/** Fields of a bank account, whatever the country. */
export const BANK_FIELDS: readonly SellerField[] = [...new Set(Object.values(BANK).flat())];

const required = (name: SellerField, country: string): boolean => {
  if (name === 'sex') return false;
  if (name === 'inc_number') return country === 'IL';
  // Transfers by IBAN need no BIC.
  if (name === 'bic') return bankSchemeOf(country) === 'bic';
  return true;
};

/** Returns what the form of a country asks of a business or a private person. */
export function sellerForm(country: string, type: SellerType): AskedField[] {
  const names: SellerField[] = [
    ...(type === 'business' ? (['business_name', 'inc_number'] as const) : []),
    'full_name',
    // Other countries do not tie payouts to an identity document.
    ...(country === 'IL' ? (['id_number', 'id_issue_date'] as const) : []),
    'date_of_birth',
    'sex',
    'address',
    'phone_number',
    ...BANK[bankSchemeOf(country)],
  ];
  return names.map((name) => ({ name, required: required(name, country), masked: MASKED.includes(name) }));
}

/** Returns the fields that the form of a country requires and that have no value: without any the seller is complete. */
export const missingFields = (country: string, type: SellerType, values: SellerValues): SellerField[] =>
  sellerForm(country, type).flatMap(({ name, required }) => (required && !values[name] ? [name] : []));

/** The name of a bank account's holder. */
export const holderOf = (type: SellerType, values: SellerValues): string =>
  (type === 'business' ? values.business_name : values.full_name) ?? '';

/** A stored value as a screen shows it: of numbers their last four characters, of dates nothing. */
export function maskValue(name: SellerField, value: string): string {
  if (!MASKED.includes(name)) return value;
  if (name === 'id_issue_date' || name === 'date_of_birth') return '••••';
  // Of a short number the last four would be nearly all of it.
  const shown = Math.min(4, Math.floor(value.length / 2));
  return `••••${value.slice(-shown)}`;
}
