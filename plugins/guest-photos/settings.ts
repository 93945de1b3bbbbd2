import { defineSettings } from '@plugins/kit/server';
import { z } from 'zod';

/** A studio's setting: whether it gets mails about photographs of guests that wait for it. */
export const settings = defineSettings('guest-photos', z.object({ mails: z.boolean().default(true) }));
