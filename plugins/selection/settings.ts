import { defineSettings } from '@plugins/kit/server';
import { z } from 'zod';

/**
 * A studio's settings: how many days before a product's closing day its clients are reminded (0: not at all), and
 * whether they are mailed that editing has begun and that their photographs are ready.
 */
export const settings = defineSettings(
  'selection',
  z.object({
    first: z.number().int().min(0).max(30).default(3),
    last: z.number().int().min(0).max(30).default(1),
    turns: z.boolean().default(true),
  }),
);
