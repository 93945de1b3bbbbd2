import { defineSettings } from '@plugins/kit/server';
import { z } from 'zod';

/** What a studio chooses: whether clients may comment, and whether it hears of comments by mail. */
export const settings = defineSettings(
  'talk',
  z.object({ comments: z.boolean().default(true), mails: z.boolean().default(true) }),
);
