import { pool } from '@/core/db/pool';
import type { Locale } from '@/core/i18n/locale';
import { enqueue } from '@/core/jobs/boss';

/**
 * A message requested by address alone: the worker, not the requester, finds out whether the address has an account.
 */
export interface AccountMailRequest {
  kind: 'confirm' | 'reset' | 'unlock';
  email: string;
  locale: Locale;
}

/** The job that sends such a message if the address has an account. */
export const ACCOUNT_MAIL = { id: 'accounts.mail' } as const;

/** Requests a message. Does the same for every address, known or not: enqueues one job. */
export async function askAccountMail(asked: AccountMailRequest): Promise<void> {
  await enqueue(pool(), ACCOUNT_MAIL, asked);
}
