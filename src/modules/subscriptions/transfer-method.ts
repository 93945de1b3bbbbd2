import { KeepersError } from '@/core/errors/errors';
import { translator } from '@/core/i18n/translate';
import type { PaymentMethod } from '@/modules/money/payment-contract';
import { readSettings } from './settings';

/** The id of payments to the platform by transfer. */
export const TRANSFER = 'platform-transfer';

/** What the payer names with the money. */
const referenceOf = (payment: string): string => payment.slice(-8).toUpperCase();

/** How the platform is paid by transfer, as its operator wrote it; empty where it is not. */
export async function transferWords(locale: 'en' | 'he'): Promise<string> {
  const { transfer_en, transfer_he } = await readSettings();
  return (locale === 'he' ? transfer_he || transfer_en : transfer_en || transfer_he).trim();
}

/** Paying the platform without a payment service: its operator says how, and marks what came. */
export const transferMethod: PaymentMethod = {
  id: TRANSFER,
  label: 'subscriptions.transfer.label',
  takes: async ({ account, total }) => account === null && total.amount > 0,
  pay: async ({ id, payee, locale }) => {
    const t = translator(locale);
    if (payee !== 'platform')
      throw new KeepersError('REFUSED', { reason: t('subscriptions.transfer.notOffered') });
    const reference = referenceOf(id);
    const name = t('subscriptions.transfer.reference', { reference });
    return {
      state: 'agreed',
      reference,
      instructions: [await transferWords(locale), name].filter(Boolean).join('\n'),
    };
  },
};
