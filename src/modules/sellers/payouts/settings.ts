import { z } from 'zod';
import { pool, type Sql } from '@/core/db/pool';
import { compact, isBic, isIban } from '@/modules/sellers/rules/bank-numbers';
import { readPayoutSettings, storePayoutSettings } from './queries';

const wrong = (problem: 'invalid' | 'wrong_check_digit') => ({ params: { problem } });

/** What operators set for payouts. */
export const payoutSettings = z.strictObject({
  /** The operator says that they may hold money for others. */
  holds: z.boolean(),
  /** The account that payouts leave from, as its bank knows it; empty until it is set. */
  name: z.string().trim().max(70),
  iban: z
    .string()
    .max(50)
    .transform(compact)
    .refine((text) => text === '' || isIban(text), wrong('wrong_check_digit')),
  bic: z
    .string()
    .max(15)
    .transform(compact)
    .refine((text) => text === '' || isBic(text), wrong('invalid')),
});
export type PayoutSettings = z.infer<typeof payoutSettings>;

const NONE: PayoutSettings = { holds: false, name: '', iban: '', bic: '' };

/** Returns the settings of payouts: by default the platform holds no money. */
export async function readPayouts(sql: Sql = pool()): Promise<PayoutSettings> {
  const read = payoutSettings.safeParse(await readPayoutSettings(sql));
  return read.success ? read.data : NONE;
}

/** Stores the settings of payouts. */
export const writePayouts = (values: PayoutSettings): Promise<void> => storePayoutSettings(pool(), values);

/** Whether the platform may hold money for studios. */
export const holdsMoney = async (): Promise<boolean> => (await readPayouts()).holds;
