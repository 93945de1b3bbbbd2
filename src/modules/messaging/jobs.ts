import { z } from 'zod';
import { defineJob, type JobDefinition } from '@/core/jobs/define-job';
import { DELIVER } from '@/core/mail/send-mail';

/**
 * The core's mail jobs. A mail server may be unreachable for hours: eleven attempts (`MAIL_TRIES`) over about eight
 * hours.
 */
export const mailJobs: JobDefinition[] = [
  defineJob({
    id: DELIVER.id,
    input: z.object({ mail: z.uuid() }),
    retryLimit: 10,
    retryDelay: 30,
    expireInSeconds: 180,
    concurrency: 2,
    handler: async () => {
      const { deliverMail } = await import('./deliver-mail');
      return { run: ({ mail }) => deliverMail(mail) };
    },
  }),
];
