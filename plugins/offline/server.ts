import { defineFeatureServer, defineJob } from '@plugins/kit/server';
import { z } from 'zod';
import { methods } from './methods';
import { settings } from './settings';

/** Reminds payers each morning. */
const remind = defineJob({
  id: 'offline.remind',
  input: z.object({}).passthrough(),
  cron: '23 7 * * *',
  handler: async () => ({ run: async () => (await import('./emails/remind-payers')).remindPayers() }),
});

/** The server half: ways to pay without a service, their settings, the reminder. */
export const offline = defineFeatureServer({
  id: 'offline',
  settings,
  jobs: [remind],
  paymentMethods: methods,
});
