import { defineSettings } from '@plugins/kit/server';
import { z } from 'zod';

/** Whether a studio's galleries have stacks at all. */
export const settings = defineSettings('similar', z.object({ stacks: z.boolean().default(true) }));
