import { defineJob } from '@plugins/kit/server';
import { z } from 'zod';
import { DRAW } from './operations/take-pictures';

/** Draws a picture of a site in every size. */
const drawPictureJob = defineJob({
  id: DRAW.id,
  input: z.object({ picture: z.string() }),
  retryLimit: 5,
  expireInSeconds: 300,
  handler: async () => ({
    run: async ({ picture }) => (await import('./operations/draw-picture')).drawPicture(picture),
  }),
});

export const siteJobs = [drawPictureJob];
