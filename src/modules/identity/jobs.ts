import { z } from 'zod';
import { LOCALES } from '@/core/i18n/locale';
import { defineJob, type JobDefinition } from '@/core/jobs/define-job';
import { ACCOUNT_MAIL } from './ask-mail';

/** The jobs of accounts. */
export const accountJobs: JobDefinition[] = [
  defineJob({
    id: ACCOUNT_MAIL.id,
    input: z.object({
      kind: z.enum(['confirm', 'reset', 'unlock']),
      email: z.string(),
      locale: z.enum(LOCALES),
    }),
    concurrency: 2,
    handler: async () => {
      const { sendAccountMail } = await import('@/modules/identity/operations/send-account-mail');
      return { run: sendAccountMail };
    },
  }),
  defineJob({
    id: 'accounts.sweep',
    input: z.object({}).passthrough(),
    cron: '40 3 * * *',
    handler: async () => {
      const { sweepAccounts } = await import('@/modules/identity/operations/sweep-accounts');
      return { run: sweepAccounts };
    },
  }),
];
