import { defineJob } from '@plugins/kit/server';
import { z } from 'zod';

/** Sends the next photograph of an album. After a kill it begins again, once the time of one try is over. */
export const sendJob = defineJob({
  id: 'facebook.send',
  input: z.object({ album: z.uuid() }),
  retryLimit: 20,
  retryDelay: 5,
  expireInSeconds: 120,
  handler: async () => {
    const { sendPhoto } = await import('./operations/send-photo');
    return { run: ({ album }) => sendPhoto(album) };
  },
});
