import { z } from 'zod';
import { defineJob, type JobDefinition } from '@/core/jobs/define-job';

/** Jobs of invitations: every minute, notify participants of projects whose first photographs are complete. */
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
