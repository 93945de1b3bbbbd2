import { defineSettings } from '@plugins/kit/server';
import { z } from 'zod';

/** A studio's settings: how many days before a proof's day its clients are reminded (0: not at all). */
export const settings = defineSettings(
  'albums',
  z.object({
    first: z.number().int().min(0).max(30).default(3),
    last: z.number().int().min(0).max(30).default(1),
  }),
);
