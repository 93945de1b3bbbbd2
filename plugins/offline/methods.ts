import { KeepersError } from '@plugins/kit/server';
import { transferLines } from '@plugins/kit/server/internal';
import type { PaymentMethod } from '@plugins/kit/server/orders';
import { translator } from '@plugins/kit/server/texts';
import { settings } from './settings';

/** The ways, with the setting that has the studio's words. */
const WAYS = {
  'bank-transfer': 'bank',
  cash: 'cash',
  bit: 'bit',
  paybox: 'paybox',
  cheque: 'cheque',
  'own-words': 'own',
} as const;
type Way = keyof typeof WAYS;

/** The sentence before the studio's words. */
const HOW = {
  'bank-transfer': 'offline.how.bank',
  cash: 'offline.how.cash',
  bit: 'offline.how.bit',
  paybox: 'offline.how.paybox',
  cheque: 'offline.how.cheque',
  'own-words': 'offline.how.own',
} as const;

/** Ids of the methods that this feature adds. */
export const METHODS = Object.keys(WAYS) as Way[];

/** What the payer names with the money: short enough to type into a bank's form. */
export const referenceOf = (payment: string): string => payment.slice(-8).toUpperCase();

type Locale = Parameters<typeof translator>[0];

/**
 * The studio's words of a way; null where it is not offered. Cash needs none. A transfer begins with the bank account of the
 * seller account, where its owner shows it.
 */
async function wordsOf(account: string | null, way: Way, locale: Locale): Promise<string | null> {
  if (!account) return null;
  const said = (await settings.read(account))[WAYS[way]];
  if (typeof said === 'boolean') return said ? '' : null;
  const bank = way === 'bank-transfer' ? await transferLines(account, locale) : null;
  return [bank, said].filter(Boolean).join('\n') || null;
}

const method = (way: Way): PaymentMethod => ({
  id: way,
  label: `offline.way.${WAYS[way]}`,
  agrees: true,
  takes: async ({ account, total }) => total.amount > 0 && (await wordsOf(account, way, 'en')) !== null,
  pay: async ({ id, payee, total, locale }) => {
    const t = translator(locale);
    const words = total.amount > 0 && payee !== 'platform' ? await wordsOf(payee.account, way, locale) : null;
    if (words === null) throw new KeepersError('REFUSED', { reason: t('offline.notOffered') });
    const reference = referenceOf(id);
    const how = t(HOW[way]);
    const name = t('offline.nameReference', { reference });
    return { state: 'agreed', reference, instructions: [how, words, name].filter(Boolean).join('\n') };
  },
});

/** Bank transfer, cash, Bit, PayBox, cheque, and the studio's own words. Nothing is stored: a call repeats the agreement. */
export const methods: PaymentMethod[] = METHODS.map(method);
