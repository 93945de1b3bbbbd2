import { defineJob } from '@plugins/kit/server';
import { z } from 'zod';

/** At the end of an hour in which guests added photographs to a project: notifies the studio, if some still wait. */
export const notifyJob = defineJob({
  id: 'guest-photos.notify',
  input: z.object({ event: z.uuid(), since: z.iso.datetime() }),
  handler: async () => {
    const { notifyStudio } = await import('./operations/notify-studio');
    return {
      run: async ({ event, since }) => {
        await notifyStudio(event, new Date(since));
      },
    };
  },
});
