import { z } from 'zod';
import { pool, type Sql } from '@/core/db/pool';
import { readStored, storeSettings } from './queries/settings';

const price = z.number().int().min(0).max(100_000_00);
const words = z.string().trim().max(1000);

/** What operators set for subscriptions. */
const shape = {
  /** Days of the free trial of the unlimited plan; 0: there is none. */
  trial_days: z.number().int().min(0).max(365),
  /** What one project beyond the limit costs, VAT included; 0: none is sold. */
  project_usd: price,
  project_ils: price,
  /** Percent of VAT that prices include. */
  vat_usd: z.number().min(0).max(50),
  vat_ils: z.number().min(0).max(50),
  /** How studios pay by transfer; empty: they do not. */
  transfer_en: words,
  transfer_he: words,
};
const settings = z.object(shape);
export type SubscriptionSettings = z.infer<typeof settings>;

/** A change of them; what is omitted stays. */
export const changedSettings = settings.partial();

const DEFAULTS: SubscriptionSettings = {
  trial_days: 30,
  project_usd: 500,
  project_ils: 1900,
  vat_usd: 0,
  vat_ils: 18,
  transfer_en: '',
  transfer_he: '',
};

/** Returns the settings of subscriptions; one that is not set, or not valid any more, has its default. */
export async function readSettings(sql: Sql = pool()): Promise<SubscriptionSettings> {
  const read = changedSettings.safeParse(await readStored(sql));
  return { ...DEFAULTS, ...(read.success ? read.data : {}) };
}

/** Changes settings of subscriptions; what is omitted stays. */
export const writeSettings = (values: Partial<SubscriptionSettings>): Promise<void> =>
  storeSettings(pool(), values);
