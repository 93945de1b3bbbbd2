import { z } from 'zod';
import { defineJob, type JobDefinition } from '@/core/jobs/define-job';

/** The jobs of people of projects: every minute those are told whose first photographs have just come. */
export const invitationJobs: JobDefinition[] = [
  defineJob({
    id: 'invitation.first-photos',
    input: z.object({}),
    cron: '* * * * *',
    retryLimit: 0,
    handler: async () => ({
      run: async () => {
        await (await import('@/modules/people/operations/mail-first-photos')).mailFirstPhotos();
      },
    }),
  }),
];
