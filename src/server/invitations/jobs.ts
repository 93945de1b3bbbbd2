import { z } from 'zod';
import { defineJob, type JobDefinition } from '@/server/jobs/define-job';

/** The jobs of people of projects: every minute those are told whose first photographs have just come. */
export const invitationJobs: JobDefinition[] = [
  defineJob({
    id: 'invitation.first-photos',
    input: z.object({}),
    cron: '* * * * *',
    retryLimit: 0,
    handler: async () => ({
      run: async () => {
        await (await import('@/server/operations/mail-first-photos')).mailFirstPhotos();
      },
    }),
  }),
];
