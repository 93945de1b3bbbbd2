import { defineSettings } from '@plugins/kit/server';
import { z } from 'zod';

/** A studio's setting: whether it gets mails about new reviews. */
export const settings = defineSettings('reviews', z.object({ mails: z.boolean().default(true) }));
