import { defineSettings } from '@plugins/kit/server';
import { z } from 'zod';

const words = (most = 1000) => z.string().trim().max(most).default('');

/** A studio's ways to be paid: one without words is not offered, but for cash, which needs none. */
export const settings = defineSettings(
  'offline',
  z.object({
    bank: words(),
    cash: z.boolean().default(true),
    bit: words(100),
    paybox: words(150),
    cheque: words(150),
    own: words(),
    /** Days after which the payer is reminded; 0: never. */
    remind: z.number().int().min(0).max(60).default(7),
  }),
  { place: 'payments' },
);
