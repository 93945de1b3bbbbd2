import { defineJob } from '@plugins/kit/server';
import { z } from 'zod';

/** Every half hour, since some time zones are offset by half an hour: reminds of selections that close soon. */
export const remindJob = defineJob({
  id: 'selection.remind',
  input: z.object({}),
  cron: '2,32 * * * *',
  retryLimit: 0,
  handler: async () => ({
    run: async () => {
      await (await import('./operations/remind')).remindOfClosing();
    },
  }),
});
