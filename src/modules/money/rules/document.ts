import type { Locale } from '@/core/i18n/locale';
import type { Currency } from '@/core/text/money';
import { share } from './shares';

/** Who a document is from. */
export interface DocumentSeller {
  name: string;
  /** Number of the business or its VAT. */
  number: string | null;
  address: string | null;
  email: string | null;
  phone: string | null;
  /** ISO 3166-1, two letters. */
  country: string | null;
}

/**
 * What a document is. `confirmation` in countries where accounting documents come from registered software alone: it must
 * not be called an invoice or a receipt there.
 */
export type DocumentKind = 'receipt' | 'invoice' | 'credit' | 'confirmation' | 'refund-confirmation';

/** What a document says, frozen when it is issued. All amounts are minor units of its currency. */
export interface DocumentData {
  kind: DocumentKind;
  locale: Locale;
  /** Days as the seller's calendar shows them (YYYY-MM-DD): of issue, and when the money moved. */
  issued: string;
  paid: string;
  seller: DocumentSeller;
  buyer: { name: string; email: string };
  /** What was paid for, such as "Order 1043"; null without a name. */
  about: string | null;
  lines: { words: string; quantity: number; amount: number }[];
  currency: Currency;
  total: number;
  /** Included in the total. */
  vat: number;
  /** The payment's id, and how it was paid, in the document's language. */
  payment: string;
  method: string;
  /** The number of the document whose money goes back. */
  credits: string | null;
}

/** Countries whose law reserves accounting documents for registered software. */
const RESERVED: ReadonlySet<string> = new Set(['IL']);

/** Returns what a document may be called: by the seller's country, or where it is unknown by the currency. */
export function documentKind(asked: {
  country: string | null;
  currency: Currency;
  vat: number;
  refund: boolean;
}): DocumentKind {
  const reserved = asked.country ? RESERVED.has(asked.country) : asked.currency === 'ILS';
  if (reserved) return asked.refund ? 'refund-confirmation' : 'confirmation';
  if (asked.refund) return 'credit';
  return asked.vat > 0 ? 'invoice' : 'receipt';
}

/** The two series of numbers: documents of money that came, and of money that went back. */
export const SERIES = { paid: 'P', refunded: 'R' } as const;
export type Series = (typeof SERIES)[keyof typeof SERIES];

/** Returns a document's number as people read it: `P-2026-0001`. */
export const documentNumber = ({
  series,
  year,
  number,
}: {
  series: string;
  year: number;
  number: number;
}): string => `${series}-${year}-${String(number).padStart(4, '0')}`;

/** Returns the whole percent of VAT that a total includes, or null if no whole percent gives exactly this amount. */
export function wholePercent(total: number, vat: number): number | null {
  if (vat <= 0 || vat >= total) return null;
  const percent = Math.round((100 * vat) / (total - vat));
  return share(total, percent * 100, 10_000 + percent * 100) === vat ? percent : null;
}
