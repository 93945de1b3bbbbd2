import { defineSettings } from '@plugins/kit/server';
import { z } from 'zod';

/** What a studio chooses: whether it hears of new reviews by mail. */
export const settings = defineSettings('reviews', z.object({ mails: z.boolean().default(true) }));
