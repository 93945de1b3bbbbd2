import { defineSettings } from '@plugins/kit/server';
import { z } from 'zod';

/** A studio's settings: whether clients may comment, and whether the studio gets mails about comments. */
export const settings = defineSettings(
  'talk',
  z.object({ comments: z.boolean().default(true), mails: z.boolean().default(true) }),
);
